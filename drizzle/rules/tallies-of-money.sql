-- Turnover of stays by the months they lie in, and missing prepayments by the day of arrival: the
-- sums on the home screen (decisions 0021, 0025).

-- What the tallies must say.
CREATE VIEW sold_sums AS
SELECT month, sum(until - since) AS nights,
  sum(total * until / stay - total * since / stay) AS total
FROM (
  SELECT total, stay, substr(starts, 1, 7) AS month,
    max(0, CAST(julianday(starts) - julianday(check_in) AS INTEGER)) AS since,
    min(stay, CAST(julianday(date(starts, '+1 month')) - julianday(check_in) AS INTEGER)) AS until
  FROM (
    SELECT check_in, check_out, total,
      CAST(julianday(check_out) - julianday(check_in) AS INTEGER) AS stay,
      date(check_in, 'start of month', '+' || nth.value || ' months') AS starts
    FROM reservations CROSS JOIN json_each('[0,1,2,3,4]') nth
    WHERE status IN ('confirmed', 'staying', 'completed')
  ) WHERE starts < check_out
) GROUP BY month;

CREATE VIEW owed_sums AS
SELECT check_in, sum(prepayment - (paid - extras_paid)) AS owed FROM reservations
WHERE status IN ('option', 'confirmed') AND prepayment > paid - extras_paid
GROUP BY check_in;

-- Adds a stay to the tally (`times` 1) or subtracts it (-1): the only place that spreads one over
-- its months; a hundred nights touch at most five.
CREATE VIEW sold_stays AS
SELECT status, check_in, check_out, total, 1 AS times FROM reservations;

CREATE TRIGGER sold_stays_are_summed INSTEAD OF INSERT ON sold_stays
WHEN new.status IN ('confirmed', 'staying', 'completed')
BEGIN
  INSERT INTO sold_tallies (month, nights, total)
  SELECT substr(starts, 1, 7), new.times * (until - since),
    new.times * (new.total * until / stay - new.total * since / stay)
  FROM (
    SELECT starts, stay,
      max(0, CAST(julianday(starts) - julianday(new.check_in) AS INTEGER)) AS since,
      min(stay, CAST(julianday(date(starts, '+1 month')) - julianday(new.check_in) AS INTEGER)) AS until
    FROM (
      SELECT date(new.check_in, 'start of month', '+' || value || ' months') AS starts,
        CAST(julianday(new.check_out) - julianday(new.check_in) AS INTEGER) AS stay
      FROM json_each('[0,1,2,3,4]')
    )
  ) WHERE starts < new.check_out
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights, total = total + excluded.total;
END;

CREATE TRIGGER reservations_insert_is_summed AFTER INSERT ON reservations
BEGIN
  INSERT INTO sold_stays VALUES (new.status, new.check_in, new.check_out, new.total, 1);
  INSERT INTO owed_tallies (check_in, owed)
  SELECT new.check_in, new.prepayment - (new.paid - new.extras_paid)
  WHERE new.status IN ('option', 'confirmed') AND new.prepayment > new.paid - new.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;

CREATE TRIGGER reservations_update_is_summed
AFTER UPDATE OF status, check_in, check_out, total, prepayment, paid, extras_paid ON reservations
BEGIN
  INSERT INTO sold_stays VALUES (old.status, old.check_in, old.check_out, old.total, -1);
  INSERT INTO sold_stays VALUES (new.status, new.check_in, new.check_out, new.total, 1);
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
  INSERT INTO sold_stays VALUES (old.status, old.check_in, old.check_out, old.total, -1);
  INSERT INTO owed_tallies (check_in, owed)
  SELECT old.check_in, -(old.prepayment - (old.paid - old.extras_paid))
  WHERE old.status IN ('option', 'confirmed') AND old.prepayment > old.paid - old.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;
