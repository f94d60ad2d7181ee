-- One record per person: whoever requests a stay, gets an offer or writes is found by phone, then
-- by WhatsApp's id, then by address, or gets a new record, whichever code writes the row. A contact
-- belongs to one person; when phone and address belong to two, the phone decides, and a clerk may
-- merge them. WhatsApp vouches for phone and id, so records of which it turns out that they are one
-- person are joined (guests-are-joined.sql). A record left without contacts by an erasure or a
-- correction is deleted.

-- A sighting of a person, inserted by the triggers below. `record` is the id a new record would
-- get. The record keeps the language that they used last; null says nothing of it.
CREATE VIEW guest_sightings AS
SELECT '' AS record, '' AS name, '' AS search_text, '' AS phone, '' AS whatsapp, '' AS email,
  '' AS language, '' AS seen_at WHERE 0;

CREATE TRIGGER guest_sightings_are_recorded INSTEAD OF INSERT ON guest_sightings
BEGIN
  INSERT INTO guest_records (id, created_at, updated_at, name, search_text, last_seen_at)
  SELECT NEW.record, NEW.seen_at, NEW.seen_at, NEW.name, NEW.search_text, NEW.seen_at
  WHERE NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value IN (NEW.phone, NEW.whatsapp, NEW.email));
  INSERT INTO guest_contacts (value, guest_id)
  SELECT NEW.phone, coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.whatsapp),
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.email), NEW.record)
  WHERE NEW.phone <> '' AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value = NEW.phone);
  INSERT INTO guest_contacts (value, guest_id)
  SELECT NEW.email, coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.whatsapp), NEW.record)
  WHERE NEW.email <> '' AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value = NEW.email);
  INSERT INTO guest_contacts (value, guest_id)
  SELECT NEW.whatsapp, coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.email), NEW.record)
  WHERE NEW.whatsapp <> '' AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value = NEW.whatsapp);
  INSERT INTO guest_identities (known, other, merge_id, seen_at)
  SELECT NEW.phone, NEW.whatsapp, NEW.record || '-whatsapp', NEW.seen_at
  WHERE NEW.phone <> '' AND NEW.whatsapp <> '';
  UPDATE guest_records
  SET last_seen_at = max(last_seen_at, NEW.seen_at), language = coalesce(NEW.language, language)
  WHERE id = coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.whatsapp),
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.email));
END;

-- A row no longer refers to a guest, or to one of their contacts: records and contacts without
-- references are deleted.
CREATE VIEW guest_partings AS
SELECT '' AS guest_id, '' AS phone, '' AS whatsapp, '' AS email WHERE 0;

CREATE TRIGGER guest_partings_forget INSTEAD OF INSERT ON guest_partings
BEGIN
  DELETE FROM guest_contacts
  WHERE guest_id = NEW.guest_id AND value IN (NEW.phone, NEW.whatsapp, NEW.email)
    AND NOT EXISTS (SELECT 1 FROM reservations r
      WHERE r.guest_id = NEW.guest_id AND (r.phone = value OR lower(r.email) = value))
    AND NOT EXISTS (SELECT 1 FROM offers o
      WHERE o.guest_id = NEW.guest_id AND (o.phone = value OR lower(o.email) = value))
    AND NOT EXISTS (SELECT 1 FROM contact_messages m
      WHERE m.guest_id = NEW.guest_id
        AND (m.phone = value OR lower(m.email) = value OR 'wa:' || m.whatsapp_user = value));
  DELETE FROM guest_records
  WHERE id = NEW.guest_id
    AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE guest_id = NEW.guest_id)
    AND NOT EXISTS (SELECT 1 FROM reservations WHERE guest_id = NEW.guest_id)
    AND NOT EXISTS (SELECT 1 FROM offers WHERE guest_id = NEW.guest_id)
    AND NOT EXISTS (SELECT 1 FROM contact_messages WHERE guest_id = NEW.guest_id);
END;

-- Deleting a record also deletes everything that depends on it, and the records merged into it.
CREATE TRIGGER guest_records_go_whole BEFORE DELETE ON guest_records
BEGIN
  DELETE FROM guest_tags WHERE guest_id = OLD.id;
  DELETE FROM guest_notes WHERE guest_id = OLD.id;
  DELETE FROM guest_merge_moves
  WHERE merge_id IN (SELECT id FROM guest_merges WHERE kept_id = OLD.id OR gone_id = OLD.id);
  DELETE FROM guest_merges WHERE kept_id = OLD.id OR gone_id = OLD.id;
  DELETE FROM guest_records WHERE merged_into = OLD.id;
