"""Rated tables, the results of matches that are over, ratings, and what members show of themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """To this version. Matches that are over already have no results: nobody knew that they would be kept."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results_due",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seat_results",
        sa.Column("number", sa.Integer, sa.ForeignKey("results.number", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("mu_before", sa.Float, nullable=True),
        sa.Column("sigma_before", sa.Float, nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("ix_seat_results_member_id", "seat_results", ["member_id", "number"])
    op.create_index("ix_seat_results_member_game", "seat_results", ["member_id", "game", "seats", "number"])
    op.create_index("ix_seat_results_bot", "seat_results", ["bot", "game", "seats", "number"])
    op.create_table(
        "ratings",
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_mu", "ratings", ["game", "seats", "mu"])
    op.create_table(
        "profiles",
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("shown", sa.Text, nullable=False),
    )
