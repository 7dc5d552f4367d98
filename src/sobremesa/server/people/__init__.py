"""Who people are: guests, accounts, other devices, their data. No web in here."""