END;

-- Data remembered for undoing a merge must not outlive the original.
CREATE TRIGGER guest_contacts_leave_merges AFTER DELETE ON guest_contacts
BEGIN
  DELETE FROM guest_merge_moves WHERE kind = 'contact' AND ref = OLD.value;
  DELETE FROM guest_records
  WHERE merged_into = OLD.guest_id AND NOT EXISTS (
    SELECT 1 FROM guest_merges m JOIN guest_merge_moves v ON v.merge_id = m.id AND v.kind = 'contact'
    WHERE m.gone_id = guest_records.id AND m.undone_at IS NULL);
END;

CREATE TRIGGER reservations_insert_knows_guest AFTER INSERT ON reservations
WHEN NEW.guest_id IS NULL AND (NEW.phone <> '' OR NEW.email <> '')
BEGIN
  INSERT INTO guest_sightings (record, name, search_text, phone, email, language, seen_at)
  VALUES (NEW.id, NEW.first_name || ' ' || NEW.last_name, NEW.search_text, NEW.phone, lower(NEW.email),
    NEW.language, NEW.created_at);
  UPDATE reservations SET guest_id = coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = lower(NEW.email)))
  WHERE id = NEW.id;
  UPDATE reservations
  SET language = (SELECT g.language FROM guest_records g WHERE g.id = reservations.guest_id)
  WHERE id = NEW.id AND language IS NULL;
  -- Somebody who only wrote may have given part of a name; the first stay has the full one.
  UPDATE guest_records
  SET name = NEW.first_name || ' ' || NEW.last_name, search_text = NEW.search_text
  WHERE named_by IS NULL
    AND id = (SELECT guest_id FROM reservations WHERE id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.guest_id = guest_records.id AND r.id <> NEW.id);
END;

-- When a clerk corrects a contact, the row goes to the person who has the new one. If nobody has
-- it, it stays with the same person, unless the stay had been assigned by mistake: under another
-- name.
CREATE TRIGGER reservations_update_knows_guest AFTER UPDATE OF phone, email ON reservations
WHEN NEW.phone <> OLD.phone OR NEW.email <> OLD.email
BEGIN
  INSERT INTO guest_contacts (value, guest_id)
  SELECT iif(NEW.phone <> '', NEW.phone, lower(NEW.email)), g.id FROM guest_records g
  WHERE g.id = OLD.guest_id AND (NEW.phone <> '' OR NEW.email <> '')
    AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value IN (NEW.phone, lower(NEW.email)))
    AND (g.search_text IN (OLD.search_text, NEW.search_text)
      OR NOT EXISTS (SELECT 1 FROM reservations r WHERE r.guest_id = g.id AND r.id <> NEW.id));
  INSERT INTO guest_sightings (record, name, search_text, phone, email, seen_at)
  SELECT NEW.id || '-' || NEW.version, NEW.first_name || ' ' || NEW.last_name, NEW.search_text, NEW.phone,
    lower(NEW.email), NEW.created_at
  WHERE NEW.phone <> '' OR NEW.email <> '';
  UPDATE reservations SET guest_id = coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = lower(NEW.email)))
  WHERE id = NEW.id;
  INSERT INTO guest_partings (guest_id, phone, email)
  SELECT OLD.guest_id, OLD.phone, lower(OLD.email) WHERE OLD.guest_id IS NOT NULL;
END;

-- Correcting the only stay of a guest also corrects the guest's name.
CREATE TRIGGER reservations_rename_guest AFTER UPDATE OF first_name, last_name ON reservations
WHEN NEW.phone <> '' OR NEW.email <> ''
BEGIN
  UPDATE guest_records
  SET name = NEW.first_name || ' ' || NEW.last_name, search_text = NEW.search_text
  WHERE id = NEW.guest_id AND named_by IS NULL AND search_text = OLD.search_text;
END;

-- A clerk who corrects the language of a stay corrects it of the guest.
CREATE TRIGGER reservations_language_of_guest AFTER UPDATE OF language ON reservations
WHEN NEW.language IS NOT NULL AND NEW.language IS NOT OLD.language
BEGIN
  UPDATE guest_records SET language = NEW.language
  WHERE id = NEW.guest_id AND language IS NOT NEW.language;
END;

