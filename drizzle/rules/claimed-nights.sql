-- A night claimed by another seller's event is never for sale, whoever frees it (decision 0028).

-- Events of other sellers' calendars that have not been withdrawn.
CREATE VIEW standing_events AS
SELECT s.villa_id AS villa_id, e.id AS id, e.starts_on AS starts_on, e.ends_on AS ends_on
FROM calendar_sources s JOIN external_events e ON e.source_id = s.id
WHERE e.removed_at IS NULL;

CREATE TRIGGER villa_nights_insert_is_claimed AFTER INSERT ON villa_nights
WHEN NEW.kind <> 'external' AND EXISTS (
  SELECT 1 FROM standing_events e
  WHERE e.villa_id = NEW.villa_id AND e.starts_on <= NEW.night AND NEW.night < e.ends_on
)
BEGIN
  UPDATE villa_nights SET claimed_by = (
    SELECT min(e.id) FROM standing_events e
    WHERE e.villa_id = NEW.villa_id AND e.starts_on <= NEW.night AND NEW.night < e.ends_on
  ) WHERE villa_id = NEW.villa_id AND night = NEW.night;
END;

-- The holder of a night only changes by freeing and taking it, so that the triggers below see it.
CREATE TRIGGER villa_nights_keep_their_holder BEFORE UPDATE ON villa_nights
WHEN NEW.villa_id <> OLD.villa_id OR NEW.night <> OLD.night OR NEW.ref <> OLD.ref
  OR (NEW.kind = 'external') <> (OLD.kind = 'external')
BEGIN
  SELECT RAISE(ABORT, 'NIGHTS_KEEP_THEIR_HOLDER');
END;

-- When a night with a waiting event is freed, the event gets it.
CREATE TRIGGER villa_nights_delete_hands_over AFTER DELETE ON villa_nights
WHEN OLD.kind = 'external' OR OLD.claimed_by IS NOT NULL
BEGIN
  INSERT INTO villa_nights (villa_id, night, kind, ref)
  SELECT OLD.villa_id, OLD.night, 'external', min(e.id) FROM standing_events e
  WHERE e.villa_id = OLD.villa_id AND e.starts_on <= OLD.night AND OLD.night < e.ends_on
  GROUP BY e.villa_id;
END;

CREATE TRIGGER external_events_insert_claims AFTER INSERT ON external_events
WHEN NEW.removed_at IS NULL
BEGIN
  UPDATE villa_nights SET claimed_by = NEW.id
  WHERE villa_id = (SELECT villa_id FROM calendar_sources WHERE id = NEW.source_id)
    AND night >= NEW.starts_on AND night < NEW.ends_on
    AND kind <> 'external' AND claimed_by IS NULL;
END;

CREATE TRIGGER external_events_update_claims AFTER UPDATE ON external_events
WHEN NEW.starts_on <> OLD.starts_on OR NEW.ends_on <> OLD.ends_on
  OR NEW.removed_at IS NOT OLD.removed_at
BEGIN
  UPDATE villa_nights SET claimed_by = (
    SELECT min(e.id) FROM standing_events e
    WHERE e.villa_id = villa_nights.villa_id AND e.starts_on <= night AND night < e.ends_on
  )
  WHERE villa_id = (SELECT villa_id FROM calendar_sources WHERE id = NEW.source_id)
    AND night >= min(OLD.starts_on, NEW.starts_on) AND night < max(OLD.ends_on, NEW.ends_on)
    AND kind <> 'external';
END;

CREATE TRIGGER external_events_delete_claims AFTER DELETE ON external_events
WHEN OLD.removed_at IS NULL
BEGIN
  UPDATE villa_nights SET claimed_by = (
    SELECT min(e.id) FROM standing_events e
    WHERE e.villa_id = villa_nights.villa_id AND e.starts_on <= night AND night < e.ends_on
  )
  WHERE villa_id = (SELECT villa_id FROM calendar_sources WHERE id = OLD.source_id)
    AND night >= OLD.starts_on AND night < OLD.ends_on AND kind <> 'external';
END;
