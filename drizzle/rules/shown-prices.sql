-- What was shown, and until when: a struck-through price is the lowest of the ten days before the
-- discount (Price Labels Regulation, RG 11 Oct 2025; decision 0112). Whatever writes a price, a
-- discount, the cleaning or whether a villa is on sale leaves a row of what it replaced, unless the
-- same is written again in the same moment. The moment is the writer's own: `updated_at` of the row,
-- of the villa where a row is deleted, and the database's where a writer set none. Two years are kept.

CREATE TRIGGER villa_prices_insert_is_shown AFTER INSERT ON villa_prices
WHEN new.shown_since IS NULL
BEGIN
  UPDATE villa_prices SET shown_since = coalesce((
    SELECT min(since) FROM shown_prices s
    WHERE s.villa_id = new.villa_id AND s.until >= new.created_at
      AND (s.starts_on, s.ends_on, s.nightly, s.short_stay_fee, s.cleaning_threshold)
        IS (new.starts_on, new.ends_on, new.nightly, new.short_stay_fee, new.cleaning_threshold)
  ), new.created_at) WHERE id = new.id;
  DELETE FROM shown_prices
  WHERE villa_id = new.villa_id AND until >= new.created_at
    AND (starts_on, ends_on, nightly, short_stay_fee, cleaning_threshold)
      IS (new.starts_on, new.ends_on, new.nightly, new.short_stay_fee, new.cleaning_threshold);
END;

CREATE TRIGGER villa_prices_update_is_shown AFTER UPDATE ON villa_prices
WHEN new.shown_since IS old.shown_since AND (old.shown_since IS NULL OR
  (new.villa_id, new.starts_on, new.ends_on, new.nightly, new.short_stay_fee, new.cleaning_threshold)
  IS NOT (old.villa_id, old.starts_on, old.ends_on, old.nightly, old.short_stay_fee, old.cleaning_threshold))
BEGIN
  UPDATE villa_prices SET shown_since = CASE
    WHEN (new.villa_id, new.starts_on, new.ends_on, new.nightly, new.short_stay_fee, new.cleaning_threshold)
      IS (old.villa_id, old.starts_on, old.ends_on, old.nightly, old.short_stay_fee, old.cleaning_threshold)
      THEN old.updated_at
    WHEN new.updated_at IS NOT old.updated_at THEN new.updated_at
    ELSE max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), coalesce(old.shown_since, old.updated_at))
  END WHERE id = new.id;
  INSERT INTO shown_prices
    (villa_id, since, until, starts_on, ends_on, nightly, short_stay_fee, cleaning_threshold)
  SELECT old.villa_id, coalesce(old.shown_since, old.updated_at), p.shown_since, old.starts_on,
    old.ends_on, old.nightly, old.short_stay_fee, old.cleaning_threshold
  FROM villa_prices p
  WHERE p.id = new.id AND p.shown_since > coalesce(old.shown_since, old.updated_at);
END;

CREATE TRIGGER villa_prices_delete_was_shown AFTER DELETE ON villa_prices
BEGIN
  INSERT INTO shown_prices
    (villa_id, since, until, starts_on, ends_on, nightly, short_stay_fee, cleaning_threshold)
  SELECT old.villa_id, coalesce(old.shown_since, old.updated_at), v.updated_at, old.starts_on,
    old.ends_on, old.nightly, old.short_stay_fee, old.cleaning_threshold
  FROM villas v
  WHERE v.id = old.villa_id AND v.updated_at > coalesce(old.shown_since, old.updated_at);
END;

CREATE TRIGGER villa_discounts_insert_is_shown AFTER INSERT ON villa_discounts
WHEN new.shown_since IS NULL
BEGIN
  UPDATE villa_discounts SET shown_since = coalesce((
    SELECT min(since) FROM shown_discounts s
    WHERE s.villa_id = new.villa_id AND s.until >= new.created_at
      AND (s.kind, s.rate, s.book_from, s.book_to, s.stay_from, s.stay_to, s.min_nights, s.days_before)
        IS (new.kind, new.rate, new.book_from, new.book_to, new.stay_from, new.stay_to,
          new.min_nights, new.days_before)
  ), new.created_at) WHERE id = new.id;
  DELETE FROM shown_discounts
  WHERE villa_id = new.villa_id AND until >= new.created_at
    AND (kind, rate, book_from, book_to, stay_from, stay_to, min_nights, days_before)
      IS (new.kind, new.rate, new.book_from, new.book_to, new.stay_from, new.stay_to,
        new.min_nights, new.days_before);
END;

