"""The API documentation page: every operation of the OpenAPI document, rendered on the server."""

import json
from typing import Any

from fastapi import APIRouter, Request
from jinja2 import Environment, PackageLoader, select_autoescape
from starlette.responses import HTMLResponse, Response

router = APIRouter()

_pages = Environment(loader=PackageLoader("ridotto.table", "templates"), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True)


@router.get("/api/docs", include_in_schema=False)
async def show_docs(request: Request) -> Response:
    """The page; rendered once."""
    page: str | None = getattr(request.app.state, "apidocs", None)
    if page is None:
        page = request.app.state.apidocs = render(request.app.openapi())
    return HTMLResponse(page)


def render(document: dict[str, Any]) -> str:
    """An OpenAPI document as a page."""
    return _pages.get_template("apidocs.html").render(
        info=document["info"],
        groups=_groups(document),
        models=[_model(name, schema) for name, schema in sorted(document["components"]["schemas"].items()) if "properties" in schema],
    )


def _groups(document: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The operations by tag, in the document's order."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            groups.setdefault(operation["tags"][0], []).append(_operation(path, method, operation))
    return groups


def _operation(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return {
        "id": operation["operationId"],
        "method": method.upper(),
        "path": path,
        "summary": operation["summary"],
        "description": operation.get("description", ""),
        "token": bool(operation.get("security")),
        "parameters": [
            {"name": parameter["name"], "in": parameter["in"], "type": _type(parameter["schema"]), "description": parameter.get("description", "")}
            for parameter in operation.get("parameters", [])
        ],
        "body": _type(body) if body else None,
        "answers": [
            {"status": status, "description": said["description"], "type": _type(_schema(said))} for status, said in sorted(operation["responses"].items())
        ],
    }


def _schema(said: dict[str, Any]) -> dict[str, Any] | None:
    """The schema of a response, whatever its media type."""
    return next((content.get("schema") for content in said.get("content", {}).values()), None)


def _model(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    required = schema.get("required", [])
    return {
        "name": name,
        "description": schema.get("description", ""),
        "fields": [
            {
                "name": field,
                "type": _type(shape),
                "required": field in required,
                "description": shape.get("description", ""),
                "example": json.dumps(shape["examples"][0], ensure_ascii=False) if shape.get("examples") else "",
            }
            for field, shape in schema["properties"].items()
        ],
    }


def _type(schema: dict[str, Any] | None) -> dict[str, str]:
    """A schema in words, and the model it refers to."""
    if not schema:
        return {"text": "", "model": ""}
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return {"text": name, "model": name}
    if "anyOf" in schema:
        parts = [_type(part) for part in schema["anyOf"]]
        return {"text": " or ".join(part["text"] for part in parts), "model": next((part["model"] for part in parts if part["model"]), "")}
    if schema.get("type") == "array":
        inner = _type(schema.get("items"))
        return {"text": f"list of {inner['text'] or 'anything'}", "model": inner["model"]}
    if "enum" in schema:
        return {"text": " | ".join(str(value) for value in schema["enum"]), "model": ""}
    return {"text": str(schema.get("type", "anything")), "model": ""}
