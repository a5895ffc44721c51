# Words about people: friends, blocks, reports, invitations, clubs. Keys begin with people-.
