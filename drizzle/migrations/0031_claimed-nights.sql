-- A night that another seller's event claims is never for sale (docs/decisions/0028).
ALTER TABLE `villa_nights` ADD `claimed_by` text;--> statement-breakpoint
ALTER TABLE `villa_nights` ADD `free_at` text GENERATED ALWAYS AS (case when claimed_by is null then expires_at end) VIRTUAL;--> statement-breakpoint
DROP INDEX `villa_nights_night`;--> statement-breakpoint
CREATE INDEX `villa_nights_night` ON `villa_nights` (`night`,`kind`,`expires_at`,`free_at`);--> statement-breakpoint
DROP INDEX `villa_nights_unsold`;--> statement-breakpoint
CREATE INDEX `villa_nights_unsold` ON `villa_nights` (`night`,`kind`,`expires_at`,`free_at`,`ref`) WHERE kind in ('block', 'external') or claimed_by is not null;--> statement-breakpoint
CREATE TABLE `night_holders` (
	`villa_id` integer NOT NULL,
	`ref` text NOT NULL,
	PRIMARY KEY(`villa_id`, `ref`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO night_holders (villa_id, ref)
SELECT villa_id, ref FROM villa_nights WHERE kind <> 'external'
UNION SELECT villa_id, id FROM reservations
UNION SELECT villa_id, id FROM manual_blocks;
--> statement-breakpoint
-- What other sellers' calendars say of a villa, and have not taken back.
CREATE VIEW standing_events AS
SELECT s.villa_id AS villa_id, e.id AS id, e.starts_on AS starts_on, e.ends_on AS ends_on
FROM calendar_sources s JOIN external_events e ON e.source_id = s.id
WHERE e.removed_at IS NULL;
--> statement-breakpoint
UPDATE villa_nights SET claimed_by = (
  SELECT min(e.id) FROM standing_events e
  WHERE e.villa_id = villa_nights.villa_id AND e.starts_on <= night AND night < e.ends_on
) WHERE kind <> 'external';
--> statement-breakpoint
-- A night changes hands by being freed and taken, or nothing below would see it.
CREATE TRIGGER villa_nights_keep_their_holder BEFORE UPDATE ON villa_nights
WHEN NEW.villa_id <> OLD.villa_id OR NEW.night <> OLD.night OR NEW.ref <> OLD.ref
  OR (NEW.kind = 'external') <> (OLD.kind = 'external')
BEGIN
  SELECT RAISE(ABORT, 'NIGHTS_KEEP_THEIR_HOLDER');
END;
--> statement-breakpoint
-- Whoever frees a night that an event claims gives it to the event.
CREATE TRIGGER villa_nights_delete_hands_over AFTER DELETE ON villa_nights
WHEN OLD.kind = 'external' OR OLD.claimed_by IS NOT NULL
BEGIN
  INSERT INTO villa_nights (villa_id, night, kind, ref)
  SELECT OLD.villa_id, OLD.night, 'external', min(e.id) FROM standing_events e
  WHERE e.villa_id = OLD.villa_id AND e.starts_on <= OLD.night AND OLD.night < e.ends_on
  GROUP BY e.villa_id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
-- Never forgotten, so that an event of ours is known as ours whenever another seller hands it back.
CREATE TRIGGER villa_nights_insert_keeps_holder AFTER INSERT ON villa_nights
WHEN NEW.kind <> 'external'
BEGIN
  INSERT INTO night_holders (villa_id, ref) VALUES (NEW.villa_id, NEW.ref) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER external_events_insert_claims AFTER INSERT ON external_events
WHEN NEW.removed_at IS NULL
BEGIN
  UPDATE villa_nights SET claimed_by = NEW.id
  WHERE villa_id = (SELECT villa_id FROM calendar_sources WHERE id = NEW.source_id)
    AND night >= NEW.starts_on AND night < NEW.ends_on
    AND kind <> 'external' AND claimed_by IS NULL;
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
