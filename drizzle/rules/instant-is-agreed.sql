-- A stay that its guest books at once (domain/reservations/instant.ts) is an option of a house whose
-- owner agreed, on nights that are all sold so, with no linked calendar older than the agency allows:
-- whoever writes it, and whatever was true when its price was told. Consent is the owner's own: a house
-- that gets another one waits for theirs.

CREATE TRIGGER reservations_insert_instant_is_agreed BEFORE INSERT ON reservations
WHEN new.instant AND NOT (
  new.status = 'option' AND new.option_expires_at IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM villas WHERE id = new.villa_id AND instant_agreed_on IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM villa_prices
        WHERE villa_id = new.villa_id AND starts_on < new.check_out AND ends_on >= new.check_in
          AND NOT coalesce(villa_prices.instant, villas.instant)
      )
  )
  AND NOT EXISTS (
    SELECT 1 FROM calendar_sources
    WHERE villa_id = new.villa_id AND active = 1 AND coalesce(last_ok_at, '') < strftime(
      '%Y-%m-%dT%H:%M:%fZ', new.created_at, '-' || coalesce((
        SELECT value FROM settings WHERE key = 'instant_feed_hours'
      ), '3') || ' hours')
  )
)
BEGIN
  SELECT RAISE(ABORT, 'This stay cannot be booked at once');
END;

CREATE TRIGGER villas_owner_agrees_to_instant AFTER UPDATE OF owner_id ON villas
WHEN new.owner_id <> old.owner_id AND new.instant_agreed_on IS old.instant_agreed_on
  AND new.instant_agreed_on IS NOT NULL
BEGIN
  UPDATE villas SET instant_agreed_on = NULL WHERE id = new.id;
END;
