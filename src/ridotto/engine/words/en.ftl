# Words of the house.
