-- A night of a villa has one price: with two rows for it, it would be undefined which one a guest
-- pays.

CREATE TRIGGER villa_prices_begin_alone BEFORE INSERT ON villa_prices
WHEN EXISTS (
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.ends_on AND ends_on >= new.starts_on
)
BEGIN
  SELECT RAISE(ABORT, 'PRICE_OVERLAP');
END;

CREATE TRIGGER villa_prices_stay_alone BEFORE UPDATE OF villa_id, starts_on, ends_on ON villa_prices
WHEN EXISTS (
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.ends_on AND ends_on >= new.starts_on
    AND id <> new.id
)
BEGIN
  SELECT RAISE(ABORT, 'PRICE_OVERLAP');
END;
