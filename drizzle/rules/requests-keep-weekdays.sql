-- A visitor's request arrives and leaves on days of the villa's rules, also when whoever writes it has
-- not asked. Clerks may agree otherwise, also for an offer or a house that somebody moves to; books
-- from before are as they are.

CREATE TRIGGER reservations_insert_on_their_days BEFORE INSERT ON reservations
WHEN new.created_by IS NULL AND new.source IN ('site', 'offer') AND EXISTS (
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.check_in AND ends_on >= new.check_in
    AND arrival_days IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM json_each(arrival_days) WHERE value = (strftime('%w', new.check_in) + 6) % 7 + 1
    )
  UNION ALL
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.check_out AND ends_on >= new.check_out
    AND departure_days IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM json_each(departure_days) WHERE value = (strftime('%w', new.check_out) + 6) % 7 + 1
    )
)
BEGIN
  SELECT RAISE(ABORT, 'A stay begins and ends on days of the villa');
END;
