-- A house needs four hours between departure and arrival, whichever was agreed first. The same
-- number is CLEANING_HOURS in domain/stay-page/late-checkout.ts.
--
-- A sold arrival keeps the house's check-in time, so a late check-out must end four hours before it
-- (LATE_CHECKOUT_LEAVES_NO_TIME). Manually blocked nights have no arrival. Shortening a promise is
-- always possible.
--
-- When nights are sold later with an arrival on the day of a promised late check-out, their guests
-- enter four hours after it: that time is computed on reading and never stored
-- (worker/features/nights/stay-hours.ts), so it applies whoever sells them. To keep it a reasonable
-- time, no promise goes beyond 18:00 (LATE_CHECKOUT_IS_A_NIGHT).

CREATE TRIGGER reservations_late_checkout_leaves_time
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout > coalesce(old.late_checkout, '')
  AND new.late_checkout > (
    SELECT strftime('%H:%M', check_in_time, '-4 hours') FROM villas WHERE id = new.villa_id
  )
  AND EXISTS (
    SELECT 1 FROM villa_nights
    WHERE villa_id = new.villa_id AND night = new.check_out AND ref <> new.id AND kind <> 'block'
      AND (free_at IS NULL OR free_at > new.updated_at)
  )
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_LEAVES_NO_TIME');
END;

-- Nothing is promised of a stay that is over or will not take place.
CREATE TRIGGER reservations_late_checkout_of_stay_over
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout > coalesce(old.late_checkout, '')
  AND new.status IN ('completed', 'rejected', 'expired', 'cancelled', 'no_show')
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_OF_STAY_OVER');
END;

CREATE TRIGGER reservations_late_checkout_is_no_night
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout > '18:00'
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_IS_A_NIGHT');
END;

CREATE TRIGGER reservations_begin_without_late_checkout
BEFORE INSERT ON reservations
WHEN new.late_checkout IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_IS_PROMISED_LATER');
END;

-- A late check-out was promised for one day in one house, so it ends when either changes.
CREATE TRIGGER reservations_late_checkout_goes_with_its_day
AFTER UPDATE OF check_out, villa_id ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout IS old.late_checkout
  AND (new.check_out <> old.check_out OR new.villa_id <> old.villa_id)
BEGIN
  UPDATE reservations SET late_checkout = NULL WHERE id = new.id;
END;
