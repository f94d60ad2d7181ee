-- What stays bring in by the months that they lie in, and what of their prepayments is missing by the day
-- of arrival: what the home sums. Of what lies over the end of a span the home reads the stays
-- (decisions 0021, 0025).

-- What the tallies must say.
CREATE VIEW sold_sums AS
SELECT substr(check_in, 1, 7) AS first_month, substr(date(check_out, '-1 day'), 1, 7) AS last_month,
  sum(CAST(julianday(check_out) - julianday(check_in) AS INTEGER)) AS nights, sum(total) AS total
FROM reservations WHERE status IN ('confirmed', 'staying', 'completed')
GROUP BY 1, 2;

CREATE VIEW owed_sums AS
SELECT check_in, sum(prepayment - (paid - extras_paid)) AS owed FROM reservations
WHERE status IN ('option', 'confirmed') AND prepayment > paid - extras_paid
GROUP BY check_in;

CREATE TRIGGER reservations_insert_is_summed AFTER INSERT ON reservations
BEGIN
  INSERT INTO sold_tallies (first_month, last_month, nights, total)
  SELECT substr(new.check_in, 1, 7), substr(date(new.check_out, '-1 day'), 1, 7),
    CAST(julianday(new.check_out) - julianday(new.check_in) AS INTEGER), new.total
  WHERE new.status IN ('confirmed', 'staying', 'completed')
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights, total = total + excluded.total;
  INSERT INTO owed_tallies (check_in, owed)
  SELECT new.check_in, new.prepayment - (new.paid - new.extras_paid)
  WHERE new.status IN ('option', 'confirmed') AND new.prepayment > new.paid - new.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;

CREATE TRIGGER reservations_update_is_summed
AFTER UPDATE OF status, check_in, check_out, total, prepayment, paid, extras_paid ON reservations
BEGIN
  INSERT INTO sold_tallies (first_month, last_month, nights, total)
  SELECT substr(old.check_in, 1, 7), substr(date(old.check_out, '-1 day'), 1, 7),
    -CAST(julianday(old.check_out) - julianday(old.check_in) AS INTEGER), -old.total
  WHERE old.status IN ('confirmed', 'staying', 'completed')
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights, total = total + excluded.total;
  INSERT INTO sold_tallies (first_month, last_month, nights, total)
  SELECT substr(new.check_in, 1, 7), substr(date(new.check_out, '-1 day'), 1, 7),
    CAST(julianday(new.check_out) - julianday(new.check_in) AS INTEGER), new.total
  WHERE new.status IN ('confirmed', 'staying', 'completed')
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights, total = total + excluded.total;
  INSERT INTO owed_tallies (check_in, owed)
  SELECT old.check_in, -(old.prepayment - (old.paid - old.extras_paid))
  WHERE old.status IN ('option', 'confirmed') AND old.prepayment > old.paid - old.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
  INSERT INTO owed_tallies (check_in, owed)
  SELECT new.check_in, new.prepayment - (new.paid - new.extras_paid)
  WHERE new.status IN ('option', 'confirmed') AND new.prepayment > new.paid - new.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;

CREATE TRIGGER reservations_delete_is_summed AFTER DELETE ON reservations
BEGIN
  INSERT INTO sold_tallies (first_month, last_month, nights, total)
  SELECT substr(old.check_in, 1, 7), substr(date(old.check_out, '-1 day'), 1, 7),
    -CAST(julianday(old.check_out) - julianday(old.check_in) AS INTEGER), -old.total
  WHERE old.status IN ('confirmed', 'staying', 'completed')
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights, total = total + excluded.total;
  INSERT INTO owed_tallies (check_in, owed)
  SELECT old.check_in, -(old.prepayment - (old.paid - old.extras_paid))
  WHERE old.status IN ('option', 'confirmed') AND old.prepayment > old.paid - old.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;
