"""The games as environments for learning and for game theory: PettingZoo, Gymnasium and OpenSpiel.

`pip install "sobremesa[study]"` brings what they need; import the one you want. No rule stands here.
"""
