-- An option ends before the arrival. Days of the stay are Türkiye's, which keeps UTC+3 all year.

CREATE TRIGGER reservations_option_begins_before_arrival BEFORE INSERT ON reservations
WHEN new.status = 'option' AND new.option_expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;

CREATE TRIGGER reservations_option_ends_before_arrival
BEFORE UPDATE OF status, option_expires_at, check_in, villa_id ON reservations
WHEN new.status = 'option' AND new.option_expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
