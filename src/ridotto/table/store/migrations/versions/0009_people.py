"""Friends, blocks, who is here, invitations, standing, reports, clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def _member(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "ties",
        _member("member_id"),
        _member("other_id"),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_ties_other_id", "ties", ["other_id"])
    op.create_table(
        "blocks",
        _member("member_id"),
        _member("blocked_id"),
        sa.Column("called", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "member_presence",
        _member("member_id"),
        sa.Column("here", sa.Float, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    op.create_table(
        "table_invitations",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        _member("member_id"),
        _member("by_id"),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_table_invitations_member_id", "table_invitations", ["member_id"])
    op.create_index("ix_table_invitations_by_id", "table_invitations", ["by_id"])
    op.create_table(
        "standings",
        _member("member_id"),
        sa.Column("muted", sa.Float, nullable=False),
        sa.Column("suspended", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("handed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_standings_suspended", "standings", ["suspended"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by_id", sa.Text, sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True),
        sa.Column("about_id", sa.Text, sa.ForeignKey("members.id", ondelete="SET NULL"), nullable=True),
        sa.Column("evidence", sa.Text, nullable=False),
        sa.Column("settled", sa.Float, nullable=True),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("ix_reports_settled", "reports", ["settled", "id"])
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_index("ix_reports_by_id", "reports", ["by_id"])
    op.create_index("ix_reports_about_id", "reports", ["about_id"])
    op.create_table(
        "clubs",
        sa.Column("slug", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, nullable=False, unique=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("founded", sa.Float, nullable=False),
    )
    op.create_index("ix_clubs_entry", "clubs", ["entry", "name_key"])
    op.create_table(
        "club_members",
        sa.Column("club", sa.Text, sa.ForeignKey("clubs.slug", ondelete="CASCADE"), primary_key=True),
        _member("member_id"),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_club_members_member_id", "club_members", ["member_id"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("club", sa.Text, sa.ForeignKey("clubs.slug", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_club_tables_club", "club_tables", ["club", "at"])
