-- A house has four hours between who leaves and who arrives, whichever was written first. The same hours
-- are CLEANING_HOURS of domain/stay-page/late-checkout.ts.
--
-- An arrival that is sold keeps the house's hour: a late check-out ends four hours before it
-- (LATE_CHECKOUT_LEAVES_NO_TIME). Nights that were only closed by hand bring nobody. A promise that gets
-- shorter is never in the way.
--
-- Nights that are sold later, to arrive on the day of a promise that stands, are entered four hours after
-- it: that hour is read, never written (worker/features/nights/stay-hours.ts), so it holds
-- whoever sells. So that it is an hour at which one can arrive, no promise goes beyond 18:00
-- (LATE_CHECKOUT_IS_A_NIGHT).

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

-- It was promised for one day in one house.
CREATE TRIGGER reservations_late_checkout_goes_with_its_day
AFTER UPDATE OF check_out, villa_id ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout IS old.late_checkout
  AND (new.check_out <> old.check_out OR new.villa_id <> old.villa_id)
BEGIN
  UPDATE reservations SET late_checkout = NULL WHERE id = new.id;
END;
