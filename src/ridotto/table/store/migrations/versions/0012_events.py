"""Events: tournaments, leagues and nights against bots, with their players, tables and results."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "events",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("organiser_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("previous", sa.Text, nullable=True, unique=True),
        sa.Column("ended_by", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_index("ix_events_due", "events", ["due"])
    op.create_index("ix_events_state", "events", ["state", "listed", "created"])
    op.create_index("ix_events_organiser_id", "events", ["organiser_id", "created"])
    op.create_table(
        "event_players",
        sa.Column("event_id", sa.Text, sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("entered", sa.Float, nullable=False),
        sa.Column("from_round", sa.Integer, nullable=False),
        sa.Column("left_round", sa.Integer, nullable=True),
        sa.Column("division", sa.Integer, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
    op.create_index("ix_event_players_member_id", "event_players", ["member_id"])
    op.create_table(
        "event_tables",
        sa.Column("event_id", sa.Text, sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("division", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=True, unique=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "event_seats",
        sa.Column("event_id", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("member_id", sa.Text, sa.ForeignKey("members.id", ondelete="CASCADE"), nullable=True),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("share", sa.Float, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
        sa.ForeignKeyConstraint(
            ["event_id", "round", "number"],
            ["event_tables.event_id", "event_tables.round", "event_tables.number"],
            ondelete="CASCADE",
            name="event_seats_table",
        ),
    )
    op.create_index("ix_event_seats_member_id", "event_seats", ["member_id"])
