-- Which villas' nights changed at which version, so that a copy of the catalogue in memory reads those
-- alone again, and a page knows that its calendar is old (decision 0004).

CREATE TRIGGER villa_nights_delete_raises_version AFTER DELETE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (OLD.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER villa_nights_insert_raises_version AFTER INSERT ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (NEW.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;

CREATE TRIGGER villa_nights_update_raises_version AFTER UPDATE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (NEW.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
