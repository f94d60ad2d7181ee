-- The last priced night of a villa, stored with the villa: otherwise the home screen would have to
-- read every villa's seasons to list those on sale whose prices end.

CREATE TRIGGER villa_prices_insert_is_known AFTER INSERT ON villa_prices
BEGIN
  UPDATE villas SET priced_until = new.ends_on
  WHERE id = new.villa_id AND priced_until < new.ends_on;
END;

CREATE TRIGGER villa_prices_update_is_known AFTER UPDATE OF villa_id, ends_on ON villa_prices
BEGIN
  UPDATE villas SET priced_until = coalesce(
    (SELECT max(ends_on) FROM villa_prices WHERE villa_id = villas.id), ''
  ) WHERE id IN (old.villa_id, new.villa_id);
END;

CREATE TRIGGER villa_prices_delete_is_known AFTER DELETE ON villa_prices
BEGIN
  UPDATE villas SET priced_until = coalesce(
    (SELECT max(ends_on) FROM villa_prices WHERE villa_id = villas.id), ''
  ) WHERE id = old.villa_id AND priced_until = old.ends_on;
END;
