-- A stay has 1 to 100 nights: longer lets are not tourism lets (law 7464, article 2).

CREATE TRIGGER reservations_insert_within_law BEFORE INSERT ON reservations
WHEN julianday(new.check_out) - julianday(new.check_in) NOT BETWEEN 1 AND 100
BEGIN
  SELECT RAISE(ABORT, 'A stay has 1 to 100 nights');
END;

CREATE TRIGGER reservations_update_within_law BEFORE UPDATE OF check_in, check_out ON reservations
WHEN julianday(new.check_out) - julianday(new.check_in) NOT BETWEEN 1 AND 100
BEGIN
  SELECT RAISE(ABORT, 'A stay has 1 to 100 nights');
END;
