-- Nobody is promised to stay on while the house has to be made ready: a late check-out on a day on which
-- somebody arrives ends four hours before the arrivals (LATE_CHECKOUT_LEAVES_NO_TIME). Nights that were
-- only closed by hand bring nobody. The same hours are CLEANING_HOURS of domain/stay-page/late-checkout.ts.

CREATE TRIGGER reservations_late_checkout_leaves_time
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout IS NOT old.late_checkout
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

-- It was promised for one day in one house.
CREATE TRIGGER reservations_late_checkout_goes_with_its_day
AFTER UPDATE OF check_out, villa_id ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout IS old.late_checkout
  AND (new.check_out <> old.check_out OR new.villa_id <> old.villa_id)
BEGIN
  UPDATE reservations SET late_checkout = NULL WHERE id = new.id;
END;