CREATE TRIGGER offers_insert_knows_guest AFTER INSERT ON offers
WHEN NEW.guest_id IS NULL AND coalesce(NEW.phone, NEW.email, '') <> ''
BEGIN
  INSERT INTO guest_sightings (record, name, search_text, phone, email, language, seen_at)
  VALUES (NEW.id, NEW.customer_name,
    -- The folded text begins with the name; address and phone follow.
    substr(NEW.search_text || ' ', 1, max(instr(NEW.search_text || ' ', ' ' || coalesce(lower(NEW.email), NEW.phone)), 1) - 1),
    coalesce(NEW.phone, ''), coalesce(lower(NEW.email), ''), NEW.language, NEW.created_at);
  UPDATE offers SET guest_id = coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = lower(NEW.email)))
  WHERE id = NEW.id;
  UPDATE offers SET language = (SELECT g.language FROM guest_records g WHERE g.id = offers.guest_id)
  WHERE id = NEW.id AND language IS NULL;
END;

CREATE TRIGGER offers_update_knows_guest AFTER UPDATE OF phone, email ON offers
WHEN OLD.guest_id IS NOT NULL AND coalesce(NEW.phone, '') = '' AND coalesce(NEW.email, '') = ''
BEGIN
  UPDATE offers SET guest_id = NULL WHERE id = NEW.id;
  INSERT INTO guest_partings (guest_id, phone, email)
  VALUES (OLD.guest_id, coalesce(OLD.phone, ''), coalesce(lower(OLD.email), ''));
END;

CREATE TRIGGER contact_messages_insert_knows_guest AFTER INSERT ON contact_messages
WHEN NEW.guest_id IS NULL AND NOT NEW.unproven
  AND (NEW.email <> '' OR coalesce(NEW.phone, NEW.whatsapp_user, '') <> '')
BEGIN
  INSERT INTO guest_sightings (record, name, search_text, phone, whatsapp, email, language, seen_at)
  VALUES (NEW.id, NEW.name,
    substr(NEW.search_text, 1,
      max(instr(NEW.search_text,
        ' ' || coalesce(nullif(lower(NEW.email), ''), NEW.phone, lower('wa:' || NEW.whatsapp_user))), 1) - 1),
    coalesce(NEW.phone, ''), coalesce('wa:' || NEW.whatsapp_user, ''), lower(NEW.email), NEW.language, NEW.created_at);
  UPDATE contact_messages SET guest_id = coalesce(
    (SELECT guest_id FROM guest_contacts WHERE value = NEW.phone),
    (SELECT guest_id FROM guest_contacts WHERE value = 'wa:' || NEW.whatsapp_user),
    (SELECT guest_id FROM guest_contacts WHERE value = lower(NEW.email)))
  WHERE id = NEW.id;
END;

-- A sender whom nobody vouched for joins no record and gets no contact: anybody can write any address.
-- Their messages stand in a record of their own, until a clerk merges it.
CREATE TRIGGER contact_messages_unproven_stand_alone AFTER INSERT ON contact_messages
WHEN NEW.guest_id IS NULL AND NEW.unproven
BEGIN
  INSERT INTO guest_records (id, created_at, updated_at, name, search_text, last_seen_at)
  SELECT NEW.id, NEW.created_at, NEW.created_at, NEW.name,
    substr(NEW.search_text, 1, max(instr(NEW.search_text, ' ' || lower(NEW.email)), 1) - 1), NEW.created_at
  WHERE NOT EXISTS (SELECT 1 FROM contact_messages m
    WHERE m.email = NEW.email AND m.unproven = 1 AND m.guest_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM guest_contacts c WHERE c.guest_id = m.guest_id));
  UPDATE contact_messages SET guest_id = coalesce(
    (SELECT m.guest_id FROM contact_messages m
      WHERE m.email = NEW.email AND m.unproven = 1 AND m.id <> NEW.id
        AND NOT EXISTS (SELECT 1 FROM guest_contacts c WHERE c.guest_id = m.guest_id)
      ORDER BY m.created_at LIMIT 1),
    NEW.id)
  WHERE id = NEW.id;
  UPDATE guest_records SET last_seen_at = max(last_seen_at, NEW.created_at)
  WHERE id = (SELECT guest_id FROM contact_messages WHERE id = NEW.id);
END;

CREATE TRIGGER contact_messages_update_knows_guest
AFTER UPDATE OF phone, email, whatsapp_user ON contact_messages
WHEN OLD.guest_id IS NOT NULL AND NEW.email = '' AND coalesce(NEW.phone, NEW.whatsapp_user, '') = ''
BEGIN
  UPDATE contact_messages SET guest_id = NULL WHERE id = NEW.id;
  INSERT INTO guest_partings (guest_id, phone, whatsapp, email)
  VALUES (OLD.guest_id, coalesce(OLD.phone, ''), coalesce('wa:' || OLD.whatsapp_user, ''), lower(OLD.email));
END;