CREATE TRIGGER villa_discounts_update_is_shown AFTER UPDATE ON villa_discounts
WHEN new.shown_since IS old.shown_since AND (old.shown_since IS NULL OR
  (new.villa_id, new.kind, new.rate, new.book_from, new.book_to, new.stay_from, new.stay_to,
    new.min_nights, new.days_before)
  IS NOT (old.villa_id, old.kind, old.rate, old.book_from, old.book_to, old.stay_from, old.stay_to,
    old.min_nights, old.days_before))
BEGIN
  UPDATE villa_discounts SET shown_since = CASE
    WHEN (new.villa_id, new.kind, new.rate, new.book_from, new.book_to, new.stay_from, new.stay_to,
        new.min_nights, new.days_before)
      IS (old.villa_id, old.kind, old.rate, old.book_from, old.book_to, old.stay_from, old.stay_to,
        old.min_nights, old.days_before)
      THEN old.updated_at
    WHEN new.updated_at IS NOT old.updated_at THEN new.updated_at
    ELSE max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), coalesce(old.shown_since, old.updated_at))
  END WHERE id = new.id;
  INSERT INTO shown_discounts
    (villa_id, since, until, kind, rate, book_from, book_to, stay_from, stay_to, min_nights, days_before)
  SELECT old.villa_id, coalesce(old.shown_since, old.updated_at), d.shown_since, old.kind, old.rate,
    old.book_from, old.book_to, old.stay_from, old.stay_to, old.min_nights, old.days_before
  FROM villa_discounts d
  WHERE d.id = new.id AND d.shown_since > coalesce(old.shown_since, old.updated_at);
END;

CREATE TRIGGER villa_discounts_delete_was_shown AFTER DELETE ON villa_discounts
BEGIN
  INSERT INTO shown_discounts
    (villa_id, since, until, kind, rate, book_from, book_to, stay_from, stay_to, min_nights, days_before)
  SELECT old.villa_id, coalesce(old.shown_since, old.updated_at), v.updated_at, old.kind, old.rate,
    old.book_from, old.book_to, old.stay_from, old.stay_to, old.min_nights, old.days_before
  FROM villas v
  WHERE v.id = old.villa_id AND v.updated_at > coalesce(old.shown_since, old.updated_at);
END;

CREATE TRIGGER villas_insert_is_shown AFTER INSERT ON villas
WHEN new.shown_since IS NULL
BEGIN
  UPDATE villas SET shown_since = new.created_at WHERE id = new.id;
END;

CREATE TRIGGER villas_update_is_shown AFTER UPDATE ON villas
WHEN new.shown_since IS old.shown_since AND (old.shown_since IS NULL OR
  (new.active, new.sale_until, new.cleaning_fee, new.cleaning_threshold)
  IS NOT (old.active, old.sale_until, old.cleaning_fee, old.cleaning_threshold))
BEGIN
  UPDATE villas SET shown_since = CASE
    WHEN (new.active, new.sale_until, new.cleaning_fee, new.cleaning_threshold)
      IS (old.active, old.sale_until, old.cleaning_fee, old.cleaning_threshold)
      THEN old.updated_at
    WHEN new.updated_at IS NOT old.updated_at THEN new.updated_at
    ELSE max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), coalesce(old.shown_since, old.updated_at))
  END WHERE id = new.id;
  INSERT INTO shown_sales (villa_id, since, until, sale_until, cleaning_fee, cleaning_threshold)
  SELECT old.id, coalesce(old.shown_since, old.updated_at), v.shown_since, old.sale_until,
    old.cleaning_fee, old.cleaning_threshold
  FROM villas v
  WHERE v.id = new.id AND old.active AND v.shown_since > coalesce(old.shown_since, old.updated_at);
END;

CREATE TRIGGER villas_delete_was_shown AFTER DELETE ON villas
BEGIN
  DELETE FROM shown_prices WHERE villa_id = old.id;
  DELETE FROM shown_discounts WHERE villa_id = old.id;
  DELETE FROM shown_sales WHERE villa_id = old.id;
END;

CREATE TRIGGER shown_prices_end AFTER INSERT ON shown_prices
BEGIN
  DELETE FROM shown_prices WHERE villa_id = new.villa_id AND until < date(new.until, '-2 years');
END;

CREATE TRIGGER shown_discounts_end AFTER INSERT ON shown_discounts
BEGIN
  DELETE FROM shown_discounts WHERE villa_id = new.villa_id AND until < date(new.until, '-2 years');
END;

CREATE TRIGGER shown_sales_end AFTER INSERT ON shown_sales
BEGIN
  DELETE FROM shown_sales WHERE villa_id = new.villa_id AND until < date(new.until, '-2 years');
END;
