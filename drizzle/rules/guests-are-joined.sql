-- Two records of one person become one. Whatever belonged to the second moves to the first; each move
-- is recorded, so that it can be undone (worker/features/guest-records/merge-records.ts). A clerk
-- joins them, or WhatsApp, which vouches for a phone and an id of one user
-- (https://developers.facebook.com/documentation/business-messaging/whatsapp/business-scoped-user-ids).

CREATE VIEW guest_joins AS
SELECT '' AS merge_id, '' AS kept_id, '' AS gone_id, '' AS joined_at, 0 AS joined_by WHERE 0;

CREATE TRIGGER guest_joins_move INSTEAD OF INSERT ON guest_joins
BEGIN
  INSERT INTO guest_merges (id, created_at, updated_at, kept_id, gone_id, created_by)
  VALUES (NEW.merge_id, NEW.joined_at, NEW.joined_at, NEW.kept_id, NEW.gone_id, NEW.joined_by);
  INSERT INTO guest_merge_moves (merge_id, kind, ref)
  SELECT NEW.merge_id, 'contact', value FROM guest_contacts WHERE guest_id = NEW.gone_id
  UNION ALL SELECT NEW.merge_id, 'note', id FROM guest_notes WHERE guest_id = NEW.gone_id
  -- A tag that both have stays in place.
  UNION ALL SELECT NEW.merge_id, 'tag', tag FROM guest_tags WHERE guest_id = NEW.gone_id
    AND tag NOT IN (SELECT tag FROM guest_tags WHERE guest_id = NEW.kept_id)
  UNION ALL SELECT NEW.merge_id, 'reservation', id FROM reservations WHERE guest_id = NEW.gone_id
  UNION ALL SELECT NEW.merge_id, 'offer', id FROM offers WHERE guest_id = NEW.gone_id
  UNION ALL SELECT NEW.merge_id, 'message', id FROM contact_messages WHERE guest_id = NEW.gone_id
  -- A guest who is not to be accepted again stays so, whichever record remains.
  UNION ALL SELECT NEW.merge_id, 'refusal', gone.id FROM guest_records gone
    JOIN guest_records kept ON kept.id = NEW.kept_id
    WHERE gone.id = NEW.gone_id AND gone.refused_at IS NOT NULL AND kept.refused_at IS NULL;
  UPDATE guest_contacts SET guest_id = NEW.kept_id WHERE guest_id = NEW.gone_id;
  UPDATE guest_notes SET guest_id = NEW.kept_id WHERE guest_id = NEW.gone_id;
  UPDATE guest_tags SET guest_id = NEW.kept_id WHERE guest_id = NEW.gone_id
    AND tag NOT IN (SELECT tag FROM guest_tags WHERE guest_id = NEW.kept_id);
  UPDATE reservations SET guest_id = NEW.kept_id WHERE guest_id = NEW.gone_id;
  UPDATE offers SET guest_id = NEW.kept_id WHERE guest_id = NEW.gone_id;
  UPDATE contact_messages SET guest_id = NEW.kept_id WHERE guest_id = NEW.gone_id;
  UPDATE guest_records
  SET (refused_at, refused_reason, refused_by) =
    (SELECT refused_at, refused_reason, refused_by FROM guest_records WHERE id = NEW.gone_id)
  WHERE id = NEW.kept_id AND EXISTS (SELECT 1 FROM guest_merge_moves
    WHERE merge_id = NEW.merge_id AND kind = 'refusal');
  UPDATE guest_records SET
    last_seen_at = max(last_seen_at, (SELECT last_seen_at FROM guest_records WHERE id = NEW.gone_id)),
    language = coalesce(language, (SELECT language FROM guest_records WHERE id = NEW.gone_id))
  WHERE id = NEW.kept_id;
  UPDATE guest_records SET merged_into = NEW.kept_id, updated_at = NEW.joined_at WHERE id = NEW.gone_id;
END;

-- Two contacts that belong to one person, `known` deciding which record remains: whichever of them
-- is new joins the record of the other. Of two that nobody has, nothing is kept.
CREATE VIEW guest_identities AS
SELECT '' AS known, '' AS other, '' AS merge_id, '' AS seen_at WHERE 0;

CREATE TRIGGER guest_identities_are_one INSTEAD OF INSERT ON guest_identities
BEGIN
  INSERT INTO guest_joins (merge_id, kept_id, gone_id, joined_at)
  SELECT NEW.merge_id, kept.guest_id, gone.guest_id, NEW.seen_at
  FROM guest_contacts kept JOIN guest_contacts gone ON gone.value = NEW.other
  WHERE kept.value = NEW.known AND gone.guest_id <> kept.guest_id;
  INSERT INTO guest_contacts (value, guest_id)
  SELECT NEW.other, guest_id FROM guest_contacts WHERE value = NEW.known
    AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value = NEW.other);
  INSERT INTO guest_contacts (value, guest_id)
  SELECT NEW.known, guest_id FROM guest_contacts WHERE value = NEW.other
    AND NOT EXISTS (SELECT 1 FROM guest_contacts WHERE value = NEW.known);
END;
