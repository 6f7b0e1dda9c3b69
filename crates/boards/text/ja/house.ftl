house-name = Zashiki
