-- The number of nights by kind of holder and day, in houses on sale, for the home screen. Nights
-- with an expiry depend on the clock; they are few, and read one by one (decision 0025).

-- What the tally must say.
CREATE VIEW night_sums AS
SELECT night, kind, count(*) AS nights FROM villa_nights
WHERE expires_at IS NULL AND villa_id IN (SELECT id FROM villas WHERE active = 1)
GROUP BY night, kind;

CREATE TRIGGER villa_nights_insert_is_tallied AFTER INSERT ON villa_nights
WHEN new.expires_at IS NULL AND (SELECT active FROM villas WHERE id = new.villa_id)
BEGIN
  INSERT INTO night_tallies (night, kind, nights) VALUES (new.night, new.kind, 1)
  ON CONFLICT DO UPDATE SET nights = nights + 1;
END;

CREATE TRIGGER villa_nights_update_is_tallied AFTER UPDATE OF kind, expires_at ON villa_nights
WHEN (new.kind <> old.kind OR (new.expires_at IS NULL) <> (old.expires_at IS NULL))
  AND (SELECT active FROM villas WHERE id = new.villa_id)
BEGIN
  INSERT INTO night_tallies (night, kind, nights)
  SELECT old.night, old.kind, -1 WHERE old.expires_at IS NULL
  ON CONFLICT DO UPDATE SET nights = nights - 1;
  INSERT INTO night_tallies (night, kind, nights)
  SELECT new.night, new.kind, 1 WHERE new.expires_at IS NULL
  ON CONFLICT DO UPDATE SET nights = nights + 1;
END;

CREATE TRIGGER villa_nights_delete_is_tallied AFTER DELETE ON villa_nights
WHEN old.expires_at IS NULL AND (SELECT active FROM villas WHERE id = old.villa_id)
BEGIN
  INSERT INTO night_tallies (night, kind, nights) VALUES (old.night, old.kind, -1)
  ON CONFLICT DO UPDATE SET nights = nights - 1;
END;

-- Activating or deactivating a house adds or subtracts all its nights.
CREATE TRIGGER villas_on_sale_bring_their_nights AFTER UPDATE OF active ON villas
WHEN new.active <> old.active
BEGIN
  INSERT INTO night_tallies (night, kind, nights)
  SELECT night, kind, iif(new.active, 1, -1) FROM villa_nights
  WHERE villa_id = new.id AND expires_at IS NULL
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights;
END;
