# Rinpa
