-- A stay that holds its guest's money does not expire until somebody decides (decision 0033).

CREATE TRIGGER reservations_with_money_do_not_expire BEFORE UPDATE OF status ON reservations
WHEN new.status = 'expired' AND old.status <> 'expired' AND old.guest_money > 0
BEGIN
  SELECT RAISE(ABORT, 'STAY_HOLDS_MONEY');
END;

CREATE TRIGGER reservations_with_money_have_no_end
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.guest_money > 0
  AND ((new.status = 'requested' AND new.hold_expires_at IS NOT NULL)
    OR (new.status = 'option' AND new.option_expires_at IS NOT NULL))
BEGIN
  UPDATE reservations SET
    hold_expires_at = iif(status = 'requested', NULL, hold_expires_at),
    option_expires_at = NULL
  WHERE id = new.id;
END;

-- Without money a hold expires: after a complete refund, and when a change made meanwhile is
-- undone. The new end is a day later, as for a new option, but not beyond the arrival.
CREATE TRIGGER reservations_without_money_have_an_end
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.guest_money <= 0
  AND ((new.status = 'requested' AND new.hold_expires_at IS NULL)
    OR (new.status = 'option' AND new.option_expires_at IS NULL))
BEGIN
  UPDATE reservations SET (hold_expires_at, option_expires_at) = (
    SELECT iif(reservations.status = 'requested', again.ends_at, reservations.hold_expires_at),
      iif(reservations.status = 'option', again.ends_at, NULL)
    FROM (
      SELECT min(
        strftime('%Y-%m-%dT%H:%M:%fZ', coalesce((
          SELECT max(updated_at) FROM transactions WHERE reservation_id = new.id
        ), new.updated_at), '+24 hours'),
        strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
      ) AS ends_at
      FROM villas WHERE id = new.villa_id
    ) AS again
  ) WHERE id = new.id;
END;

CREATE VIEW ends_of_holds (id, ends_at) AS
SELECT id, CASE WHEN guest_money > 0 THEN NULL WHEN status = 'requested' THEN hold_expires_at ELSE option_expires_at END
FROM reservations WHERE status IN ('requested', 'option');

-- The nights of a hold expire when it does, whichever was written first. Expired nights are no
-- longer its own, unless its guest has paid, because an event may have been waiting for them
-- (decision 0028).
CREATE TRIGGER reservations_end_with_their_nights
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.status IN ('requested', 'option')
BEGIN
  UPDATE villa_nights SET expires_at = (SELECT ends_at FROM ends_of_holds WHERE id = new.id)
  WHERE ref = new.id AND kind = 'hold'
  AND (new.guest_money > 0 OR expires_at IS NULL OR expires_at > new.updated_at)
  AND expires_at IS NOT (SELECT ends_at FROM ends_of_holds WHERE id = new.id);
END;

CREATE TRIGGER villa_nights_end_with_their_hold AFTER INSERT ON villa_nights
WHEN new.kind = 'hold'
  AND EXISTS (SELECT 1 FROM ends_of_holds WHERE id = new.ref AND ends_at IS NOT new.expires_at)
BEGIN
  UPDATE villa_nights SET expires_at = (SELECT ends_at FROM ends_of_holds WHERE id = new.ref)
  WHERE villa_id = new.villa_id AND night = new.night;
END;

-- Somebody moving the stay may not know of money received a moment before.
CREATE TRIGGER villa_nights_of_money_have_no_end AFTER UPDATE OF expires_at ON villa_nights
WHEN new.kind = 'hold' AND new.expires_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM reservations WHERE id = new.ref AND guest_money > 0)
BEGIN
  UPDATE villa_nights SET expires_at = NULL WHERE villa_id = new.villa_id AND night = new.night;
END;
