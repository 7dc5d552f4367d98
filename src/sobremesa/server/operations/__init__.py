"""Running a server: the command line, the data folder, logs, errands, backups."""
