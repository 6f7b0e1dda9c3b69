// The client of the house.
