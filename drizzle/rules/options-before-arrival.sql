-- An option ends before the arrival. Days are those of Türkiye, at UTC+3 all year.

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

-- The same for an option that was blocked manually in the calendar.
CREATE TRIGGER manual_blocks_option_begins_before_arrival BEFORE INSERT ON manual_blocks
WHEN new.expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.starts_on || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;

CREATE TRIGGER manual_blocks_option_ends_before_arrival
BEFORE UPDATE OF expires_at, starts_on, villa_id ON manual_blocks
WHEN new.expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.starts_on || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
