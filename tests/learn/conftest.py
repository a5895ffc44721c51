"""Learning in these tests is small: more threads than one would only wait for each other."""

import torch

torch.set_num_threads(1)
