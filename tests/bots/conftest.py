"""Learning in these tests is small: more threads than one would only wait for each other."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
