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
--> statement-breakpoint
CREATE TRIGGER villa_prices_stay_alone BEFORE UPDATE OF villa_id, starts_on, ends_on ON villa_prices
WHEN EXISTS (
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.ends_on AND ends_on >= new.starts_on
    AND id <> new.id
)
BEGIN
  SELECT RAISE(ABORT, 'PRICE_OVERLAP');
END;
--> statement-breakpoint
-- A line of a statement stands for as much in the books as it moved, and each entry or payout is on one
-- line. Whoever writes: a second press, a colleague, or the same statement in another format.
CREATE TRIGGER bank_lines_stand BEFORE UPDATE OF id, account, day, amount, nth, format, balance, created_at ON bank_lines
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_STANDS');
END;
--> statement-breakpoint
CREATE TRIGGER bank_lines_are_set_aside BEFORE UPDATE OF ignored ON bank_lines
WHEN new.ignored IS NOT NULL AND old.settled > 0
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_SETTLED');
END;
--> statement-breakpoint
CREATE TRIGGER bank_lines_are_matched_once BEFORE INSERT ON bank_line_matches
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_SETTLED') WHERE new.amount <= 0 OR NOT EXISTS (
    SELECT 1 FROM bank_lines
    WHERE id = new.line_id AND ignored IS NULL AND settled + new.amount <= abs(amount)
  );
  -- One target, with the same amount and direction. What passes the till is on no statement.
  SELECT RAISE(ABORT, 'BANK_LINE_DIFFERS') WHERE (new.transaction_id IS NULL) = (new.payout_id IS NULL)
    OR NOT EXISTS (
      SELECT 1 FROM bank_lines l JOIN transactions t ON t.id = new.transaction_id
      WHERE l.id = new.line_id AND t.amount = new.amount AND t.status <> 'failed'
        AND t.method NOT IN ('to_owner', 'carried', 'cash') AND t.payout_id IS NULL
        AND t.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM transactions WHERE reverses = t.id)
        AND CASE WHEN l.amount > 0
          THEN t.kind IN ('prepayment', 'balance', 'deposit', 'extra', 'payout_return')
          ELSE t.kind IN ('refund', 'deposit_refund', 'owner_payout') END
      UNION ALL
      SELECT 1 FROM bank_lines l JOIN payouts p ON p.id = new.payout_id
        JOIN payout_runs r ON r.id = p.run_id
      WHERE l.id = new.line_id AND l.amount < 0 AND p.amount = new.amount AND r.taken_back_at IS NULL
    );
END;
--> statement-breakpoint
CREATE TRIGGER bank_line_matches_stand BEFORE UPDATE ON bank_line_matches
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_STANDS');
END;
--> statement-breakpoint
CREATE TRIGGER bank_line_matches_settle AFTER INSERT ON bank_line_matches
BEGIN
  UPDATE bank_lines SET settled = settled + new.amount WHERE id = new.line_id;
END;
--> statement-breakpoint
CREATE TRIGGER bank_line_matches_let_go AFTER DELETE ON bank_line_matches
BEGIN
  UPDATE bank_lines SET settled = settled - old.amount WHERE id = old.line_id;
END;

-- What was taken back, or undone with its import, is on no line any more: the line is open again.
--> statement-breakpoint
CREATE TRIGGER bank_lines_of_reversed_are_open AFTER INSERT ON transactions
WHEN new.reverses IS NOT NULL
BEGIN
  DELETE FROM bank_line_matches WHERE transaction_id = new.reverses;
END;
--> statement-breakpoint
CREATE TRIGGER bank_lines_of_undone_are_open BEFORE DELETE ON transactions
BEGIN
  DELETE FROM bank_line_matches WHERE transaction_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER bank_lines_of_runs_are_open AFTER UPDATE OF taken_back_at ON payout_runs
WHEN new.taken_back_at IS NOT NULL
BEGIN
  DELETE FROM bank_line_matches WHERE payout_id IN (SELECT id FROM payouts WHERE run_id = new.id);
END;
--> statement-breakpoint
-- Inserting a scope into this view marks its pages as changed: see
-- worker/features/publishing/page-scopes.ts.
CREATE VIEW changed_pages (scope) AS SELECT scope FROM page_versions;
--> statement-breakpoint
CREATE TRIGGER changed_pages_are_counted INSTEAD OF INSERT ON changed_pages
BEGIN
  UPDATE catalogue_version
    SET pages = pages + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = 1;
  INSERT INTO page_versions (scope, version)
    SELECT NEW.scope, pages FROM catalogue_version WHERE id = 1
    ON CONFLICT (scope) DO UPDATE SET version = excluded.version;
END;
--> statement-breakpoint
-- The scopes that a change of a villa affects: its page, its card with the lists and places that
-- show it, and the numbers of villas in places.
CREATE VIEW scopes_of_villas (villa_id, part, scope) AS
SELECT id, 'page', 'villa:' || slug FROM villas
UNION ALL SELECT id, 'card', 'card:' || slug FROM villas WHERE active
UNION ALL SELECT id, 'card', 'lists' FROM villas WHERE active
UNION ALL SELECT v.id, 'card', 'place:' || p.slug
  FROM villas v JOIN towns p ON p.id = v.town_id WHERE v.active
UNION ALL SELECT v.id, 'card', 'place:' || p.slug
  FROM villas v JOIN districts p ON p.id = v.district_id WHERE v.active
UNION ALL SELECT v.id, 'card', 'place:' || p.slug
  FROM villas v JOIN villa_villa_types t ON t.villa_id = v.id
  JOIN villa_types p ON p.id = t.villa_type_id WHERE v.active
UNION ALL SELECT id, 'places', 'places' FROM villas WHERE active;
--> statement-breakpoint
-- A night claimed by another seller's event is never for sale, whoever frees it (decision 0028).
-- Events of other sellers' calendars that have not been withdrawn.
CREATE VIEW standing_events AS
SELECT s.villa_id AS villa_id, e.id AS id, e.starts_on AS starts_on, e.ends_on AS ends_on
FROM calendar_sources s JOIN external_events e ON e.source_id = s.id
WHERE e.removed_at IS NULL;
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
-- The holder of a night only changes by freeing and taking it, so that the triggers below see it.
CREATE TRIGGER villa_nights_keep_their_holder BEFORE UPDATE ON villa_nights
WHEN NEW.villa_id <> OLD.villa_id OR NEW.night <> OLD.night OR NEW.ref <> OLD.ref
  OR (NEW.kind = 'external') <> (OLD.kind = 'external')
BEGIN
  SELECT RAISE(ABORT, 'NIGHTS_KEEP_THEIR_HOLDER');
END;
--> statement-breakpoint
-- When a night with a waiting event is freed, the event gets it.
CREATE TRIGGER villa_nights_delete_hands_over AFTER DELETE ON villa_nights
WHEN OLD.kind = 'external' OR OLD.claimed_by IS NOT NULL
BEGIN
  INSERT INTO villa_nights (villa_id, night, kind, ref)
  SELECT OLD.villa_id, OLD.night, 'external', min(e.id) FROM standing_events e
  WHERE e.villa_id = OLD.villa_id AND e.starts_on <= OLD.night AND OLD.night < e.ends_on
  GROUP BY e.villa_id;
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
--> statement-breakpoint
-- A complaint says what happened, and is closed once, with the guest's word. From then on it stands.
CREATE TRIGGER complaints_say_what_happened BEFORE INSERT ON complaints
WHEN trim(new.what) = '' OR new.closed_at IS NOT NULL OR new.cost <> 0
BEGIN
  SELECT RAISE(ABORT, 'COMPLAINT_WITHOUT_WORDS');
END;
--> statement-breakpoint
CREATE TRIGGER complaints_close_with_the_guests_word BEFORE UPDATE OF closed_at ON complaints
WHEN old.closed_at IS NULL AND new.closed_at IS NOT NULL AND trim(new.guest_word) = ''
BEGIN
  SELECT RAISE(ABORT, 'COMPLAINT_WITHOUT_WORDS');
END;
--> statement-breakpoint
CREATE TRIGGER complaints_stand_once_closed
BEFORE UPDATE OF due_on, cost, closed_at, reservation_id ON complaints
WHEN old.closed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'COMPLAINT_CLOSED');
END;
--> statement-breakpoint
-- A damage deposit is the guest's. It may only be retained for damage that is described and shown,
-- of a stay that took place, and never more than is held (refunds-within-receipts.sql). A mistake is
-- corrected by an entry that names the one it takes back, and why.
CREATE TRIGGER transactions_keep_deposits_for_damage BEFORE INSERT ON transactions
WHEN new.kind = 'deposit_kept'
BEGIN
  SELECT RAISE(ABORT, 'DEPOSIT_KEPT_WITHOUT_DAMAGE')
  WHERE trim(new.note) = '' OR coalesce(new.proof, '') = '' OR new.status <> 'succeeded'
    OR (SELECT status FROM reservations WHERE id = new.reservation_id) NOT IN ('staying', 'completed');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_correct_a_kept_deposit BEFORE INSERT ON transactions
WHEN new.kind = 'kept_return'
BEGIN
  SELECT RAISE(ABORT, 'CORRECTION_OF_NOTHING')
  WHERE trim(new.note) = '' OR new.status <> 'succeeded' OR NOT EXISTS (
    SELECT 1 FROM transactions
    WHERE id = new.refund_of AND kind = 'deposit_kept' AND reservation_id = new.reservation_id
  );
END;
--> statement-breakpoint
-- An entry that was entered wrongly is taken back by an opposite one: the same kind, method and day of
-- payment, and the amount below zero, so that every sum is as if neither had been written. It names
-- the entry and says why, it is written on the same day in Türkiye, and a unique index allows one.
-- All other amounts are above zero. Money of a provider moved whatever a clerk thinks of it, a run of
-- payouts is taken back as a whole, and deductions from deposits have a correction of their own.
CREATE TRIGGER transactions_are_above_zero BEFORE INSERT ON transactions
WHEN new.amount <= 0 AND new.reverses IS NULL
BEGIN
  SELECT RAISE(ABORT, 'ENTRY_WITHOUT_AMOUNT');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_reverse_what_was_wrong BEFORE INSERT ON transactions
WHEN new.reverses IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'ENTRY_NOT_REVERSIBLE') WHERE trim(new.note) = '' OR new.status <> 'succeeded'
    OR new.refund_of IS NOT NULL OR new.provider IS NOT NULL OR new.payout_id IS NOT NULL
    OR new.kind IN ('deposit_kept', 'kept_return') OR new.method = 'carried'
    OR NOT EXISTS (
      SELECT 1 FROM transactions wrong
      WHERE wrong.id = new.reverses AND wrong.reservation_id = new.reservation_id
        AND wrong.kind = new.kind AND wrong.method = new.method AND wrong.amount = -new.amount
        AND wrong.paid_at IS new.paid_at AND wrong.status = 'succeeded' AND wrong.reverses IS NULL
        AND wrong.provider IS NULL AND wrong.payout_id IS NULL AND wrong.refund_of IS NULL
        AND date(wrong.created_at, '+3 hours') = date(new.created_at, '+3 hours')
        AND NOT EXISTS (
          SELECT 1 FROM transactions back WHERE back.refund_of = wrong.id AND back.status <> 'failed'
        )
    );
  -- What has been given back since cannot have been received by mistake as well.
  SELECT RAISE(ABORT, 'REVERSED_WAS_GIVEN_BACK')
  WHERE new.kind IN ('prepayment', 'balance', 'extra', 'deposit', 'owner_payout') AND -new.amount > (
    SELECT coalesce(sum(CASE
      WHEN new.kind = 'deposit' THEN CASE
        WHEN kind IN ('deposit_refund', 'deposit_kept') AND status <> 'failed' THEN -amount
        WHEN kind IN ('deposit', 'kept_return') AND status = 'succeeded' THEN amount END
      WHEN new.kind = 'owner_payout' THEN CASE
        WHEN kind = 'payout_return' AND status <> 'failed' THEN -amount
        WHEN kind = 'owner_payout' AND status = 'succeeded' THEN amount END
      WHEN (method = 'to_owner') = (new.method = 'to_owner') THEN CASE
        WHEN kind = 'refund' AND status <> 'failed' THEN -amount
        WHEN kind IN ('prepayment', 'balance', 'extra') AND status = 'succeeded' THEN amount END
      END), 0)
    FROM transactions WHERE reservation_id = new.reservation_id
  );
END;
--> statement-breakpoint
-- An entry that was taken back cannot be refunded or corrected as well.
CREATE TRIGGER transactions_reversed_are_no_payments BEFORE INSERT ON transactions
WHEN new.refund_of IS NOT NULL
  AND EXISTS (SELECT 1 FROM transactions WHERE reverses = new.refund_of)
BEGIN
  SELECT RAISE(ABORT, 'ENTRY_NOT_REVERSIBLE');
END;
--> statement-breakpoint
-- An agreed extra is never changed: it is removed and replaced by a new one (decision 0033).
CREATE TRIGGER reservation_extras_keep_their_terms
BEFORE UPDATE OF reservation_id, label, unit_price, quantity, amount, payee ON reservation_extras
BEGIN
  SELECT RAISE(ABORT, 'EXTRAS_ARE_HISTORY');
END;
--> statement-breakpoint
CREATE TRIGGER reservation_extras_come_off_once BEFORE UPDATE OF removed_at ON reservation_extras
WHEN old.removed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'EXTRAS_ARE_HISTORY');
END;
--> statement-breakpoint
CREATE TRIGGER reservation_extras_stay BEFORE DELETE ON reservation_extras
BEGIN
  SELECT RAISE(ABORT, 'EXTRAS_ARE_HISTORY');
END;
--> statement-breakpoint
-- A second factor proves a person only once, even if somebody else uses a copy of it at the same
-- moment.
-- An authenticator code is valid for a 30-second step; neither that step nor an earlier one is
-- accepted again (RFC 6238, 5.2).
CREATE TRIGGER totp_factors_take_a_step_once BEFORE UPDATE OF last_step ON totp_factors
WHEN new.last_step <= old.last_step
BEGIN
  SELECT RAISE(ABORT, 'This code was used');
END;
--> statement-breakpoint
-- A counter that decreases indicates a copied key (WebAuthn 2, 6.1.1).
CREATE TRIGGER passkeys_count_up BEFORE UPDATE OF counter ON passkeys
WHEN new.counter < old.counter OR (new.counter = old.counter AND new.counter > 0)
BEGIN
  SELECT RAISE(ABORT, 'This key was copied');
END;
--> statement-breakpoint
CREATE TRIGGER recovery_codes_are_used_once BEFORE UPDATE OF used_at ON recovery_codes
WHEN old.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'This recovery code was used');
END;
--> statement-breakpoint
CREATE TRIGGER auth_challenges_are_used_once BEFORE UPDATE OF used_at ON auth_challenges
WHEN old.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'This challenge was answered');
END;
--> statement-breakpoint
-- Challenges started with an old password or address, or for a disabled account, end with the
-- change.
CREATE TRIGGER users_end_their_challenges AFTER UPDATE OF password_hash, email, active ON users
BEGIN
  DELETE FROM auth_challenges WHERE user_id = new.id;
END;
--> statement-breakpoint
-- The trigram indexes of names, codes, phones and addresses (drizzle/migrations/0000_tables.sql)
-- follow their tables: of stays, of guest records and of how people are reached.
CREATE TRIGGER reservations_insert_is_found AFTER INSERT ON reservations
BEGIN
  INSERT INTO reservation_texts (rowid, search_text, code, phone)
  VALUES (new.row_id, new.search_text, new.code, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER reservations_update_is_found AFTER UPDATE OF search_text, code, phone ON reservations
BEGIN
  INSERT INTO reservation_texts (reservation_texts, rowid, search_text, code, phone)
  VALUES ('delete', old.row_id, old.search_text, old.code, old.phone);
  INSERT INTO reservation_texts (rowid, search_text, code, phone)
  VALUES (new.row_id, new.search_text, new.code, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER reservations_delete_is_found AFTER DELETE ON reservations
BEGIN
  INSERT INTO reservation_texts (reservation_texts, rowid, search_text, code, phone)
  VALUES ('delete', old.row_id, old.search_text, old.code, old.phone);
END;
--> statement-breakpoint
CREATE TRIGGER guest_records_insert_is_found AFTER INSERT ON guest_records
BEGIN
  INSERT INTO guest_names (rowid, search_text) VALUES (new.row_id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER guest_records_update_is_found AFTER UPDATE OF search_text ON guest_records
BEGIN
  INSERT INTO guest_names (guest_names, rowid, search_text) VALUES ('delete', old.row_id, old.search_text);
  INSERT INTO guest_names (rowid, search_text) VALUES (new.row_id, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER guest_records_delete_is_found AFTER DELETE ON guest_records
BEGIN
  INSERT INTO guest_names (guest_names, rowid, search_text) VALUES ('delete', old.row_id, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER guest_contacts_insert_is_found AFTER INSERT ON guest_contacts
BEGIN
  INSERT INTO guest_contact_texts (rowid, value) VALUES (new.row_id, new.value);
END;
--> statement-breakpoint
CREATE TRIGGER guest_contacts_update_is_found AFTER UPDATE OF value ON guest_contacts
BEGIN
  INSERT INTO guest_contact_texts (guest_contact_texts, rowid, value) VALUES ('delete', old.row_id, old.value);
  INSERT INTO guest_contact_texts (rowid, value) VALUES (new.row_id, new.value);
END;
--> statement-breakpoint
CREATE TRIGGER guest_contacts_delete_is_found AFTER DELETE ON guest_contacts
BEGIN
  INSERT INTO guest_contact_texts (guest_contact_texts, rowid, value) VALUES ('delete', old.row_id, old.value);
END;
--> statement-breakpoint
-- Two records of one person become one. Whatever belonged to the second moves to the first; each move
-- is recorded, so that it can be undone (worker/features/guest-records/merge-records.ts). A clerk
-- joins them, or WhatsApp, which vouches for a phone and an id of one user
-- (https://developers.facebook.com/documentation/business-messaging/whatsapp/business-scoped-user-ids).
CREATE VIEW guest_joins AS
SELECT '' AS merge_id, '' AS kept_id, '' AS gone_id, '' AS joined_at, 0 AS joined_by WHERE 0;
--> statement-breakpoint
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
--> statement-breakpoint
-- Two contacts that belong to one person, `known` deciding which record remains: whichever of them
-- is new joins the record of the other. Of two that nobody has, nothing is kept.
CREATE VIEW guest_identities AS
SELECT '' AS known, '' AS other, '' AS merge_id, '' AS seen_at WHERE 0;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- A row no longer refers to a guest, or to one of their contacts: records and contacts without
-- references are deleted.
CREATE VIEW guest_partings AS
SELECT '' AS guest_id, '' AS phone, '' AS whatsapp, '' AS email WHERE 0;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- Data remembered for undoing a merge must not outlive the original.
CREATE TRIGGER guest_contacts_leave_merges AFTER DELETE ON guest_contacts
BEGIN
  DELETE FROM guest_merge_moves WHERE kind = 'contact' AND ref = OLD.value;
  DELETE FROM guest_records
  WHERE merged_into = OLD.guest_id AND NOT EXISTS (
    SELECT 1 FROM guest_merges m JOIN guest_merge_moves v ON v.merge_id = m.id AND v.kind = 'contact'
    WHERE m.gone_id = guest_records.id AND m.undone_at IS NULL);
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
-- Correcting the only stay of a guest also corrects the guest's name.
CREATE TRIGGER reservations_rename_guest AFTER UPDATE OF first_name, last_name ON reservations
WHEN NEW.phone <> '' OR NEW.email <> ''
BEGIN
  UPDATE guest_records
  SET name = NEW.first_name || ' ' || NEW.last_name, search_text = NEW.search_text
  WHERE id = NEW.guest_id AND named_by IS NULL AND search_text = OLD.search_text;
END;
--> statement-breakpoint
-- A clerk who corrects the language of a stay corrects it of the guest.
CREATE TRIGGER reservations_language_of_guest AFTER UPDATE OF language ON reservations
WHEN NEW.language IS NOT NULL AND NEW.language IS NOT OLD.language
BEGIN
  UPDATE guest_records SET language = NEW.language
  WHERE id = NEW.guest_id AND language IS NOT NEW.language;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER offers_update_knows_guest AFTER UPDATE OF phone, email ON offers
WHEN OLD.guest_id IS NOT NULL AND coalesce(NEW.phone, '') = '' AND coalesce(NEW.email, '') = ''
BEGIN
  UPDATE offers SET guest_id = NULL WHERE id = NEW.id;
  INSERT INTO guest_partings (guest_id, phone, email)
  VALUES (OLD.guest_id, coalesce(OLD.phone, ''), coalesce(lower(OLD.email), ''));
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER contact_messages_update_knows_guest
AFTER UPDATE OF phone, email, whatsapp_user ON contact_messages
WHEN OLD.guest_id IS NOT NULL AND NEW.email = '' AND coalesce(NEW.phone, NEW.whatsapp_user, '') = ''
BEGIN
  UPDATE contact_messages SET guest_id = NULL WHERE id = NEW.id;
  INSERT INTO guest_partings (guest_id, phone, whatsapp, email)
  VALUES (OLD.guest_id, coalesce(OLD.phone, ''), coalesce('wa:' || OLD.whatsapp_user, ''), lower(OLD.email));
END;
--> statement-breakpoint
-- The guests in a house and their dates: confirmed stays of ours, and other sellers' bookings that
-- hold their last night (one that overlaps a stay of ours, or is repeated by a second feed, does
-- not). Tasks in the houses are derived from it (decision 0065).
CREATE VIEW house_guests AS
SELECT villa_id, id, check_in, check_out, nights, 1 AS is_ours FROM reservations
-- To be queried by days, by villa or by id; the `+` keeps the planner from using the states, which
-- most rows share.
WHERE +status IN ('confirmed', 'staying', 'completed')
UNION ALL
SELECT s.villa_id, e.id, e.starts_on, e.ends_on,
  CAST(julianday(e.ends_on) - julianday(e.starts_on) AS INTEGER), 0
FROM external_events e
JOIN calendar_sources s ON s.id = e.source_id
WHERE e.removed_at IS NULL AND e.kind = 'booking'
  -- Not a join: for a house it would scan all its nights instead of its calendars.
  AND EXISTS (
    SELECT 1 FROM villa_nights n
    WHERE n.villa_id = s.villa_id AND n.night = date(e.ends_on, '-1 day') AND n.ref = e.id
  );
--> statement-breakpoint
-- Long stays have an index of their own; all other guests of a day arrived shortly before it.
CREATE VIEW long_stays AS
SELECT villa_id, id, check_in, check_out, nights, 1 AS is_ours FROM reservations INDEXED BY reservations_long
WHERE status IN ('confirmed', 'staying', 'completed') AND nights > 14;
--> statement-breakpoint
-- A guest known by phone only gets no mail: each of their mails is to be sent by hand, and never
-- waits in the outbox for an address, whoever queues it or makes it due again.
CREATE TRIGGER outbox_insert_without_address AFTER INSERT ON outbox
WHEN NEW.status = 'waiting' AND NEW.recipient = 'guest' AND NOT EXISTS (
  SELECT 1 FROM transactions t WHERE t.reservation_id = NEW.reservation_id AND t.awaits_bank
    AND NEW.dedupe_key = t.reservation_id || ':' || t.id || ':' || NEW.template
) AND EXISTS (
  SELECT 1 FROM reservations r WHERE r.id = NEW.reservation_id AND r.email = '' AND r.phone <> ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_due_again_without_address AFTER UPDATE OF status ON outbox
WHEN NEW.status = 'waiting' AND OLD.status <> 'waiting' AND NEW.recipient = 'guest' AND EXISTS (
  SELECT 1 FROM reservations r WHERE r.id = NEW.reservation_id AND r.email = '' AND r.phone <> ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
-- A clerk removes a wrong address before the mail has been sent. A mail being sent stays with its
-- sender.
CREATE TRIGGER reservations_lose_their_address AFTER UPDATE OF email ON reservations
WHEN NEW.email = '' AND OLD.email <> '' AND NEW.phone <> ''
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL
  WHERE reservation_id = NEW.id AND recipient = 'guest' AND status = 'waiting'
    AND leased_until IS NULL;
END;
--> statement-breakpoint
-- A stay that its guest books at once (domain/reservations/instant.ts) is an option of a house whose
-- owner agreed, on nights that are all sold so, with no linked calendar older than the agency allows:
-- whoever writes it, and whatever was true when its price was told. Consent is the owner's own: a house
-- that gets another one waits for theirs.
CREATE TRIGGER reservations_insert_instant_is_agreed BEFORE INSERT ON reservations
WHEN new.instant AND NOT (
  new.status = 'option' AND new.option_expires_at IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM villas WHERE id = new.villa_id AND instant_agreed_on IS NOT NULL
      AND NOT EXISTS (
        SELECT 1 FROM villa_prices
        WHERE villa_id = new.villa_id AND starts_on < new.check_out AND ends_on >= new.check_in
          AND NOT coalesce(villa_prices.instant, villas.instant)
      )
  )
  AND NOT EXISTS (
    SELECT 1 FROM calendar_sources
    WHERE villa_id = new.villa_id AND active = 1 AND coalesce(last_ok_at, '') < strftime(
      '%Y-%m-%dT%H:%M:%fZ', new.created_at, '-' || coalesce((
        SELECT value FROM settings WHERE key = 'instant_feed_hours'
      ), '3') || ' hours')
  )
)
BEGIN
  SELECT RAISE(ABORT, 'This stay cannot be booked at once');
END;
--> statement-breakpoint
CREATE TRIGGER villas_owner_agrees_to_instant AFTER UPDATE OF owner_id ON villas
WHEN new.owner_id <> old.owner_id AND new.instant_agreed_on IS old.instant_agreed_on
  AND new.instant_agreed_on IS NOT NULL
BEGIN
  UPDATE villas SET instant_agreed_on = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- An invoice takes the next number of its series and year, says what the books say, and stands.
-- (VUK md. 230 and 231: numbers follow one another; what was issued is corrected by another paper.)
CREATE TRIGGER invoices_are_numbered_without_gaps BEFORE INSERT ON invoices
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE new.sequence <> 1 + (
    SELECT coalesce(max(sequence), 0) FROM invoices WHERE series = new.series AND year = new.year
  );
  -- Nine digits; whoever used them up goes on in another series.
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE new.sequence > 999999999;
  -- Days follow numbers.
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE EXISTS (
    SELECT 1 FROM invoices WHERE series = new.series AND year = new.year AND issued_on > new.issued_on
  );
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE substr(new.issued_on, 1, 4) <> CAST(new.year AS TEXT);
END;
--> statement-breakpoint
CREATE TRIGGER invoices_stand
BEFORE UPDATE OF id, uuid, series, year, sequence, kind, profile, what, payer, owner_id, seller, issued_on,
  issued_at, net, vat, accommodation, rounding, gross, original_id ON invoices
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;
--> statement-breakpoint
-- Who bought is erased as a whole, ten years after the end of the year (see payouts_name_their_owner);
-- `buyer` may be re-encrypted under a newer key.
CREATE TRIGGER invoices_name_their_buyer BEFORE UPDATE OF buyer_name, buyer ON invoices
WHEN (new.buyer_name <> old.buyer_name OR new.buyer = '') AND NOT (
  new.buyer_name = 'Silinmiş kişi' AND new.buyer = ''
  AND strftime('%Y', new.updated_at, '+3 hours') - substr(old.issued_on, 1, 4) > 10
)
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;
--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE DELETE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_stand BEFORE UPDATE ON invoice_lines
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_stay BEFORE DELETE ON invoice_lines
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;
--> statement-breakpoint
-- INVOICE_MOVES of domain/invoices/states.ts.
CREATE TRIGGER invoices_move_by_the_table BEFORE UPDATE OF state ON invoices
WHEN new.state <> old.state AND new.state NOT IN (
  SELECT value FROM json_each(CASE old.state
    WHEN 'issued' THEN '["sent","accepted","failed","cancelled"]'
    WHEN 'sent' THEN '["accepted","failed","cancelled"]'
    WHEN 'failed' THEN '["sent","accepted","cancelled"]'
    WHEN 'accepted' THEN '["cancelled"]'
    ELSE '[]' END)
)
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;
--> statement-breakpoint
-- With a new line the valid invoices of a sale to this payer, at these taxes, say what the books say
-- of it, whoever else issues one at the same time: nothing once somebody else pays, or other taxes hold.
CREATE TRIGGER invoice_lines_say_what_is_due AFTER INSERT ON invoice_lines
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_NOT_DUE') FROM invoices own
  WHERE own.id = new.invoice_id AND (
    SELECT sum(l.net + l.vat + l.accommodation + l.rounding) FROM invoice_lines l
    JOIN invoices i ON i.id = l.invoice_id AND i.state <> 'cancelled'
    WHERE l.reservation_id = new.reservation_id AND l.what = new.what AND l.source = new.source
      AND i.payer = own.payer AND l.rate = new.rate
      AND l.accommodation_rate = new.accommodation_rate AND l.exemption = new.exemption
  ) <> coalesce((
    SELECT gross FROM sales
    WHERE reservation_id = new.reservation_id AND what = new.what AND source = new.source
      AND payer = own.payer AND rate = new.rate
      AND accommodation_rate = new.accommodation_rate AND exemption = new.exemption
  ), 0);
END;
--> statement-breakpoint
-- What papers say of a sale, the books say too: to the kuruş of base and tax.
CREATE TRIGGER invoice_lines_change_journal AFTER INSERT ON invoice_lines
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.reservation_id);
END;
--> statement-breakpoint
CREATE TRIGGER invoices_cancelled_change_journal AFTER UPDATE OF state ON invoices
WHEN new.state = 'cancelled' AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id)
  SELECT reservation_id FROM invoice_lines WHERE invoice_id = new.id;
END;
--> statement-breakpoint
-- The books: each money event as debit (positive) and credit (negative), derived from the ledger
-- and the stays only (decision 0054). The lines of a source add up to zero. `role` names an
-- account; its code is a setting.
--
-- What the days of all events follow from: what has moved, and the owner's part of each stay that is
-- sold or kept, whose sales are of the same day. Each is read in the order of its days, a month by its
-- days and a stay by its id; the `+` rules out the states. The day is the same expression everywhere,
-- because SQLite would otherwise not join a stay to its facts alone.
CREATE VIEW journal_moves AS
-- What the owner took of the guest was paid out of what is due to the owner. What is carried to
-- another stay of the guest is owed to and by the guests.
SELECT 'entry:' || id AS source, reservation_id, date(paid_at, '+3 hours') AS day, kind, amount,
  CASE method WHEN 'cash' THEN 'cash' WHEN 'card' THEN 'card' WHEN 'link' THEN 'card'
    WHEN 'to_owner' THEN 'owners' WHEN 'carried' THEN 'guests' ELSE 'bank' END AS purse
FROM transactions WHERE status = 'succeeded' AND paid_at IS NOT NULL
  -- As long as a stay is only held, what its owner took is between owner and guest.
  AND (method <> 'to_owner' OR (
    SELECT r.status FROM reservations r WHERE r.id = transactions.reservation_id
  ) NOT IN ('requested', 'option'));
--> statement-breakpoint
CREATE VIEW journal_shares AS
SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, due_to_owner + to_owner AS share
FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
UNION ALL
SELECT 'kept:' || id, id, date(coalesce(closed_at, updated_at), '+3 hours'), due_to_owner + to_owner
FROM reservations WHERE +status IN ('rejected', 'expired', 'cancelled', 'no_show') AND kept > 0;
--> statement-breakpoint
CREATE VIEW journal_facts AS
SELECT source, reservation_id, day, purse AS role,
  iif(kind IN ('refund', 'deposit_refund', 'owner_payout'), -amount, amount) AS amount
FROM journal_moves WHERE kind NOT IN ('deposit_kept', 'kept_return')
UNION ALL
SELECT source, reservation_id, day,
  CASE WHEN kind IN ('deposit', 'deposit_refund', 'deposit_kept', 'kept_return') THEN 'deposits'
    WHEN kind IN ('owner_payout', 'payout_return') THEN 'owners' ELSE 'guests' END,
  iif(kind IN ('refund', 'deposit_refund', 'deposit_kept', 'owner_payout'), amount, -amount)
FROM journal_moves
UNION ALL
SELECT source, reservation_id, day, 'damages', iif(kind = 'deposit_kept', -amount, amount)
FROM journal_moves WHERE kind IN ('deposit_kept', 'kept_return')
UNION ALL
SELECT source, reservation_id, day, 'guests', gross FROM taxed_sales
UNION ALL
SELECT source, reservation_id, day, what, -net FROM taxed_sales
UNION ALL
SELECT source, reservation_id, day, what || '_vat', -vat FROM taxed_sales
UNION ALL
SELECT source, reservation_id, day, 'services_accommodation', -accommodation FROM taxed_sales
WHERE accommodation <> 0
UNION ALL
-- The kuruş that no base and its taxes add up to.
SELECT source, reservation_id, day, 'rounding', net + vat + accommodation - gross FROM taxed_sales
WHERE net + vat + accommodation <> gross
UNION ALL
-- The owner's part of a stay, and of what is kept of one that has ended early.
SELECT source, reservation_id, day, 'guests', share FROM journal_shares
UNION ALL
SELECT source, reservation_id, day, 'owners', -share FROM journal_shares;

-- Closed months stay closed: a line is only added to an open one, and never changes.
--> statement-breakpoint
CREATE TRIGGER journal_lines_go_into_open_months BEFORE INSERT ON journal_lines
WHEN EXISTS (SELECT 1 FROM journal_months WHERE month >= new.month)
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;
--> statement-breakpoint
CREATE TRIGGER journal_lines_stand BEFORE UPDATE ON journal_lines
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;
--> statement-breakpoint
CREATE TRIGGER journal_lines_stay BEFORE DELETE ON journal_lines
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;
--> statement-breakpoint
CREATE TRIGGER journal_months_stand BEFORE UPDATE ON journal_months
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;
--> statement-breakpoint
CREATE TRIGGER journal_months_stay BEFORE DELETE ON journal_months
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;

-- Months are closed in order, once they are over, and only with vouchers that balance.
--> statement-breakpoint
CREATE TRIGGER journal_months_close_in_order BEFORE INSERT ON journal_months
BEGIN
  SELECT RAISE(ABORT, 'MONTH_NOT_OVER') WHERE new.month >= strftime('%Y-%m', new.closed_at, '+3 hours');
  SELECT RAISE(ABORT, 'MONTH_OUT_OF_ORDER') WHERE new.month <> (
    SELECT strftime('%Y-%m', max(month) || '-01', '+1 month') FROM journal_months
  );
  SELECT RAISE(ABORT, 'VOUCHER_NOT_BALANCED') WHERE EXISTS (
    SELECT 1 FROM journal_lines WHERE month = new.month GROUP BY source HAVING sum(amount) <> 0
  );
END;

-- Stays that may differ from the closed months: those changed since. Recorded by triggers, so that
-- the next month need not read all of history.
--> statement-breakpoint
CREATE TRIGGER reservations_insert_changes_journal AFTER INSERT ON reservations
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER reservations_update_changes_journal
AFTER UPDATE OF status, check_in, total, prepayment, commission, owner_payout, agency_extras, paid,
  extras_paid, to_owner, kept, closed_at, updated_at
ON reservations
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.id);
END;
--> statement-breakpoint
CREATE TRIGGER transactions_insert_changes_journal AFTER INSERT ON transactions
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.reservation_id);
END;
--> statement-breakpoint
CREATE TRIGGER transactions_update_changes_journal AFTER UPDATE ON transactions
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id)
  VALUES (old.reservation_id), (new.reservation_id);
END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_changes_journal AFTER INSERT ON settings
WHEN new.key = 'kept_vat_from' AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) SELECT id FROM reservations WHERE kept > 0;
END;
--> statement-breakpoint
CREATE TRIGGER settings_update_changes_journal AFTER UPDATE ON settings
WHEN 'kept_vat_from' IN (old.key, new.key) AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) SELECT id FROM reservations WHERE kept > 0;
END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_changes_journal AFTER DELETE ON settings
WHEN old.key = 'kept_vat_from' AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) SELECT id FROM reservations WHERE kept > 0;
END;
--> statement-breakpoint
-- The lines of the closed month include every change up to now.
CREATE TRIGGER journal_months_settle_changes AFTER INSERT ON journal_months
BEGIN
  DELETE FROM journal_changes;
END;
--> statement-breakpoint
-- A karekod that was tried names one account: what it says of another nobody has seen.
CREATE TRIGGER banks_update_forgets_karekod
AFTER UPDATE OF iban, account_holder, currency ON banks
WHEN NEW.karekod_tried_at IS NOT NULL
  AND (NEW.iban, NEW.account_holder, NEW.currency) <> (OLD.iban, OLD.account_holder, OLD.currency)
BEGIN
  UPDATE banks SET karekod_tried_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
-- The facility at the police or gendarmerie by which a villa's guests are reported (law 1774): its
-- own, or its district's. An own one that is off says that nothing is sent for this villa.
CREATE VIEW kbs_houses AS
SELECT v.id AS villa_id, f.id AS facility_id, f.villa_id IS NOT NULL AS is_own
FROM villas v
JOIN kbs_facilities f ON f.id = coalesce(
  (SELECT id FROM kbs_facilities WHERE villa_id = v.id),
  (SELECT id FROM kbs_facilities WHERE district_id = v.district_id))
WHERE f.active;
--> statement-breakpoint
-- A person who was reported in is there until they are reported out.
CREATE TRIGGER kbs_people_stay_known BEFORE DELETE ON kbs_people
WHEN old.state = 'present' OR old.act IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'somebody who was reported in');
END;
--> statement-breakpoint
-- A house needs four hours between departure and arrival, whichever was agreed first. The same
-- number is CLEANING_HOURS in domain/stay-page/late-checkout.ts.
--
-- A sold arrival keeps the house's check-in time, so a late check-out must end four hours before it
-- (LATE_CHECKOUT_LEAVES_NO_TIME). Manually blocked nights have no arrival. Shortening a promise is
-- always possible.
--
-- When nights are sold later with an arrival on the day of a promised late check-out, their guests
-- enter four hours after it: that time is computed on reading and never stored
-- (worker/features/nights/stay-hours.ts), so it applies whoever sells them. To keep it a reasonable
-- time, no promise goes beyond 18:00 (LATE_CHECKOUT_IS_A_NIGHT).
CREATE TRIGGER reservations_late_checkout_leaves_time
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout > coalesce(old.late_checkout, '')
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
--> statement-breakpoint
-- Nothing is promised of a stay that is over or will not take place.
CREATE TRIGGER reservations_late_checkout_of_stay_over
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout > coalesce(old.late_checkout, '')
  AND new.status IN ('completed', 'rejected', 'expired', 'cancelled', 'no_show')
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_OF_STAY_OVER');
END;
--> statement-breakpoint
CREATE TRIGGER reservations_late_checkout_is_no_night
BEFORE UPDATE OF late_checkout ON reservations
WHEN new.late_checkout > '18:00'
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_IS_A_NIGHT');
END;
--> statement-breakpoint
CREATE TRIGGER reservations_begin_without_late_checkout
BEFORE INSERT ON reservations
WHEN new.late_checkout IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'LATE_CHECKOUT_IS_PROMISED_LATER');
END;
--> statement-breakpoint
-- A late check-out was promised for one day in one house, so it ends when either changes.
CREATE TRIGGER reservations_late_checkout_goes_with_its_day
AFTER UPDATE OF check_out, villa_id ON reservations
WHEN new.late_checkout IS NOT NULL AND new.late_checkout IS old.late_checkout
  AND (new.check_out <> old.check_out OR new.villa_id <> old.villa_id)
BEGIN
  UPDATE reservations SET late_checkout = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- An entry's amount never changes and no entry is deleted (decision 0001), except those that an
-- import brought in from older books, when it is undone as a whole (decision 0095).
CREATE TRIGGER transactions_keep_their_money BEFORE UPDATE OF reservation_id, kind, amount, currency, proof, refund_of, reverses ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_stay BEFORE DELETE ON transactions
WHEN NOT EXISTS (
  SELECT 1 FROM import_rows i JOIN import_runs run ON run.id = i.run_id
  WHERE i.entity = 'payment' AND i.entity_id = OLD.id AND run.undone_at IS NOT NULL
)
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
--> statement-breakpoint
-- What is at the bank does not come back from there by itself.
CREATE TRIGGER transactions_stay_at_the_bank BEFORE UPDATE OF awaits_bank ON transactions
WHEN new.awaits_bank > old.awaits_bank
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
--> statement-breakpoint
-- Who let a stay is its owner of then (`reservations.owner_id`), and the report to the revenue
-- administration names them (VUK Genel Tebliği no. 538). When a villa changes hands, what the report
-- says of its lessor stays with the owner of before, and the next one has what was entered for them,
-- or nothing, which the report names as missing. Without a day the owner was entered wrongly: what
-- was said of the lessor stands (decision 0082).
CREATE TRIGGER villas_leave_their_lessor AFTER UPDATE OF owner_id ON villas
WHEN new.owner_id <> old.owner_id AND new.owner_since IS NOT NULL
BEGIN
  INSERT INTO villa_lessors (id, created_at, updated_at, villa_id, owner_id,
    owner_kind, identity_kind, identity_number, first_name, last_name, company_title,
    iban, phone, email)
  SELECT new.id || ':' || old.owner_id, new.updated_at, new.updated_at, new.id, old.owner_id,
    owner_kind, identity_kind, identity_number, first_name, last_name, company_title,
    iban, phone, email
  FROM villa_btrans WHERE villa_id = new.id
  ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at,
    owner_kind = excluded.owner_kind,
    identity_kind = excluded.identity_kind,
    identity_number = excluded.identity_number,
    first_name = excluded.first_name,
    last_name = excluded.last_name,
    company_title = excluded.company_title,
    iban = excluded.iban,
    phone = excluded.phone,
    email = excluded.email;
  UPDATE villa_btrans SET (owner_kind, identity_kind, identity_number, first_name, last_name, company_title,
    iban, phone, email) = (
    SELECT coalesce(max(owner_kind), 'person'), max(identity_kind), max(identity_number),
      max(first_name), max(last_name), max(company_title), max(iban), max(phone), max(email)
    FROM villa_lessors WHERE villa_id = new.id AND owner_id = new.owner_id
  ), updated_at = new.updated_at
  WHERE villa_id = new.id;
END;
--> statement-breakpoint
-- Every holder that ever had nights of a villa is recorded permanently, so that an event of ours is
-- recognised whenever another seller sends it back.
CREATE TRIGGER villa_nights_insert_keeps_holder AFTER INSERT ON villa_nights
WHEN NEW.kind <> 'external'
BEGIN
  INSERT INTO night_holders (villa_id, ref) VALUES (NEW.villa_id, NEW.ref) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- An option ends before the arrival. Days are those of Türkiye, at UTC+3 all year.
CREATE TRIGGER reservations_option_begins_before_arrival BEFORE INSERT ON reservations
WHEN new.status = 'option' AND new.option_expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
--> statement-breakpoint
CREATE TRIGGER reservations_option_ends_before_arrival
BEFORE UPDATE OF status, option_expires_at, check_in, villa_id ON reservations
WHEN new.status = 'option' AND new.option_expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
--> statement-breakpoint
-- The same for an option that was blocked manually in the calendar.
CREATE TRIGGER manual_blocks_option_begins_before_arrival BEFORE INSERT ON manual_blocks
WHEN new.expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.starts_on || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
--> statement-breakpoint
CREATE TRIGGER manual_blocks_option_ends_before_arrival
BEFORE UPDATE OF expires_at, starts_on, villa_id ON manual_blocks
WHEN new.expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.starts_on || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
--> statement-breakpoint
-- What a guest paid too much is open until it was given back, whoever gives it back and how: the
-- refunds since the first such payment close the alarms of a stay in their order.
CREATE TRIGGER reservations_gave_back_too_much
AFTER UPDATE OF paid ON reservations WHEN new.paid < old.paid
BEGIN
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = 'Fazlası iade edildi.'
  WHERE reservation_id = new.id AND kind = 'overpaid' AND resolved_at IS NULL AND (
    SELECT coalesce(sum(t.amount), 0) FROM transactions t
    WHERE t.reservation_id = new.id AND t.kind = 'refund' AND t.status = 'succeeded'
      AND t.updated_at >= (
        SELECT min(f.created_at) FROM payment_alarms f
        WHERE f.reservation_id = new.id AND f.kind = 'overpaid')
  ) >= (
    SELECT sum(b.amount) FROM payment_alarms b
    WHERE b.reservation_id = new.id AND b.kind = 'overpaid'
      AND (b.created_at, b.id) <= (payment_alarms.created_at, payment_alarms.id)
  );
END;
--> statement-breakpoint
-- The open amount between each stay and its owner; its only definition. What is due is a column of
-- the stay, and `paid_out` comes from the ledger (sums-of-stays.sql). Settled stays are left out, by
-- an index. `is_agreed`: it follows from what was agreed alone.
CREATE VIEW owner_positions AS
SELECT
  r.id AS reservation_id,
  r.owner_id,
  r.check_in,
  r.check_out,
  r.due_to_owner - r.paid_out AS owed,
  r.paid_out = 0 AND r.to_owner = 0 AS is_agreed
FROM reservations r
WHERE r.paid_out <> r.due_to_owner;

-- Never more to an owner for a stay than is due, even with concurrent payments.
--> statement-breakpoint
CREATE TRIGGER transactions_pay_owners_what_is_due BEFORE INSERT ON transactions
WHEN new.kind = 'owner_payout' AND new.status <> 'failed'
BEGIN
  SELECT RAISE(ABORT, 'More paid to the owner than is due') WHERE new.amount > (
    SELECT due_to_owner FROM reservations WHERE id = new.reservation_id
  ) - (
    SELECT coalesce(sum(iif(kind = 'owner_payout', amount, -amount)), 0) FROM transactions
    WHERE reservation_id = new.reservation_id AND status <> 'failed'
      AND kind IN ('owner_payout', 'payout_return')
  );
END;

-- What a guest pays an owner directly was seen by nobody else: it counts at once or not at all, and
-- neither deposits nor the agency's services are paid that way.
--> statement-breakpoint
CREATE TRIGGER transactions_to_owners_are_of_the_stay BEFORE INSERT ON transactions
WHEN new.method = 'to_owner'
BEGIN
  SELECT RAISE(ABORT, 'NOT_TO_OWNERS') WHERE new.kind NOT IN ('prepayment', 'balance', 'refund')
    OR new.status <> 'succeeded' OR new.provider IS NOT NULL OR new.refund_of IS NOT NULL;
END;
--> statement-breakpoint
-- An owner is told when a stay in their house is changed, whoever changes it: other days, another
-- house, other people. Both owners are told of a stay that goes from one to the other. The mail waits
-- until the change can no longer be undone (decision 0055), and says then what is different from
-- before the first change; where nothing is, it is not sent (worker/features/mail/owner-change.ts).
-- So there is one message, however often a clerk corrects themselves, by mail, WhatsApp or by hand. Transitions have their mails in
-- the table of states.
CREATE TRIGGER reservations_tell_owners
AFTER UPDATE OF villa_id, check_in, check_out, adults, children, babies ON reservations
WHEN new.status IN ('requested', 'option', 'confirmed', 'staying')
  AND (new.villa_id, new.check_in, new.check_out, new.adults, new.children, new.babies)
    IS NOT (old.villa_id, old.check_in, old.check_out, old.adults, old.children, old.babies)
BEGIN
  INSERT OR IGNORE INTO outbox (id, created_at, updated_at, template, dedupe_key, recipient, variables,
    reservation_id, next_attempt_at)
  SELECT new.id || '-' || told.owner_id || '-' || new.version, new.updated_at, new.updated_at, 'sahip_degisiklik',
    new.id || ':owner:' || told.owner_id || ':' || new.version, 'owner',
    json_object('owner_id', CAST(told.owner_id AS TEXT), 'was', told.was),
    new.id, strftime('%Y-%m-%dT%H:%M:%fZ', new.updated_at, '+13 seconds')
  FROM (
    SELECT old.owner_id AS owner_id, json_object(
      'villa', house.name, 'checkIn', old.check_in, 'checkOut', old.check_out,
      'adults', old.adults, 'children', old.children, 'babies', old.babies) AS was
    FROM villas AS house WHERE house.id = old.villa_id
    UNION ALL
    SELECT owner_id, '' FROM villas
    WHERE id = new.villa_id AND new.villa_id <> old.villa_id AND owner_id <> old.owner_id
  ) AS told
  WHERE told.owner_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM outbox waiting
    WHERE waiting.reservation_id = new.id AND waiting.template = 'sahip_degisiklik'
      AND waiting.leased_until IS NULL
      AND CASE waiting.status WHEN 'waiting' THEN waiting.next_attempt_at > new.updated_at
        WHEN 'by_hand' THEN strftime('%Y-%m-%dT%H:%M:%fZ', waiting.created_at, '+13 seconds') > new.updated_at
        ELSE false END
      AND json_extract(waiting.variables, '$.owner_id') = CAST(told.owner_id AS TEXT)
  );
END;
--> statement-breakpoint
-- Whose stay it is: the owner to whom its money is due. It is the owner of its villa; but when a
-- villa changes hands, stays that begin before `villas.owner_since` keep their owner, and so does
-- every stay of which this owner was paid, whoever paid (decision 0082).
CREATE VIEW stays_with_owner_money AS
SELECT reservation_id FROM transactions
WHERE status <> 'failed' AND (kind IN ('owner_payout', 'payout_return') OR method = 'to_owner');
--> statement-breakpoint
CREATE TRIGGER reservations_insert_has_owner AFTER INSERT ON reservations
BEGIN
  UPDATE reservations SET owner_id = (SELECT owner_id FROM villas WHERE id = new.villa_id)
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_owner_is_the_villas BEFORE UPDATE OF owner_id ON reservations
WHEN new.owner_id IS NOT old.owner_id
BEGIN
  SELECT RAISE(ABORT, 'OWNER_OF_STAY')
  WHERE new.owner_id IS NOT (SELECT owner_id FROM villas WHERE id = new.villa_id);
  SELECT RAISE(ABORT, 'OWNER_HAS_MONEY')
  WHERE EXISTS (SELECT 1 FROM stays_with_owner_money WHERE reservation_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER reservations_move_to_another_owner AFTER UPDATE OF villa_id ON reservations
WHEN new.villa_id <> old.villa_id
BEGIN
  UPDATE reservations SET owner_id = (SELECT owner_id FROM villas WHERE id = new.villa_id)
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER villas_change_hands AFTER UPDATE OF owner_id, owner_since ON villas
WHEN new.owner_id <> old.owner_id OR new.owner_since IS NOT old.owner_since
BEGIN
  UPDATE reservations SET owner_id = new.owner_id
  WHERE villa_id = new.id AND owner_id <> new.owner_id
    AND check_in >= coalesce(new.owner_since, '')
    AND NOT EXISTS (SELECT 1 FROM stays_with_owner_money WHERE reservation_id = reservations.id);
END;
--> statement-breakpoint
-- An owner known by phone only has no address. Their mails are to be sent by hand, and never wait in
-- the outbox, whoever queues them or makes them due again.
-- The owner whom a mail names, who may not be the stay's any more (owners-are-told.sql), else the
-- stay's. The mail of a payout belongs to no stay.
CREATE VIEW owners_of_mails AS
SELECT o.id, u.email, d.phone, d.first_name, d.first_name || ' ' || d.last_name AS name, d.told_by
FROM outbox o
LEFT JOIN reservations r ON r.id = o.reservation_id
JOIN users u ON u.id = coalesce(
  json_extract(o.variables, '$.owner_id'), r.owner_id, (SELECT owner_id FROM villas WHERE id = r.villa_id))
LEFT JOIN user_details d ON d.user_id = u.id
WHERE o.recipient = 'owner';
--> statement-breakpoint
CREATE TRIGGER outbox_insert_without_owners_address AFTER INSERT ON outbox
WHEN NEW.status = 'waiting' AND EXISTS (
  SELECT 1 FROM owners_of_mails WHERE id = NEW.id AND email = ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER outbox_due_again_without_owners_address AFTER UPDATE OF status ON outbox
WHEN NEW.status = 'waiting' AND OLD.status <> 'waiting' AND EXISTS (
  SELECT 1 FROM owners_of_mails WHERE id = NEW.id AND email = ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
-- Pages of card providers are for one amount. Whatever changes what a stay owes (a payment of any
-- kind, another price, its end) has the open ones looked at by the next minute, which ends those
-- whose amount is not owed any more.
CREATE TRIGGER reservations_changed_dues_of_pages
AFTER UPDATE OF status, paid, total, prepayment, extras ON reservations
WHEN new.status <> old.status OR new.paid <> old.paid OR new.total <> old.total
  OR new.prepayment <> old.prepayment OR new.extras <> old.extras
BEGIN
  UPDATE payment_checkouts SET ask_at = new.updated_at
  WHERE reservation_id = new.id AND status <> 'paid' AND page_ends_at > new.updated_at;
END;
--> statement-breakpoint
-- A payout run is never changed except by handing it to the bank, once, and by taking it back: once,
-- as a whole, and before the day on which it becomes final (domain/holidays/bank-days.ts computes it; decision 0053).
CREATE TRIGGER payout_runs_stand BEFORE UPDATE ON payout_runs
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS')
  WHERE old.taken_back_at IS NOT NULL
    OR (new.taken_back_at IS NULL AND new.awaits_bank = old.awaits_bank)
    OR new.awaits_bank > old.awaits_bank
    OR new.id <> old.id OR new.created_at <> old.created_at
    OR new.until <> old.until OR new.final_from <> old.final_from
    OR new.notified <> old.notified;
  SELECT RAISE(ABORT, 'PAYOUT_FINAL') WHERE date(new.taken_back_at, '+3 hours') >= old.final_from;
END;
--> statement-breakpoint
CREATE TRIGGER payout_runs_stay BEFORE DELETE ON payout_runs
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;
--> statement-breakpoint
-- `iban` may be re-encrypted under a newer key; its content stays the same.
CREATE TRIGGER payouts_stand BEFORE UPDATE OF id, run_id, owner_id, due, amount ON payouts
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;
--> statement-breakpoint
-- Name, IBAN and reason are erased together, once the books need not be kept any more: ten years from the
-- end of the year (Turkish Commercial Code 6102, art. 82/5), counted in days of Türkiye.
CREATE TRIGGER payouts_name_their_owner BEFORE UPDATE OF holder, iban, reason ON payouts
WHEN (new.holder <> old.holder OR new.iban = '' OR new.reason IS NOT old.reason) AND NOT (
  new.holder = 'Silinmiş kişi' AND new.iban = '' AND new.reason IS NULL
  AND strftime('%Y', new.updated_at, '+3 hours') - strftime('%Y', old.created_at, '+3 hours') > 10
)
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;
--> statement-breakpoint
CREATE TRIGGER payouts_stay BEFORE DELETE ON payouts
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;

-- A payout's entries are written with its run and taken back with it, never individually.
--> statement-breakpoint
CREATE TRIGGER transactions_follow_their_payout BEFORE INSERT ON transactions
WHEN new.payout_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS')
  WHERE new.status <> 'succeeded' OR CASE new.kind
    WHEN 'owner_payout' THEN EXISTS (
      SELECT 1 FROM payouts p JOIN payout_runs r ON r.id = p.run_id
      WHERE p.id = new.payout_id AND r.taken_back_at IS NOT NULL)
    WHEN 'payout_return' THEN EXISTS (
      SELECT 1 FROM payouts p JOIN payout_runs r ON r.id = p.run_id
      WHERE p.id = new.payout_id AND r.taken_back_at IS NULL)
    ELSE 1 END;
  SELECT RAISE(ABORT, 'More paid than the payout says') WHERE new.amount > (
    SELECT p.amount FROM payouts p WHERE p.id = new.payout_id
  ) - (
    SELECT coalesce(sum(amount), 0) FROM transactions
    WHERE payout_id = new.payout_id AND kind = new.kind
  );
END;
--> statement-breakpoint
-- Law 7464: a villa without a permit number cannot be on sale, whatever the code does.
CREATE TRIGGER villas_insert_needs_permit BEFORE INSERT ON villas
WHEN NEW.active = 1 AND (NEW.permit_no IS NULL OR trim(NEW.permit_no) = '')
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_needs_permit BEFORE UPDATE ON villas
WHEN NEW.active = 1 AND (NEW.permit_no IS NULL OR trim(NEW.permit_no) = '')
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
--> statement-breakpoint
-- Push notifications are queued by triggers, so that every writer of an event causes them. Their
-- text, whether they are still true and whether the person may see them is determined when they are
-- sent (worker/features/push/send-due-pushes.ts).
CREATE TRIGGER reservations_push_requests AFTER INSERT ON reservations
WHEN new.status = 'requested'
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'request', new.id, new.created_at, new.created_at FROM push_subscriptions s
  WHERE s.user_id IS NOT new.created_by
    AND EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'request');
END;
--> statement-breakpoint
-- Payments through a provider; whoever records one by hand knows about it.
CREATE TRIGGER transactions_push_payments AFTER INSERT ON transactions
WHEN new.status = 'succeeded' AND new.kind IN ('prepayment', 'balance', 'extra', 'deposit')
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'payment', new.id, new.created_at, new.created_at FROM push_subscriptions s
  WHERE s.user_id IS NOT new.created_by
    AND EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'payment');
END;
--> statement-breakpoint
CREATE TRIGGER contact_messages_push AFTER INSERT ON contact_messages
WHEN NOT new.automatic
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'message', new.id, new.created_at, new.created_at FROM push_subscriptions s
  WHERE EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'message');
END;
--> statement-breakpoint
-- What an owner is told by mail, to the devices on which they chose it, when the mail is due.
CREATE TRIGGER outbox_push_changes AFTER INSERT ON outbox
WHEN new.template IN ('sahip_musaitlik', 'sahip_degisiklik', 'sahip_iptal', 'sahip_gelmedi')
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'change', new.id, new.created_at, coalesce(new.next_attempt_at, new.created_at)
  FROM push_subscriptions s
  WHERE s.user_id = coalesce(
      json_extract(new.variables, '$.owner_id'),
      (SELECT owner_id FROM reservations WHERE id = new.reservation_id))
    AND EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'change');
END;
--> statement-breakpoint
-- Somebody who has signed out gets no notifications.
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
WHEN new.revoked_at IS NOT NULL
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_end_push AFTER UPDATE OF active ON users
WHEN NOT new.active
BEGIN
  DELETE FROM push_subscriptions WHERE user_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER push_subscriptions_take_their_pushes BEFORE DELETE ON push_subscriptions
BEGIN
  DELETE FROM pushes WHERE subscription_id = old.id;
END;
--> statement-breakpoint
-- A question is published on the page of the villa that it was asked about, and on no other.
CREATE TRIGGER villa_questions_insert_of_its_villa BEFORE INSERT ON villa_questions
WHEN NEW.message_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM contact_messages WHERE id = NEW.message_id AND villa_id = NEW.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_A_QUESTION');
END;
--> statement-breakpoint
CREATE TRIGGER villa_questions_update_of_its_villa BEFORE UPDATE OF message_id, villa_id ON villa_questions
WHEN NEW.message_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM contact_messages WHERE id = NEW.message_id AND villa_id = NEW.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_A_QUESTION');
END;
--> statement-breakpoint
-- Money that the agency holds of a cancelled stay without having decided to retain it: the stay's
-- own money and the damage deposit. Its only definition; alarms, screens and tests use this view.
-- No such money is forgotten, whoever wrote last: its alarm opens, follows the amount and closes
-- with the ledger (every entry of which updates `paid`, so these triggers see all). Screens compute
-- the same (`offMoney` of domain/payments/state.ts).
CREATE VIEW `refunds_due` AS
SELECT
  r.id AS reservation_id,
  max(0, r.paid - coalesce(r.kept, 0)) + max(0, coalesce((
    SELECT sum(CASE WHEN t.kind IN ('deposit', 'kept_return') THEN t.amount ELSE -t.amount END) FROM transactions t
    WHERE t.reservation_id = r.id AND t.status = 'succeeded'
      AND t.kind IN ('deposit', 'deposit_refund', 'deposit_kept', 'kept_return')
  ), 0)) AS amount,
  max(r.updated_at, coalesce((
    SELECT max(t.updated_at) FROM transactions t WHERE t.reservation_id = r.id
  ), '')) AS since
FROM reservations r
WHERE r.status IN ('rejected', 'expired', 'cancelled', 'no_show');
--> statement-breakpoint
CREATE TRIGGER reservations_off_owe_refunds
AFTER UPDATE OF status, paid, kept ON reservations
WHEN old.status IN ('rejected', 'expired', 'cancelled', 'no_show')
  OR new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
BEGIN
  INSERT INTO payment_alarms (id, created_at, updated_at, kind, cause, reservation_id, amount)
  SELECT lower(hex(randomblob(16))), since, since, 'refund_due', 'refund_due:' || reservation_id,
    reservation_id, amount
  FROM refunds_due WHERE reservation_id = new.id AND amount > 0
  ON CONFLICT (cause) DO UPDATE SET amount = excluded.amount, updated_at = excluded.updated_at,
    resolved_at = NULL, resolved_by = NULL, resolution = NULL
  WHERE payment_alarms.amount <> excluded.amount OR payment_alarms.resolved_at IS NOT NULL;
  -- Money that came too late for the stay needs no attention any more either.
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = CASE WHEN new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
      THEN 'İade edildi ya da kesinti olarak ayrıldı.' ELSE 'Rezervasyon yeniden açıldı.' END
  WHERE reservation_id = new.id AND resolved_at IS NULL
    AND kind IN ('refund_due', 'late', 'dates_taken')
    AND NOT EXISTS (SELECT 1 FROM refunds_due WHERE reservation_id = new.id AND amount > 0);
END;

-- Never more is kept of such a stay than its guest has paid: what is refunded after the decision
-- lowers what was kept, in the stay, its income and the books.
--> statement-breakpoint
CREATE TRIGGER reservations_keep_what_was_paid AFTER UPDATE OF paid, kept ON reservations
WHEN (new.paid < old.paid OR new.kept IS NOT old.kept) AND new.kept > max(0, new.paid)
BEGIN
  UPDATE reservations SET kept = max(0, paid) WHERE id = new.id;
END;
--> statement-breakpoint
-- Never more refunded than received, whatever the method and even with concurrent entries: by the
-- agency of what it took, by the owner of what the owner took and no stay carries; carried to another
-- stay, of either. A retained deposit counts like a
-- returned one, until it is corrected; no more is corrected than was retained. From an owner comes
-- back what was paid, and what the owner owes besides: a commission above the prepayment, a
-- prepayment that the owner took.
CREATE TRIGGER transactions_give_back_what_came BEFORE INSERT ON transactions
WHEN new.status <> 'failed' AND new.kind IN ('refund', 'deposit_refund', 'deposit_kept', 'kept_return', 'payout_return')
BEGIN
  SELECT RAISE(ABORT, 'More given back than came in') WHERE new.amount > (
    SELECT coalesce(sum(CASE
      WHEN new.kind = 'refund' THEN CASE
        WHEN new.method <> 'carried' AND (method = 'to_owner') <> (new.method = 'to_owner') THEN 0
        WHEN kind = 'refund' AND status <> 'failed' THEN -amount
        WHEN kind IN ('prepayment', 'balance', 'extra') AND status = 'succeeded' THEN amount END
      WHEN new.kind = 'payout_return' THEN CASE
        WHEN kind = 'payout_return' AND status <> 'failed' THEN -amount
        WHEN kind = 'owner_payout' AND status = 'succeeded' THEN amount END
      WHEN new.kind = 'kept_return' THEN CASE
        WHEN kind = 'kept_return' AND status <> 'failed' THEN -amount
        WHEN kind = 'deposit_kept' AND status = 'succeeded' THEN amount END
      ELSE CASE
        WHEN kind IN ('deposit_refund', 'deposit_kept') AND status <> 'failed' THEN -amount
        WHEN kind IN ('deposit', 'kept_return') AND status = 'succeeded' THEN amount END
      END), 0)
    FROM transactions WHERE reservation_id = new.reservation_id
  ) + iif(new.kind = 'payout_return', (
    SELECT max(0, -due_to_owner) FROM reservations WHERE id = new.reservation_id
  ), 0);
  SELECT RAISE(ABORT, 'More given back than came in')
  WHERE new.kind = 'refund' AND new.method = 'to_owner' AND new.amount > (
    SELECT coalesce(sum(CASE
      WHEN kind = 'refund' AND status <> 'failed' THEN -amount
      WHEN kind IN ('prepayment', 'balance', 'extra') AND status = 'succeeded' THEN amount END), 0)
    FROM transactions WHERE reservation_id = new.reservation_id
  );
  SELECT RAISE(ABORT, 'More given back of a payment than it was') WHERE new.amount > (
    SELECT amount - coalesce((
      SELECT sum(back.amount) FROM transactions back
      WHERE back.refund_of = new.refund_of AND back.status <> 'failed'
    ), 0) FROM transactions WHERE id = new.refund_of
  );
END;
--> statement-breakpoint
-- A visitor's request arrives and leaves on days of the villa's rules, also when whoever writes it has
-- not asked. Clerks may agree otherwise, also for an offer or a house that somebody moves to; books
-- from before are as they are.
CREATE TRIGGER reservations_insert_on_their_days BEFORE INSERT ON reservations
WHEN new.created_by IS NULL AND new.source IN ('site', 'offer') AND EXISTS (
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.check_in AND ends_on >= new.check_in
    AND arrival_days IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM json_each(arrival_days) WHERE value = (strftime('%w', new.check_in) + 6) % 7 + 1
    )
  UNION ALL
  SELECT 1 FROM villa_prices
  WHERE villa_id = new.villa_id AND starts_on <= new.check_out AND ends_on >= new.check_out
    AND departure_days IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM json_each(departure_days) WHERE value = (strftime('%w', new.check_out) + 6) % 7 + 1
    )
)
BEGIN
  SELECT RAISE(ABORT, 'A stay begins and ends on days of the villa');
END;
--> statement-breakpoint
-- Each category of a review is a known one, rated with an integer from 1 to 5, because averages are
-- made of them (domain/comments/categories.ts).
CREATE TRIGGER comments_insert_scores BEFORE INSERT ON comments
WHEN EXISTS (
  SELECT 1 FROM json_each(NEW.scores)
  WHERE key NOT IN ('cleanliness', 'location', 'pool', 'equipment', 'communication', 'value')
    OR type <> 'integer' OR value NOT BETWEEN 1 AND 5
)
BEGIN
  SELECT RAISE(ABORT, 'SCORES');
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_scores BEFORE UPDATE OF scores ON comments
WHEN EXISTS (
  SELECT 1 FROM json_each(NEW.scores)
  WHERE key NOT IN ('cleanliness', 'location', 'pool', 'equipment', 'communication', 'value')
    OR type <> 'integer' OR value NOT BETWEEN 1 AND 5
)
BEGIN
  SELECT RAISE(ABORT, 'SCORES');
END;
--> statement-breakpoint
-- A review of a stay comes from a guest who was there: the stay was in that villa, and is over.
CREATE TRIGGER comments_insert_of_a_stay BEFORE INSERT ON comments
WHEN NEW.reservation_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM reservations
  WHERE id = NEW.reservation_id AND villa_id = NEW.villa_id AND status = 'completed'
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_STAYED');
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_of_a_stay BEFORE UPDATE OF reservation_id, villa_id ON comments
WHEN NEW.reservation_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM reservations
  WHERE id = NEW.reservation_id AND villa_id = NEW.villa_id AND status = 'completed'
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_STAYED');
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER villa_prices_delete_was_shown AFTER DELETE ON villa_prices
BEGIN
  INSERT INTO shown_prices
    (villa_id, since, until, starts_on, ends_on, nightly, short_stay_fee, cleaning_threshold)
  SELECT old.villa_id, coalesce(old.shown_since, old.updated_at), v.updated_at, old.starts_on,
    old.ends_on, old.nightly, old.short_stay_fee, old.cleaning_threshold
  FROM villas v
  WHERE v.id = old.villa_id AND v.updated_at > coalesce(old.shown_since, old.updated_at);
END;
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER villa_discounts_delete_was_shown AFTER DELETE ON villa_discounts
BEGIN
  INSERT INTO shown_discounts
    (villa_id, since, until, kind, rate, book_from, book_to, stay_from, stay_to, min_nights, days_before)
  SELECT old.villa_id, coalesce(old.shown_since, old.updated_at), v.updated_at, old.kind, old.rate,
    old.book_from, old.book_to, old.stay_from, old.stay_to, old.min_nights, old.days_before
  FROM villas v
  WHERE v.id = old.villa_id AND v.updated_at > coalesce(old.shown_since, old.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_is_shown AFTER INSERT ON villas
WHEN new.shown_since IS NULL
BEGIN
  UPDATE villas SET shown_since = new.created_at WHERE id = new.id;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER villas_delete_was_shown AFTER DELETE ON villas
BEGIN
  DELETE FROM shown_prices WHERE villa_id = old.id;
  DELETE FROM shown_discounts WHERE villa_id = old.id;
  DELETE FROM shown_sales WHERE villa_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER shown_prices_end AFTER INSERT ON shown_prices
BEGIN
  DELETE FROM shown_prices WHERE villa_id = new.villa_id AND until < date(new.until, '-2 years');
END;
--> statement-breakpoint
CREATE TRIGGER shown_discounts_end AFTER INSERT ON shown_discounts
BEGIN
  DELETE FROM shown_discounts WHERE villa_id = new.villa_id AND until < date(new.until, '-2 years');
END;
--> statement-breakpoint
CREATE TRIGGER shown_sales_end AFTER INSERT ON shown_sales
BEGIN
  DELETE FROM shown_sales WHERE villa_id = new.villa_id AND until < date(new.until, '-2 years');
END;
--> statement-breakpoint
-- The interim payments of a stay: agreed with it, like its cancellation tiers, by every writer. A
-- writer who keeps a contract gives those of the contract; every other gets those of the stay's
-- offer, of its villa, or of the agency. What is imported was agreed elsewhere.
CREATE TRIGGER reservations_insert_has_parts AFTER INSERT ON reservations
WHEN new.payment_parts IS NULL
BEGIN
  UPDATE reservations SET payment_parts = CASE WHEN new.source = 'import' THEN '[]' ELSE coalesce(
    (SELECT coalesce(json_extract(terms, '$.paymentParts'), '[]') FROM offer_villas
      WHERE offer_id = new.offer_id AND villa_id = new.villa_id AND terms IS NOT NULL LIMIT 1),
    (SELECT payment_parts FROM villas WHERE id = new.villa_id),
    (SELECT value FROM settings WHERE key = 'payment_parts' AND json_valid(value)),
    '[]'
  ) END WHERE id = new.id;
END;
--> statement-breakpoint
-- By when how much has to be paid for a stay: the same as `planOf` (domain/payments/parts.ts). Each
-- sum of rates is rounded once. A day is the part's own, or counted from the arrival, or a week after
-- the stay was agreed, as in `planOf`.
CREATE VIEW stay_parts AS
SELECT reservation_id, status, check_in, due_on, for_stay,
  min(price, prepayment + (price * rates + 5000) / 10000) AS up_to
FROM (
  SELECT DISTINCT stay.id AS reservation_id, stay.status, stay.check_in, stay.prepayment,
    stay.paid - stay.extras_paid AS for_stay,
    max(0, stay.total - stay.agency_extras) AS price,
    coalesce(part.value ->> '$.dueOn', max(
      date(stay.check_in, '-' || (part.value ->> '$.daysBefore') || ' days'),
      date(stay.created_at, '+3 hours', '+7 days')
    )) AS due_on,
    (SELECT sum(earlier.value ->> '$.rate') FROM json_each(stay.payment_parts) AS earlier
      WHERE coalesce(earlier.value ->> '$.dueOn', max(
      date(stay.check_in, '-' || (earlier.value ->> '$.daysBefore') || ' days'),
      date(stay.created_at, '+3 hours', '+7 days')
    ))
        <= coalesce(part.value ->> '$.dueOn', max(
      date(stay.check_in, '-' || (part.value ->> '$.daysBefore') || ' days'),
      date(stay.created_at, '+3 hours', '+7 days')
    ))) AS rates
  FROM reservations AS stay, json_each(stay.payment_parts) AS part
  WHERE json_array_length(stay.payment_parts) > 0
)
WHERE due_on < check_in
  AND min(price, prepayment + (price * rates + 5000) / 10000) > min(price, prepayment);
--> statement-breakpoint
-- A stay that holds its guest's money does not expire until somebody decides (decision 0033).
CREATE TRIGGER reservations_with_money_do_not_expire BEFORE UPDATE OF status ON reservations
WHEN new.status = 'expired' AND old.status <> 'expired' AND old.guest_money > 0
BEGIN
  SELECT RAISE(ABORT, 'STAY_HOLDS_MONEY');
END;
--> statement-breakpoint
CREATE TRIGGER reservations_with_money_have_no_end
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.guest_money > 0
  AND ((new.status = 'requested' AND new.hold_expires_at IS NOT NULL)
    OR (new.status = 'option' AND new.option_expires_at IS NOT NULL))
BEGIN
  UPDATE reservations SET
    hold_expires_at = iif(status = 'requested', NULL, hold_expires_at),
    option_expires_at = NULL
  WHERE id = new.id;
END;
--> statement-breakpoint
-- Without money a hold expires: after a complete refund, and when a change made meanwhile is
-- undone. The new end is a day later, as for a new option, but not beyond the arrival.
CREATE TRIGGER reservations_without_money_have_an_end
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.guest_money <= 0
  AND ((new.status = 'requested' AND new.hold_expires_at IS NULL)
    OR (new.status = 'option' AND new.option_expires_at IS NULL))
BEGIN
  UPDATE reservations SET (hold_expires_at, option_expires_at) = (
    SELECT iif(reservations.status = 'requested', again.ends_at, reservations.hold_expires_at),
      iif(reservations.status = 'option', again.ends_at, NULL)
    FROM (
      SELECT min(
        strftime('%Y-%m-%dT%H:%M:%fZ', coalesce((
          SELECT max(updated_at) FROM transactions WHERE reservation_id = new.id
        ), new.updated_at), '+24 hours'),
        strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
      ) AS ends_at
      FROM villas WHERE id = new.villa_id
    ) AS again
  ) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE VIEW ends_of_holds (id, ends_at) AS
SELECT id, CASE WHEN guest_money > 0 THEN NULL WHEN status = 'requested' THEN hold_expires_at ELSE option_expires_at END
FROM reservations WHERE status IN ('requested', 'option');
--> statement-breakpoint
-- The nights of a hold expire when it does, whichever was written first. Expired nights are no
-- longer its own, unless its guest has paid, because an event may have been waiting for them
-- (decision 0028).
CREATE TRIGGER reservations_end_with_their_nights
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.status IN ('requested', 'option')
BEGIN
  UPDATE villa_nights SET expires_at = (SELECT ends_at FROM ends_of_holds WHERE id = new.id)
  WHERE ref = new.id AND kind = 'hold'
  AND (new.guest_money > 0 OR expires_at IS NULL OR expires_at > new.updated_at)
  AND expires_at IS NOT (SELECT ends_at FROM ends_of_holds WHERE id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_end_with_their_hold AFTER INSERT ON villa_nights
WHEN new.kind = 'hold'
  AND EXISTS (SELECT 1 FROM ends_of_holds WHERE id = new.ref AND ends_at IS NOT new.expires_at)
BEGIN
  UPDATE villa_nights SET expires_at = (SELECT ends_at FROM ends_of_holds WHERE id = new.ref)
  WHERE villa_id = new.villa_id AND night = new.night;
END;
--> statement-breakpoint
-- Somebody moving the stay may not know of money received a moment before.
CREATE TRIGGER villa_nights_of_money_have_no_end AFTER UPDATE OF expires_at ON villa_nights
WHEN new.kind = 'hold' AND new.expires_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM reservations WHERE id = new.ref AND guest_money > 0)
BEGIN
  UPDATE villa_nights SET expires_at = NULL WHERE villa_id = new.villa_id AND night = new.night;
END;
--> statement-breakpoint
-- A stay has 1 to 100 nights: longer lets are not tourism lets (law 7464, article 2).
CREATE TRIGGER reservations_insert_within_law BEFORE INSERT ON reservations
WHEN julianday(new.check_out) - julianday(new.check_in) NOT BETWEEN 1 AND 100
BEGIN
  SELECT RAISE(ABORT, 'A stay has 1 to 100 nights');
END;
--> statement-breakpoint
CREATE TRIGGER reservations_update_within_law BEFORE UPDATE OF check_in, check_out ON reservations
WHEN julianday(new.check_out) - julianday(new.check_in) NOT BETWEEN 1 AND 100
BEGIN
  SELECT RAISE(ABORT, 'A stay has 1 to 100 nights');
END;
--> statement-breakpoint
-- The sums of a stay's ledger and extras, defined once, and the columns of the stay that store
-- them. Code that writes a stay's money must include the sum of its extras.
CREATE VIEW reservation_sums AS
SELECT
  id AS reservation_id,
  coalesce((
    SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded'
      AND kind IN ('prepayment', 'balance', 'extra', 'refund')
  ), 0) AS paid,
  coalesce((
    SELECT sum(amount) FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded' AND kind = 'extra'
  ), 0) AS received_for_extras,
  coalesce((
    SELECT sum(CASE WHEN kind IN ('refund', 'deposit_refund', 'deposit_kept') THEN -amount ELSE amount END)
    FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded'
      AND kind NOT IN ('owner_payout', 'payout_return')
  ), 0) AS guest_money,
  coalesce((
    SELECT sum(iif(kind = 'refund', -amount, amount)) FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded' AND method = 'to_owner'
  ), 0) AS to_owner,
  coalesce((
    SELECT sum(iif(kind = 'owner_payout', amount, -amount)) FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded'
      AND kind IN ('owner_payout', 'payout_return')
  ), 0) AS paid_out,
  coalesce((
    SELECT sum(amount) FROM reservation_extras
    WHERE reservation_id = reservations.id AND removed_at IS NULL
  ), 0) AS extras,
  coalesce((
    SELECT sum(amount) FROM reservation_extras
    WHERE reservation_id = reservations.id AND removed_at IS NULL AND payee = 'agency'
  ), 0) AS agency_extras
FROM reservations;
--> statement-breakpoint
CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money, to_owner, paid_out) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money, sums.to_owner, sums.paid_out
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
CREATE TRIGGER transactions_update_is_paid AFTER UPDATE OF status ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money, to_owner, paid_out) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money, sums.to_owner, sums.paid_out
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
-- Entries of an import that is undone, whose stay was there before (ledger-is-append-only.sql).
CREATE TRIGGER transactions_delete_is_paid AFTER DELETE ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money, to_owner, paid_out) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money, sums.to_owner, sums.paid_out
    FROM reservation_sums AS sums WHERE sums.reservation_id = old.reservation_id
  ) WHERE id = old.reservation_id;
END;
--> statement-breakpoint
CREATE TRIGGER reservation_extras_insert_is_owed AFTER INSERT ON reservation_extras
BEGIN
  UPDATE reservations SET (extras, agency_extras, extras_paid, total) = (
    SELECT sums.extras, sums.agency_extras,
      max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)),
      reservations.total - reservations.extras + sums.extras
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
CREATE TRIGGER reservation_extras_removal_is_owed AFTER UPDATE OF removed_at ON reservation_extras
BEGIN
  UPDATE reservations SET (extras, agency_extras, extras_paid, total) = (
    SELECT sums.extras, sums.agency_extras,
      max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)),
      reservations.total - reservations.extras + sums.extras
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_begin_without_extras BEFORE INSERT ON reservations
WHEN new.extras <> 0
BEGIN
  SELECT RAISE(ABORT, 'TOTAL_IS_NOT_ITS_PARTS');
END;
--> statement-breakpoint
CREATE TRIGGER reservations_extras_are_their_items
AFTER UPDATE OF total, gross, owner_discount, agency_discount, service, cleaning, extras ON reservations
WHEN new.extras <> (
    SELECT coalesce(sum(amount), 0) FROM reservation_extras
    WHERE reservation_id = new.id AND removed_at IS NULL
  )
  OR new.total <> new.gross - new.owner_discount - new.agency_discount + new.service + new.cleaning + new.extras
BEGIN
  SELECT RAISE(ABORT, 'TOTAL_IS_NOT_ITS_PARTS');
END;
--> statement-breakpoint
-- Money of a stay that stands beyond its total is the guest's: after an extra was removed, the stay
-- was shortened or discounted, or too much was paid. Its alarm opens, follows the amount and closes
-- with stay and ledger, whoever writes; `transaction_id` is the card payment that it can go back to.
-- (The money of a stay that has ended early is in refunds-due.sql.)
CREATE TRIGGER reservations_owe_surplus
AFTER UPDATE OF status, paid, total ON reservations
WHEN old.paid > old.total OR new.paid > new.total
BEGIN
  INSERT INTO payment_alarms (id, created_at, updated_at, kind, cause, reservation_id, amount,
    transaction_id, provider)
  SELECT lower(hex(randomblob(16))), since.at, since.at, 'surplus', 'surplus:' || new.id, new.id,
    new.paid - new.total, card.id, card.provider
  FROM (
    SELECT max(new.updated_at, coalesce(max(updated_at), '')) AS at FROM transactions
    WHERE reservation_id = new.id
  ) since LEFT JOIN (
    SELECT id, provider FROM transactions
    WHERE reservation_id = new.id AND status = 'succeeded' AND provider IS NOT NULL
      AND kind IN ('prepayment', 'balance', 'extra')
    ORDER BY created_at DESC, id DESC LIMIT 1
  ) card
  WHERE new.paid > new.total
    AND new.status NOT IN ('rejected', 'expired', 'cancelled', 'no_show')
  ON CONFLICT (cause) DO UPDATE SET amount = excluded.amount, updated_at = excluded.updated_at,
    transaction_id = excluded.transaction_id, provider = excluded.provider,
    resolved_at = NULL, resolved_by = NULL, resolution = NULL
  WHERE payment_alarms.amount <> excluded.amount OR payment_alarms.resolved_at IS NOT NULL;
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = CASE WHEN new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
      THEN 'Rezervasyon kapandı.' ELSE 'Fazlası iade edildi ya da tutar yükseldi.' END
  WHERE cause = 'surplus:' || new.id AND resolved_at IS NULL AND (new.paid <= new.total
    OR new.status IN ('rejected', 'expired', 'cancelled', 'no_show'));
END;
--> statement-breakpoint
-- A takedown order of the authorities (law 7464 and its communiqué of 2025: within 24 hours) takes a
-- villa off sale from the moment it is recorded until it is ended with evidence. Orders are a record:
-- none is deleted, changed or opened again.
CREATE TRIGGER takedown_orders_take_off AFTER INSERT ON takedown_orders
WHEN new.ended_at IS NULL
BEGIN
  UPDATE villas SET open_orders = open_orders + 1 WHERE id = new.villa_id;
END;
--> statement-breakpoint
CREATE TRIGGER takedown_orders_give_back AFTER UPDATE OF ended_at ON takedown_orders
WHEN old.ended_at IS NULL AND new.ended_at IS NOT NULL
BEGIN
  UPDATE villas SET open_orders = open_orders - 1 WHERE id = new.villa_id;
END;
--> statement-breakpoint
CREATE TRIGGER takedown_orders_end_by_evidence BEFORE UPDATE ON takedown_orders
WHEN old.ended_at IS NOT NULL
  OR (new.ended_at IS NOT NULL AND trim(coalesce(new.evidence, '')) = '')
  OR (new.villa_id, new.received_at, new.due_at, new.source, new.reference, new.what)
    IS NOT (old.villa_id, old.received_at, old.due_at, old.source, old.reference, old.what)
BEGIN
  SELECT RAISE(ABORT, 'a takedown order ends once, by evidence');
END;
--> statement-breakpoint
CREATE TRIGGER takedown_orders_stay BEFORE DELETE ON takedown_orders
BEGIN
  SELECT RAISE(ABORT, 'takedown orders are a record');
END;
--> statement-breakpoint
-- Nobody asks for nights of a house that may not be offered, whatever the code read before. By the
-- writer's own moment, in Türkiye.
CREATE TRIGGER reservations_insert_on_sale BEFORE INSERT ON reservations
WHEN new.status = 'requested' AND EXISTS (SELECT 1 FROM villas v
  WHERE v.id = new.villa_id AND v.active AND v.sale_until < date(new.created_at, '+3 hours'))
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
--> statement-breakpoint
-- Turnover of stays by the months they lie in, and missing prepayments by the day of arrival: the
-- sums on the home screen (decisions 0021, 0025).
-- What the tallies must say.
CREATE VIEW sold_sums AS
SELECT month, sum(until - since) AS nights,
  sum(total * until / stay - total * since / stay) AS total
FROM (
  SELECT total, stay, substr(starts, 1, 7) AS month,
    max(0, CAST(julianday(starts) - julianday(check_in) AS INTEGER)) AS since,
    min(stay, CAST(julianday(date(starts, '+1 month')) - julianday(check_in) AS INTEGER)) AS until
  FROM (
    SELECT check_in, check_out, total,
      CAST(julianday(check_out) - julianday(check_in) AS INTEGER) AS stay,
      date(check_in, 'start of month', '+' || nth.value || ' months') AS starts
    FROM reservations CROSS JOIN json_each('[0,1,2,3,4]') nth
    WHERE status IN ('confirmed', 'staying', 'completed')
  ) WHERE starts < check_out
) GROUP BY month;
--> statement-breakpoint
CREATE VIEW owed_sums AS
SELECT check_in, sum(prepayment - (paid - extras_paid)) AS owed FROM reservations
WHERE status IN ('option', 'confirmed') AND prepayment > paid - extras_paid
GROUP BY check_in;
--> statement-breakpoint
-- Adds a stay to the tally (`times` 1) or subtracts it (-1): the only place that spreads one over
-- its months; a hundred nights touch at most five.
CREATE VIEW sold_stays AS
SELECT status, check_in, check_out, total, 1 AS times FROM reservations;
--> statement-breakpoint
CREATE TRIGGER sold_stays_are_summed INSTEAD OF INSERT ON sold_stays
WHEN new.status IN ('confirmed', 'staying', 'completed')
BEGIN
  INSERT INTO sold_tallies (month, nights, total)
  SELECT substr(starts, 1, 7), new.times * (until - since),
    new.times * (new.total * until / stay - new.total * since / stay)
  FROM (
    SELECT starts, stay,
      max(0, CAST(julianday(starts) - julianday(new.check_in) AS INTEGER)) AS since,
      min(stay, CAST(julianday(date(starts, '+1 month')) - julianday(new.check_in) AS INTEGER)) AS until
    FROM (
      SELECT date(new.check_in, 'start of month', '+' || value || ' months') AS starts,
        CAST(julianday(new.check_out) - julianday(new.check_in) AS INTEGER) AS stay
      FROM json_each('[0,1,2,3,4]')
    )
  ) WHERE starts < new.check_out
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights, total = total + excluded.total;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_insert_is_summed AFTER INSERT ON reservations
BEGIN
  INSERT INTO sold_stays VALUES (new.status, new.check_in, new.check_out, new.total, 1);
  INSERT INTO owed_tallies (check_in, owed)
  SELECT new.check_in, new.prepayment - (new.paid - new.extras_paid)
  WHERE new.status IN ('option', 'confirmed') AND new.prepayment > new.paid - new.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_update_is_summed
AFTER UPDATE OF status, check_in, check_out, total, prepayment, paid, extras_paid ON reservations
BEGIN
  INSERT INTO sold_stays VALUES (old.status, old.check_in, old.check_out, old.total, -1);
  INSERT INTO sold_stays VALUES (new.status, new.check_in, new.check_out, new.total, 1);
  INSERT INTO owed_tallies (check_in, owed)
  SELECT old.check_in, -(old.prepayment - (old.paid - old.extras_paid))
  WHERE old.status IN ('option', 'confirmed') AND old.prepayment > old.paid - old.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
  INSERT INTO owed_tallies (check_in, owed)
  SELECT new.check_in, new.prepayment - (new.paid - new.extras_paid)
  WHERE new.status IN ('option', 'confirmed') AND new.prepayment > new.paid - new.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_delete_is_summed AFTER DELETE ON reservations
BEGIN
  INSERT INTO sold_stays VALUES (old.status, old.check_in, old.check_out, old.total, -1);
  INSERT INTO owed_tallies (check_in, owed)
  SELECT old.check_in, -(old.prepayment - (old.paid - old.extras_paid))
  WHERE old.status IN ('option', 'confirmed') AND old.prepayment > old.paid - old.extras_paid
  ON CONFLICT DO UPDATE SET owed = owed + excluded.owed;
END;
--> statement-breakpoint
-- The number of nights by kind of holder and day, in houses on sale, for the home screen. Nights
-- with an expiry depend on the clock; they are few, and read one by one (decision 0025).
-- What the tally must say.
CREATE VIEW night_sums AS
SELECT night, kind, count(*) AS nights FROM villa_nights
WHERE expires_at IS NULL AND villa_id IN (SELECT id FROM villas WHERE active = 1)
GROUP BY night, kind;
--> statement-breakpoint
CREATE TRIGGER villa_nights_insert_is_tallied AFTER INSERT ON villa_nights
WHEN new.expires_at IS NULL AND (SELECT active FROM villas WHERE id = new.villa_id)
BEGIN
  INSERT INTO night_tallies (night, kind, nights) VALUES (new.night, new.kind, 1)
  ON CONFLICT DO UPDATE SET nights = nights + 1;
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER villa_nights_delete_is_tallied AFTER DELETE ON villa_nights
WHEN old.expires_at IS NULL AND (SELECT active FROM villas WHERE id = old.villa_id)
BEGIN
  INSERT INTO night_tallies (night, kind, nights) VALUES (old.night, old.kind, -1)
  ON CONFLICT DO UPDATE SET nights = nights - 1;
END;
--> statement-breakpoint
-- Activating or deactivating a house adds or subtracts all its nights.
CREATE TRIGGER villas_on_sale_bring_their_nights AFTER UPDATE OF active ON villas
WHEN new.active <> old.active
BEGIN
  INSERT INTO night_tallies (night, kind, nights)
  SELECT night, kind, iif(new.active, 1, -1) FROM villa_nights
  WHERE villa_id = new.id AND expires_at IS NULL
  ON CONFLICT DO UPDATE SET nights = nights + excluded.nights;
END;
--> statement-breakpoint
-- The number of stays of each kind by day of departure: long lists are counted from it (decision
-- 0025).
CREATE TRIGGER reservations_insert_is_tallied AFTER INSERT ON reservations
BEGIN
  INSERT INTO reservation_tallies (check_out, status, source, unread, stays)
  VALUES (new.check_out, new.status, new.source, new.read_at IS NULL, 1)
  ON CONFLICT DO UPDATE SET stays = stays + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_update_is_tallied AFTER UPDATE OF check_out, status, source, read_at ON reservations
BEGIN
  UPDATE reservation_tallies SET stays = stays - 1
  WHERE check_out = old.check_out AND status = old.status AND source = old.source
    AND unread = (old.read_at IS NULL);
  INSERT INTO reservation_tallies (check_out, status, source, unread, stays)
  VALUES (new.check_out, new.status, new.source, new.read_at IS NULL, 1)
  ON CONFLICT DO UPDATE SET stays = stays + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_delete_is_tallied AFTER DELETE ON reservations
BEGIN
  UPDATE reservation_tallies SET stays = stays - 1
  WHERE check_out = old.check_out AND status = old.status AND source = old.source
    AND unread = (old.read_at IS NULL);
END;
--> statement-breakpoint
-- What the agency sells: its commission, its extras, and what it keeps of a stay that is off, its taxes
-- taken apart as an e-invoice does (`takeApart` of domain/invoices/amounts.ts): the base rounded to
-- the kuruş, each tax its rate of that base. Books and invoices both read it, so they cannot differ.
-- VAT is included in the agreed amounts: 20 % from 10 July 2023 (presidential decree 7346), 18 %
-- before; none where the accountant named a reason (`exemption`). The accommodation tax (law 6802
-- art. 34) is on what the agency sells to guests with their nights; its rate is in basis points. Both
-- are as they were said for the day of the service (`tax_terms`, decision 0124).
CREATE VIEW sales AS
SELECT source, reservation_id, day, what, payer, iif(exemption = '', rate, 0) AS rate,
  accommodation_rate, exemption, gross
FROM (
  SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, 'commission' AS what,
    'owner:' || owner_id AS payer, iif(check_in >= '2023-07-10', 20, 18) AS rate, 0 AS accommodation_rate,
    coalesce((SELECT value FROM tax_terms WHERE key = 'commission_exemption' AND from_day <= check_in
      ORDER BY from_day DESC LIMIT 1), '') AS exemption,
    commission AS gross
  FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
  UNION ALL
  SELECT 'stay:' || id, id, date(check_in), 'services', 'stay:' || id, iif(check_in >= '2023-07-10', 20, 18),
    coalesce((SELECT CAST(value AS INTEGER) FROM tax_terms WHERE key = 'accommodation_tax_rate'
      AND from_day <= check_in ORDER BY from_day DESC LIMIT 1), 0),
    coalesce((SELECT value FROM tax_terms WHERE key = 'services_exemption' AND from_day <= check_in
      ORDER BY from_day DESC LIMIT 1), ''),
    agency_extras
  FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
  UNION ALL
  -- What is kept of a stay that has ended early is divided on the day of its end: the owner's share
  -- is owed, the rest is the agency's. Whether it includes VAT is decided by the bookkeeper, from a day on (decision 0054).
  SELECT 'kept:' || id, id, date(coalesce(closed_at, updated_at), '+3 hours'), 'kept', 'stay:' || id,
    iif(date(coalesce(closed_at, updated_at), '+3 hours')
        >= (SELECT value FROM settings WHERE key = 'kept_vat_from' AND value <> ''),
      iif(coalesce(closed_at, updated_at) >= '2023-07-09T21', 20, 18), 0),
    0, '', kept - due_to_owner - to_owner
  FROM reservations WHERE +status IN ('rejected', 'expired', 'cancelled', 'no_show') AND kept > 0
);
--> statement-breakpoint
-- What valid papers say of a sale, by whom they were written to and how it was taxed. A return names
-- the first of them that is none itself.
CREATE VIEW invoiced_sales AS
SELECT l.reservation_id, l.source, l.what, i.payer, l.rate, l.accommodation_rate, l.exemption,
  sum(l.net) AS net, sum(l.vat) AS vat, sum(l.accommodation) AS accommodation,
  sum(l.net + l.vat + l.accommodation + l.rounding) AS gross,
  max(i.issued_on) AS issued_on, min(iif(i.kind <> 'return', i.id, NULL)) AS original_id
FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id AND i.state <> 'cancelled'
GROUP BY l.reservation_id, l.source, l.what, i.payer, l.rate, l.accommodation_rate, l.exemption;
--> statement-breakpoint
-- What papers say of a sale holds, and what they do not say yet is taken apart by itself: two papers may
-- differ by a kuruş from one of their sum.
CREATE VIEW taxed_sales AS
SELECT source, reservation_id, day, what, payer, rate, gross, accommodation_rate, exemption,
  coalesce(said ->> 0, 0) + net AS net,
  coalesce(said ->> 1, 0) + CAST(round(net * rate / 100.0) AS INTEGER) AS vat,
  coalesce(said ->> 2, 0) + CAST(round(net * accommodation_rate / 10000.0) AS INTEGER) AS accommodation
FROM (
  SELECT *, CAST(round((gross - coalesce(said ->> 3, 0)) * 10000.0
    / (10000 + 100 * rate + accommodation_rate)) AS INTEGER) AS net
  FROM (
    SELECT *, (
      -- Not by the view above, which would be made for all sales.
      SELECT json_array(sum(l.net), sum(l.vat), sum(l.accommodation),
        sum(l.net + l.vat + l.accommodation + l.rounding))
      FROM invoice_lines l CROSS JOIN invoices i ON i.id = l.invoice_id AND i.state <> 'cancelled'
      WHERE l.reservation_id = s.reservation_id AND l.what = s.what AND l.source = s.source
        AND i.payer = s.payer AND l.rate = s.rate
        AND l.accommodation_rate = s.accommodation_rate AND l.exemption = s.exemption
    ) AS said
    FROM sales s
  )
);
--> statement-breakpoint
-- The cancellation tiers of a stay are those that were agreed with it, whatever the agency writes on
-- its page later: a writer gives those of the contract that it keeps, every other gets those of the
-- stay's offer, or of the page as it is now. Nobody changes them afterwards.
CREATE TRIGGER reservations_insert_has_tiers AFTER INSERT ON reservations
WHEN new.cancel_tiers IS NULL
BEGIN
  UPDATE reservations SET cancel_tiers = coalesce(
    (SELECT json_extract(contract, '$.tiers') FROM offers WHERE id = new.offer_id),
    (SELECT json_extract(data, '$.tiers') FROM pages WHERE section = 'cancel'),
    '[]'
  ) WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER reservations_keep_their_tiers BEFORE UPDATE OF cancel_tiers ON reservations
WHEN old.cancel_tiers IS NOT NULL AND new.cancel_tiers IS NOT old.cancel_tiers
BEGIN
  SELECT RAISE(ABORT, 'TIERS_ARE_AGREED');
END;
--> statement-breakpoint
-- A transfer to a guest that is only written down says nothing to the guest: its mails are held, at a
-- moment that never comes, until it is at the bank.
CREATE TRIGGER outbox_awaits_the_bank AFTER INSERT ON outbox
WHEN new.status = 'waiting' AND new.template IN ('iade_bilgi', 'depozito_iade')
  AND EXISTS (
    SELECT 1 FROM transactions t WHERE t.reservation_id = new.reservation_id AND t.awaits_bank
      AND new.dedupe_key = t.reservation_id || ':' || t.id || ':' || new.template
  )
BEGIN
  UPDATE outbox SET next_attempt_at = '9999-12-31T00:00:00.000Z' WHERE id = new.id;
END;
--> statement-breakpoint
-- One that was taken back as entered wrongly is never made: it awaits nothing, and nobody is told.
CREATE TRIGGER transactions_taken_back_await_nothing AFTER INSERT ON transactions
WHEN new.reverses IS NOT NULL
BEGIN
  UPDATE transactions SET awaits_bank = 0 WHERE id = new.reverses AND awaits_bank;
END;
--> statement-breakpoint
CREATE TRIGGER transactions_are_at_the_bank AFTER UPDATE OF awaits_bank ON transactions
WHEN old.awaits_bank AND NOT new.awaits_bank
  AND NOT EXISTS (SELECT 1 FROM transactions WHERE reverses = new.id)
BEGIN
  UPDATE outbox SET next_attempt_at = new.updated_at, updated_at = new.updated_at,
    status = iif(EXISTS (
      SELECT 1 FROM reservations r WHERE r.id = new.reservation_id AND r.email = '' AND r.phone <> ''
    ), 'by_hand', status)
  WHERE status = 'waiting' AND next_attempt_at >= '9999' AND dedupe_key IN (
    new.reservation_id || ':' || new.id || ':iade_bilgi',
    new.reservation_id || ':' || new.id || ':depozito_iade'
  );
END;
--> statement-breakpoint
-- Every text that a guest reads, of the agency and of guests who are shown on a house's page, with where it stands: what is to be translated,
-- and the language that it is written in
-- (domain/translations/places.ts has the same places as pages know them). `place` is the path inside of
-- a list or a rich text, whose values of layout nobody reads.
CREATE VIEW translatable (kind, row_id, row_name, field, place, source, language) AS
WITH
  -- Keys say who reads them; a test compares them with domain/mail/mails.
  mails_to_guests AS (
    SELECT * FROM mail_templates WHERE key NOT GLOB 'sahip_*' AND key NOT GLOB '*_yonetici'
      AND key NOT IN ('sifre_sifirlama', 'guvenlik_uyarisi')
  ),
  lines (kind, row_id, row_name, field, source) AS (
    SELECT 'villa', id, name, 'summary', summary FROM villas
    UNION ALL SELECT 'villa', id, name, 'notes', notes FROM villas
    UNION ALL SELECT 'villa', id, name, 'why', why FROM villas
    UNION ALL SELECT 'villa', v.id, v.name, 'exits', p.exits
      FROM villas v JOIN villa_private p ON p.villa_id = v.id
    UNION ALL SELECT 'town', id, name, 'intro', intro FROM towns
    UNION ALL SELECT 'town', id, name, 'suits', suits FROM towns
    UNION ALL SELECT 'town', id, name, 'getting_there', getting_there FROM towns
    UNION ALL SELECT 'villa_type', id, name, 'slug', slug FROM villa_types
    UNION ALL SELECT 'villa_type', id, name, 'name', name FROM villa_types
    UNION ALL SELECT 'villa_type', id, name, 'heading', heading FROM villa_types
    UNION ALL SELECT 'villa_type', id, name, 'intro', intro FROM villa_types
    UNION ALL SELECT 'feature_category', id, name, 'name', name FROM feature_categories
    UNION ALL SELECT 'feature', id, name, 'name', name FROM features
    UNION ALL SELECT 'page', id, title, 'title', title FROM pages
    UNION ALL SELECT 'page', id, title, 'intro', intro FROM pages
    UNION ALL SELECT 'faq', id, question, 'group', "group" FROM faq_entries
    UNION ALL SELECT 'faq', id, question, 'question', question FROM faq_entries
    UNION ALL SELECT 'faq', id, question, 'answer', answer FROM faq_entries
    UNION ALL SELECT 'post', id, title, 'title', title FROM blog_posts
    UNION ALL SELECT 'post', id, title, 'excerpt', excerpt FROM blog_posts
    UNION ALL SELECT 'post', id, title, 'image_alt', image_alt FROM blog_posts
    UNION ALL SELECT 'team', id, name, 'title', title FROM team_members
    UNION ALL SELECT 'team', id, name, 'bio', bio FROM team_members
    UNION ALL SELECT 'document', id, title, 'title', title FROM documents
    UNION ALL SELECT 'document', id, title, 'description', description FROM documents
    -- An agency's own mails to people outside of it; shipped ones are in every language.
    UNION ALL SELECT 'mail', id, key, 'subject', subject FROM mails_to_guests
    UNION ALL SELECT 'mail', id, key, 'body', body FROM mails_to_guests
    UNION ALL SELECT 'mail', id, key, 'action', action FROM mails_to_guests
    UNION ALL SELECT 'mail', id, key, 'whatsapp', whatsapp_template FROM mails_to_guests
    UNION ALL SELECT 'setting', id, key, 'value', value FROM settings
      WHERE key IN ('site_slogan', 'site_footer_text', 'site_hours', 'hero_alt')
  ),
  -- Of those a house has several, each at the place of its own row.
  parts (kind, row_id, row_name, field, part, source) AS (
    SELECT 'villa', v.id, v.name, 'room',
      (SELECT count(*) FROM villa_rooms o WHERE o.villa_id = r.villa_id AND o.id < r.id), r.name
      FROM villas v JOIN villa_rooms r ON r.villa_id = v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'beds',
      (SELECT count(*) FROM villa_rooms o WHERE o.villa_id = r.villa_id AND o.id < r.id), r.beds
      FROM villas v JOIN villa_rooms r ON r.villa_id = v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'picture', i.id, i.alt
      FROM villas v JOIN villa_images i ON i.villa_id = v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'picture_room', i.id, i.room
      FROM villas v JOIN villa_images i ON i.villa_id = v.id
  ),
  -- The house answers in Turkish or in its guest's language.
  guests (kind, row_id, row_name, field, part, source, language) AS (
    SELECT 'villa', v.id, v.name, 'review', c.id, c.text, coalesce(c.language, 'tr')
      FROM villas v JOIN comments c ON c.villa_id = v.id
      WHERE c.active = 1 AND c.deleted_at IS NULL
    UNION ALL SELECT 'villa', v.id, v.name, 'review_reply', c.id, c.reply,
      iif(c.reply GLOB '*[ğĞşŞıİ]*', 'tr', coalesce(c.language, 'tr'))
      FROM villas v JOIN comments c ON c.villa_id = v.id
      WHERE c.active = 1 AND c.deleted_at IS NULL AND c.reply_active = 1
    UNION ALL SELECT 'villa', v.id, v.name, 'question', q.id, q.question, coalesce(q.language, 'tr')
      FROM villas v JOIN villa_questions q ON q.villa_id = v.id WHERE q.active = 1
    UNION ALL SELECT 'villa', v.id, v.name, 'question_answer', q.id, q.answer, coalesce(q.language, 'tr')
      FROM villas v JOIN villa_questions q ON q.villa_id = v.id WHERE q.active = 1
  ),
  lists (kind, row_id, row_name, field, content) AS (
    SELECT 'villa', id, name, 'description', description FROM villas
    UNION ALL SELECT 'villa', id, name, 'good_to_know', good_to_know FROM villas
    UNION ALL SELECT 'villa', id, name, 'house_rules', house_rules FROM villas
    UNION ALL SELECT 'villa', id, name, 'included', included FROM villas
    UNION ALL SELECT 'villa', id, name, 'excluded', excluded FROM villas
    UNION ALL SELECT 'villa', v.id, v.name, 'extra', json_group_array(e.value ->> 'name')
      FROM villas v, json_each(v.extras) e GROUP BY v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'extra_text', json_group_array(e.value ->> 'text')
      FROM villas v, json_each(v.extras) e GROUP BY v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'house_guide', json_group_array(g.value ->> part.value)
      FROM villas v JOIN villa_private p ON p.villa_id = v.id, json_each(p.house_guide) g,
        json_each('["title","text"]') part GROUP BY v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'nearby', json_group_array(n.value ->> 'name')
      FROM villas v JOIN villa_private p ON p.villa_id = v.id, json_each(p.nearby) n GROUP BY v.id
    UNION ALL SELECT 'town', id, name, 'body', body FROM towns
    UNION ALL SELECT 'villa_type', id, name, 'body', body FROM villa_types
    UNION ALL SELECT 'page', id, title, 'body', body FROM pages
    UNION ALL SELECT 'page', id, title, 'why_us', data ->> 'whyUs' FROM pages WHERE section = 'home'
    UNION ALL SELECT 'post', id, title, 'body', body FROM blog_posts
    UNION ALL SELECT 'post', id, title, 'tags', tags FROM blog_posts
  )
SELECT kind, row_id, row_name, field, '', source, 'tr' FROM lines WHERE trim(source) <> ''
UNION ALL
SELECT kind, row_id, row_name, field, '$[' || part || ']', source, 'tr' FROM parts WHERE trim(source) <> ''
UNION ALL
SELECT kind, row_id, row_name, field, '$[' || part || ']', source, language FROM guests WHERE trim(source) <> ''
UNION ALL
SELECT l.kind, l.row_id, l.row_name, l.field, t.fullkey, t.atom, 'tr'
FROM lists l, json_tree(l.content) t
WHERE t.type = 'text' AND t.key NOT IN ('type', 'tone', 'key') AND trim(t.atom) <> '';
--> statement-breakpoint
-- What a person wrote goes with its translations.
CREATE TRIGGER comments_erased_take_translations AFTER UPDATE OF text ON comments
WHEN OLD.text <> '' AND NEW.text = ''
BEGIN
  DELETE FROM translations WHERE source IN (OLD.text, OLD.reply);
  DELETE FROM turkish_translations WHERE source IN (OLD.text, OLD.reply);
END;
--> statement-breakpoint
-- Pages of houses, and the home page, that show what a guest wrote in another language.
CREATE VIEW scopes_of_guests_words (source, scope) AS
SELECT c.text, s.scope FROM comments c JOIN scopes_of_villas s ON s.villa_id = c.villa_id AND s.part = 'page'
UNION ALL SELECT c.reply, s.scope FROM comments c
  JOIN scopes_of_villas s ON s.villa_id = c.villa_id AND s.part = 'page'
UNION ALL SELECT q.question, s.scope FROM villa_questions q
  JOIN scopes_of_villas s ON s.villa_id = q.villa_id AND s.part = 'page'
UNION ALL SELECT q.answer, s.scope FROM villa_questions q
  JOIN scopes_of_villas s ON s.villa_id = q.villa_id AND s.part = 'page'
UNION ALL SELECT c.text, 'words' FROM comments c;
--> statement-breakpoint
CREATE TRIGGER turkish_translations_insert_is_shown AFTER INSERT ON turkish_translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT DISTINCT scope FROM scopes_of_guests_words WHERE source = NEW.source;
END;
--> statement-breakpoint
CREATE TRIGGER turkish_translations_update_is_shown AFTER UPDATE ON turkish_translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT DISTINCT scope FROM scopes_of_guests_words WHERE source = NEW.source;
END;
--> statement-breakpoint
CREATE TRIGGER turkish_translations_delete_is_shown AFTER DELETE ON turkish_translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT DISTINCT scope FROM scopes_of_guests_words WHERE source = OLD.source;
END;
--> statement-breakpoint
-- A page in a language is old once one of its translations changes: see page-scopes.ts. Slugs are in
-- links of every page to its other languages, and titles and tags decide which languages a post has.
CREATE TRIGGER translations_insert_is_shown AFTER INSERT ON translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT 'language:' || NEW.language
    UNION ALL SELECT 'shell' WHERE NEW.field = 'slug'
    UNION ALL SELECT 'posts' WHERE NEW.kind = 'post' AND NEW.field IN ('title', 'tags');
END;
--> statement-breakpoint
CREATE TRIGGER translations_update_is_shown AFTER UPDATE ON translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT 'language:' || NEW.language
    UNION ALL SELECT 'shell' WHERE 'slug' IN (OLD.field, NEW.field)
    UNION ALL SELECT 'posts' WHERE NEW.kind = 'post' AND NEW.field IN ('title', 'tags');
END;
--> statement-breakpoint
CREATE TRIGGER translations_delete_is_shown AFTER DELETE ON translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT 'language:' || OLD.language
    UNION ALL SELECT 'shell' WHERE OLD.field = 'slug'
    UNION ALL SELECT 'posts' WHERE OLD.kind = 'post' AND OLD.field IN ('title', 'tags');
END;
--> statement-breakpoint
-- A translation belongs to its text, not to the row that it was written from: it stays when that row is
-- deleted, and forgets it. The row's number is given to the next row, whose texts never were these.
-- 0: no row.
CREATE TRIGGER villas_delete_leaves_translations AFTER DELETE ON villas
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'villa' AND row_id = old.id;
  UPDATE turkish_translations SET row_id = 0 WHERE row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_leaves_translations AFTER DELETE ON towns
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'town' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_leaves_translations AFTER DELETE ON villa_types
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'villa_type' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_delete_leaves_translations AFTER DELETE ON feature_categories
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'feature_category' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER features_delete_leaves_translations AFTER DELETE ON features
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'feature' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_leaves_translations AFTER DELETE ON pages
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'page' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_delete_leaves_translations AFTER DELETE ON faq_entries
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'faq' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_leaves_translations AFTER DELETE ON blog_posts
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'post' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_delete_leaves_translations AFTER DELETE ON team_members
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'team' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER documents_delete_leaves_translations AFTER DELETE ON documents
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'document' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER mail_templates_delete_leaves_translations AFTER DELETE ON mail_templates
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'mail' AND row_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_leaves_translations AFTER DELETE ON settings
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'setting' AND row_id = old.id;
END;
--> statement-breakpoint
-- There is at most one villa of the month (by an index), and it is on sale, so that the switch
-- matches the home page.
CREATE TRIGGER villas_of_month_added before insert on villas
when new.villa_of_month = 1 and new.active = 0
begin
  select raise(abort, 'the villa of the month is on sale');
end;
--> statement-breakpoint
CREATE TRIGGER villas_of_month_named before update of villa_of_month on villas
when new.villa_of_month = 1 and new.active = 0
begin
  select raise(abort, 'the villa of the month is on sale');
end;
--> statement-breakpoint
CREATE TRIGGER villas_of_month_leaves after update of active on villas
when new.active = 0 and new.villa_of_month = 1
begin
  update villas set villa_of_month = 0 where id = new.id;
end;
--> statement-breakpoint
-- The last priced night of a villa, stored with the villa: otherwise the home screen would have to
-- read every villa's seasons to list those on sale whose prices end.
CREATE TRIGGER villa_prices_insert_is_known AFTER INSERT ON villa_prices
BEGIN
  UPDATE villas SET priced_until = new.ends_on
  WHERE id = new.villa_id AND priced_until < new.ends_on;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_update_is_known AFTER UPDATE OF villa_id, ends_on ON villa_prices
BEGIN
  UPDATE villas SET priced_until = coalesce(
    (SELECT max(ends_on) FROM villa_prices WHERE villa_id = villas.id), ''
  ) WHERE id IN (old.villa_id, new.villa_id);
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_delete_is_known AFTER DELETE ON villa_prices
BEGIN
  UPDATE villas SET priced_until = coalesce(
    (SELECT max(ends_on) FROM villa_prices WHERE villa_id = villas.id), ''
  ) WHERE id = old.villa_id AND priced_until = old.ends_on;
END;
--> statement-breakpoint
-- A batch checks that the state it was planned for still holds by inserting `(check, passed)`. A
-- failed check aborts the whole batch; a passed one leaves no row.
CREATE TRIGGER write_guards_decide BEFORE INSERT ON write_guards
BEGIN
  SELECT RAISE(ABORT, 'WRITE_GUARD_FAILED') WHERE NEW.passed = 0;
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER comments_insert_in_search AFTER INSERT ON comments
WHEN (NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_in_search AFTER UPDATE OF "villa_id", "rating", "active", "deleted_at" ON comments
WHEN ((OLD."villa_id", OLD."rating", OLD."active", OLD."deleted_at") IS NOT (NEW."villa_id", NEW."rating", NEW."active", NEW."deleted_at")) AND (OLD.active AND OLD.deleted_at IS NULL OR NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_delete_in_search AFTER DELETE ON comments
WHEN (OLD.active AND OLD.deleted_at IS NULL)
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_insert_in_search AFTER INSERT ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_update_in_search AFTER UPDATE OF "id", "created_at", "province_plate", "province_name", "code", "name", "slug" ON districts
WHEN ((OLD."id", OLD."created_at", OLD."province_plate", OLD."province_name", OLD."code", OLD."name", OLD."slug") IS NOT (NEW."id", NEW."created_at", NEW."province_plate", NEW."province_name", NEW."code", NEW."name", NEW."slug"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_delete_in_search AFTER DELETE ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_insert_in_search AFTER INSERT ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_update_in_search AFTER UPDATE OF "id", "created_at", "category_id", "slug", "name", "filterable", "active", "display_order" ON features
WHEN ((OLD."id", OLD."created_at", OLD."category_id", OLD."slug", OLD."name", OLD."filterable", OLD."active", OLD."display_order") IS NOT (NEW."id", NEW."created_at", NEW."category_id", NEW."slug", NEW."name", NEW."filterable", NEW."active", NEW."display_order"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_delete_in_search AFTER DELETE ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_in_search AFTER INSERT ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_in_search AFTER UPDATE OF "id", "created_at", "district_id", "slug", "name", "intro", "image", "shore", "latitude", "longitude", "popular", "active", "display_order" ON towns
WHEN ((OLD."id", OLD."created_at", OLD."district_id", OLD."slug", OLD."name", OLD."intro", OLD."image", OLD."shore", OLD."latitude", OLD."longitude", OLD."popular", OLD."active", OLD."display_order") IS NOT (NEW."id", NEW."created_at", NEW."district_id", NEW."slug", NEW."name", NEW."intro", NEW."image", NEW."shore", NEW."latitude", NEW."longitude", NEW."popular", NEW."active", NEW."display_order"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_in_search AFTER DELETE ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_insert_in_search AFTER INSERT ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_update_in_search AFTER UPDATE OF "id", "created_at", "villa_id", "kind", "rate", "book_from", "book_to", "stay_from", "stay_to", "min_nights", "days_before" ON villa_discounts
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."kind", OLD."rate", OLD."book_from", OLD."book_to", OLD."stay_from", OLD."stay_to", OLD."min_nights", OLD."days_before") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."kind", NEW."rate", NEW."book_from", NEW."book_to", NEW."stay_from", NEW."stay_to", NEW."min_nights", NEW."days_before"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_delete_in_search AFTER DELETE ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_insert_in_search AFTER INSERT ON villa_distances
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_update_in_search AFTER UPDATE OF "id", "created_at", "villa_id", "place", "metres" ON villa_distances
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."place", OLD."metres") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."place", NEW."metres"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_delete_in_search AFTER DELETE ON villa_distances
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_insert_in_search AFTER INSERT ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_update_in_search AFTER UPDATE OF "villa_id", "feature_id" ON villa_features
WHEN ((OLD."villa_id", OLD."feature_id") IS NOT (NEW."villa_id", NEW."feature_id"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_delete_in_search AFTER DELETE ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_insert_in_search AFTER INSERT ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_update_in_search AFTER UPDATE OF "id", "created_at", "villa_id", "key", "color", "width", "height", "position" ON villa_images
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."key", OLD."color", OLD."width", OLD."height", OLD."position") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."key", NEW."color", NEW."width", NEW."height", NEW."position"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_delete_in_search AFTER DELETE ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_insert_in_search AFTER INSERT ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_update_in_search AFTER UPDATE OF "villa_id", "night", "kind", "ref", "expires_at", "claimed_by" ON villa_nights
WHEN ((OLD."villa_id", OLD."night", OLD."kind", OLD."ref", OLD."expires_at", OLD."claimed_by") IS NOT (NEW."villa_id", NEW."night", NEW."kind", NEW."ref", NEW."expires_at", NEW."claimed_by"))
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_delete_in_search AFTER DELETE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_insert_in_search AFTER INSERT ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_update_in_search AFTER UPDATE OF "id", "created_at", "villa_id", "use", "kind", "width_cm", "length_cm", "depth_cm", "heated", "sheltered" ON villa_pools
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."use", OLD."kind", OLD."width_cm", OLD."length_cm", OLD."depth_cm", OLD."heated", OLD."sheltered") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."use", NEW."kind", NEW."width_cm", NEW."length_cm", NEW."depth_cm", NEW."heated", NEW."sheltered"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_delete_in_search AFTER DELETE ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_insert_in_search AFTER INSERT ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_update_in_search AFTER UPDATE OF "id", "created_at", "villa_id", "starts_on", "ends_on", "nightly", "min_nights", "short_stay_fee", "cleaning_threshold", "instant", "arrival_days", "departure_days", "max_nights", "day_nights" ON villa_prices
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."starts_on", OLD."ends_on", OLD."nightly", OLD."min_nights", OLD."short_stay_fee", OLD."cleaning_threshold", OLD."instant", OLD."arrival_days", OLD."departure_days", OLD."max_nights", OLD."day_nights") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."starts_on", NEW."ends_on", NEW."nightly", NEW."min_nights", NEW."short_stay_fee", NEW."cleaning_threshold", NEW."instant", NEW."arrival_days", NEW."departure_days", NEW."max_nights", NEW."day_nights"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_delete_in_search AFTER DELETE ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_insert_in_search AFTER INSERT ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_update_in_search AFTER UPDATE OF "id", "created_at", "slug", "name", "heading", "intro", "image", "active", "display_order" ON villa_types
WHEN ((OLD."id", OLD."created_at", OLD."slug", OLD."name", OLD."heading", OLD."intro", OLD."image", OLD."active", OLD."display_order") IS NOT (NEW."id", NEW."created_at", NEW."slug", NEW."name", NEW."heading", NEW."intro", NEW."image", NEW."active", NEW."display_order"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_in_search AFTER DELETE ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_insert_in_search AFTER INSERT ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_update_in_search AFTER UPDATE OF "villa_id", "villa_type_id" ON villa_villa_types
WHEN ((OLD."villa_id", OLD."villa_type_id") IS NOT (NEW."villa_id", NEW."villa_type_id"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_delete_in_search AFTER DELETE ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_in_search AFTER INSERT ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_in_search AFTER UPDATE OF "id", "code", "slug", "name", "owner_id", "town_id", "district_id", "neighbourhood", "active", "popular", "villa_of_month", "display_order", "capacity", "max_adults", "max_children", "max_babies", "bedrooms", "bathrooms", "latitude", "longitude", "location_shown", "min_nights_season", "min_nights_other", "cleaning_fee", "cleaning_threshold", "instant", "instant_agreed_on", "permit_no", "permit_verified_at", "permit_expires_on", "permit_next_check_on", "permit_withdrawn_on", "permit_grace_until", "open_orders" ON villas
WHEN ((OLD."id", OLD."code", OLD."slug", OLD."name", OLD."owner_id", OLD."town_id", OLD."district_id", OLD."neighbourhood", OLD."active", OLD."popular", OLD."villa_of_month", OLD."display_order", OLD."capacity", OLD."max_adults", OLD."max_children", OLD."max_babies", OLD."bedrooms", OLD."bathrooms", OLD."latitude", OLD."longitude", OLD."location_shown", OLD."min_nights_season", OLD."min_nights_other", OLD."cleaning_fee", OLD."cleaning_threshold", OLD."instant", OLD."instant_agreed_on", OLD."permit_no", OLD."permit_verified_at", OLD."permit_expires_on", OLD."permit_next_check_on", OLD."permit_withdrawn_on", OLD."permit_grace_until", OLD."open_orders") IS NOT (NEW."id", NEW."code", NEW."slug", NEW."name", NEW."owner_id", NEW."town_id", NEW."district_id", NEW."neighbourhood", NEW."active", NEW."popular", NEW."villa_of_month", NEW."display_order", NEW."capacity", NEW."max_adults", NEW."max_children", NEW."max_babies", NEW."bedrooms", NEW."bathrooms", NEW."latitude", NEW."longitude", NEW."location_shown", NEW."min_nights_season", NEW."min_nights_other", NEW."cleaning_fee", NEW."cleaning_threshold", NEW."instant", NEW."instant_agreed_on", NEW."permit_no", NEW."permit_verified_at", NEW."permit_expires_on", NEW."permit_next_check_on", NEW."permit_withdrawn_on", NEW."permit_grace_until", NEW."open_orders"))
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_delete_in_search AFTER DELETE ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_on_pages_facts AFTER INSERT ON villas
BEGIN
  INSERT INTO changed_pages SELECT 'villa:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_on_pages_facts AFTER UPDATE OF "id", "code", "slug", "name", "town_id", "district_id", "neighbourhood", "active", "summary", "description", "included", "excluded", "house_rules", "notes", "why", "good_to_know", "video_url", "inspected_on", "inspected_by", "capacity", "max_adults", "max_children", "max_babies", "bedrooms", "bathrooms", "floors", "latitude", "longitude", "location_shown", "check_in_time", "check_out_time", "min_nights_season", "min_nights_other", "deposit", "cleaning_fee", "cleaning_threshold", "prepayment_rate", "payment_parts", "instant", "instant_agreed_on", "extras", "permit_no", "permit_verified_at", "permit_expires_on", "permit_next_check_on", "permit_withdrawn_on", "permit_grace_until", "open_orders" ON villas
WHEN ((OLD."id", OLD."code", OLD."slug", OLD."name", OLD."town_id", OLD."district_id", OLD."neighbourhood", OLD."active", OLD."summary", OLD."description", OLD."included", OLD."excluded", OLD."house_rules", OLD."notes", OLD."why", OLD."good_to_know", OLD."video_url", OLD."inspected_on", OLD."inspected_by", OLD."capacity", OLD."max_adults", OLD."max_children", OLD."max_babies", OLD."bedrooms", OLD."bathrooms", OLD."floors", OLD."latitude", OLD."longitude", OLD."location_shown", OLD."check_in_time", OLD."check_out_time", OLD."min_nights_season", OLD."min_nights_other", OLD."deposit", OLD."cleaning_fee", OLD."cleaning_threshold", OLD."prepayment_rate", OLD."payment_parts", OLD."instant", OLD."instant_agreed_on", OLD."extras", OLD."permit_no", OLD."permit_verified_at", OLD."permit_expires_on", OLD."permit_next_check_on", OLD."permit_withdrawn_on", OLD."permit_grace_until", OLD."open_orders") IS NOT (NEW."id", NEW."code", NEW."slug", NEW."name", NEW."town_id", NEW."district_id", NEW."neighbourhood", NEW."active", NEW."summary", NEW."description", NEW."included", NEW."excluded", NEW."house_rules", NEW."notes", NEW."why", NEW."good_to_know", NEW."video_url", NEW."inspected_on", NEW."inspected_by", NEW."capacity", NEW."max_adults", NEW."max_children", NEW."max_babies", NEW."bedrooms", NEW."bathrooms", NEW."floors", NEW."latitude", NEW."longitude", NEW."location_shown", NEW."check_in_time", NEW."check_out_time", NEW."min_nights_season", NEW."min_nights_other", NEW."deposit", NEW."cleaning_fee", NEW."cleaning_threshold", NEW."prepayment_rate", NEW."payment_parts", NEW."instant", NEW."instant_agreed_on", NEW."extras", NEW."permit_no", NEW."permit_verified_at", NEW."permit_expires_on", NEW."permit_next_check_on", NEW."permit_withdrawn_on", NEW."permit_grace_until", NEW."open_orders"))
BEGIN
  INSERT INTO changed_pages SELECT 'villa:' || OLD.slug
  UNION SELECT 'villa:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER villas_delete_on_pages_facts AFTER DELETE ON villas
BEGIN
  INSERT INTO changed_pages SELECT 'villa:' || OLD.slug;
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_on_pages_card AFTER INSERT ON villas
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'card:' || NEW.slug WHERE NEW.active
  UNION SELECT 'lists' WHERE NEW.active
  UNION SELECT 'place:' || slug FROM towns WHERE id = NEW.town_id AND NEW.active
  UNION SELECT 'place:' || slug FROM districts WHERE id = NEW.district_id AND NEW.active
  UNION SELECT 'place:' || p.slug FROM villa_villa_types t JOIN villa_types p ON p.id = t.villa_type_id
        WHERE t.villa_id = NEW.id AND NEW.active;
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_on_pages_card AFTER UPDATE OF "id", "code", "slug", "name", "town_id", "district_id", "neighbourhood", "active", "popular", "villa_of_month", "display_order", "capacity", "max_adults", "max_children", "max_babies", "bedrooms", "bathrooms", "latitude", "longitude", "location_shown", "min_nights_season", "min_nights_other", "cleaning_fee", "cleaning_threshold", "instant", "instant_agreed_on", "permit_no", "permit_verified_at", "permit_expires_on", "permit_next_check_on", "permit_withdrawn_on", "permit_grace_until", "open_orders" ON villas
WHEN ((OLD."id", OLD."code", OLD."slug", OLD."name", OLD."town_id", OLD."district_id", OLD."neighbourhood", OLD."active", OLD."popular", OLD."villa_of_month", OLD."display_order", OLD."capacity", OLD."max_adults", OLD."max_children", OLD."max_babies", OLD."bedrooms", OLD."bathrooms", OLD."latitude", OLD."longitude", OLD."location_shown", OLD."min_nights_season", OLD."min_nights_other", OLD."cleaning_fee", OLD."cleaning_threshold", OLD."instant", OLD."instant_agreed_on", OLD."permit_no", OLD."permit_verified_at", OLD."permit_expires_on", OLD."permit_next_check_on", OLD."permit_withdrawn_on", OLD."permit_grace_until", OLD."open_orders") IS NOT (NEW."id", NEW."code", NEW."slug", NEW."name", NEW."town_id", NEW."district_id", NEW."neighbourhood", NEW."active", NEW."popular", NEW."villa_of_month", NEW."display_order", NEW."capacity", NEW."max_adults", NEW."max_children", NEW."max_babies", NEW."bedrooms", NEW."bathrooms", NEW."latitude", NEW."longitude", NEW."location_shown", NEW."min_nights_season", NEW."min_nights_other", NEW."cleaning_fee", NEW."cleaning_threshold", NEW."instant", NEW."instant_agreed_on", NEW."permit_no", NEW."permit_verified_at", NEW."permit_expires_on", NEW."permit_next_check_on", NEW."permit_withdrawn_on", NEW."permit_grace_until", NEW."open_orders")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'card:' || OLD.slug WHERE OLD.active
  UNION SELECT 'lists' WHERE OLD.active
  UNION SELECT 'place:' || slug FROM towns WHERE id = OLD.town_id AND OLD.active
  UNION SELECT 'place:' || slug FROM districts WHERE id = OLD.district_id AND OLD.active
  UNION SELECT 'place:' || p.slug FROM villa_villa_types t JOIN villa_types p ON p.id = t.villa_type_id
        WHERE t.villa_id = OLD.id AND OLD.active
  UNION SELECT 'card:' || NEW.slug WHERE NEW.active
  UNION SELECT 'lists' WHERE NEW.active
  UNION SELECT 'place:' || slug FROM towns WHERE id = NEW.town_id AND NEW.active
  UNION SELECT 'place:' || slug FROM districts WHERE id = NEW.district_id AND NEW.active
  UNION SELECT 'place:' || p.slug FROM villa_villa_types t JOIN villa_types p ON p.id = t.villa_type_id
        WHERE t.villa_id = NEW.id AND NEW.active;
END;
--> statement-breakpoint
CREATE TRIGGER villas_delete_on_pages_card AFTER DELETE ON villas
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'card:' || OLD.slug WHERE OLD.active
  UNION SELECT 'lists' WHERE OLD.active
  UNION SELECT 'place:' || slug FROM towns WHERE id = OLD.town_id AND OLD.active
  UNION SELECT 'place:' || slug FROM districts WHERE id = OLD.district_id AND OLD.active
  UNION SELECT 'place:' || p.slug FROM villa_villa_types t JOIN villa_types p ON p.id = t.villa_type_id
        WHERE t.villa_id = OLD.id AND OLD.active;
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_on_pages_places AFTER INSERT ON villas
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'places'
  UNION SELECT 'shell' WHERE (SELECT count(*) FROM
        (SELECT 1 FROM villas WHERE active AND district_id = NEW.district_id LIMIT 2)) < 2;
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_on_pages_places AFTER UPDATE OF "active", "town_id", "district_id", "permit_verified_at", "permit_expires_on", "permit_next_check_on", "permit_withdrawn_on", "permit_grace_until", "open_orders" ON villas
WHEN ((OLD."active", OLD."town_id", OLD."district_id", OLD."permit_verified_at", OLD."permit_expires_on", OLD."permit_next_check_on", OLD."permit_withdrawn_on", OLD."permit_grace_until", OLD."open_orders") IS NOT (NEW."active", NEW."town_id", NEW."district_id", NEW."permit_verified_at", NEW."permit_expires_on", NEW."permit_next_check_on", NEW."permit_withdrawn_on", NEW."permit_grace_until", NEW."open_orders")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'places'
  UNION SELECT 'shell' WHERE (SELECT count(*) FROM
        (SELECT 1 FROM villas WHERE active AND district_id = OLD.district_id LIMIT 2)) < 2
  UNION SELECT 'places'
  UNION SELECT 'shell' WHERE (SELECT count(*) FROM
        (SELECT 1 FROM villas WHERE active AND district_id = NEW.district_id LIMIT 2)) < 2;
END;
--> statement-breakpoint
CREATE TRIGGER villas_delete_on_pages_places AFTER DELETE ON villas
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'places'
  UNION SELECT 'shell' WHERE (SELECT count(*) FROM
        (SELECT 1 FROM villas WHERE active AND district_id = OLD.district_id LIMIT 2)) < 2;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_insert_on_pages_card AFTER INSERT ON villa_prices
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_update_on_pages_card AFTER UPDATE OF "id", "created_at", "villa_id", "starts_on", "ends_on", "nightly", "min_nights", "short_stay_fee", "cleaning_threshold", "instant", "arrival_days", "departure_days", "max_nights", "day_nights" ON villa_prices
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."starts_on", OLD."ends_on", OLD."nightly", OLD."min_nights", OLD."short_stay_fee", OLD."cleaning_threshold", OLD."instant", OLD."arrival_days", OLD."departure_days", OLD."max_nights", OLD."day_nights") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."starts_on", NEW."ends_on", NEW."nightly", NEW."min_nights", NEW."short_stay_fee", NEW."cleaning_threshold", NEW."instant", NEW."arrival_days", NEW."departure_days", NEW."max_nights", NEW."day_nights"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_delete_on_pages_card AFTER DELETE ON villa_prices
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_insert_on_pages_card AFTER INSERT ON villa_discounts
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_update_on_pages_card AFTER UPDATE OF "id", "created_at", "villa_id", "kind", "rate", "book_from", "book_to", "stay_from", "stay_to", "min_nights", "days_before" ON villa_discounts
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."kind", OLD."rate", OLD."book_from", OLD."book_to", OLD."stay_from", OLD."stay_to", OLD."min_nights", OLD."days_before") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."kind", NEW."rate", NEW."book_from", NEW."book_to", NEW."stay_from", NEW."stay_to", NEW."min_nights", NEW."days_before"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_delete_on_pages_card AFTER DELETE ON villa_discounts
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_insert_on_pages_card AFTER INSERT ON villa_pools
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_update_on_pages_card AFTER UPDATE OF "id", "created_at", "villa_id", "use", "kind", "width_cm", "length_cm", "depth_cm", "heated", "sheltered" ON villa_pools
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."use", OLD."kind", OLD."width_cm", OLD."length_cm", OLD."depth_cm", OLD."heated", OLD."sheltered") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."use", NEW."kind", NEW."width_cm", NEW."length_cm", NEW."depth_cm", NEW."heated", NEW."sheltered"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_delete_on_pages_card AFTER DELETE ON villa_pools
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_insert_on_pages_card AFTER INSERT ON villa_features
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_update_on_pages_card AFTER UPDATE OF "villa_id", "feature_id" ON villa_features
WHEN ((OLD."villa_id", OLD."feature_id") IS NOT (NEW."villa_id", NEW."feature_id"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_delete_on_pages_card AFTER DELETE ON villa_features
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_insert_on_pages_card AFTER INSERT ON villa_villa_types
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card', 'places')
  UNION SELECT 'place:' || slug FROM villa_types WHERE id = NEW.villa_type_id;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_update_on_pages_card AFTER UPDATE OF "villa_id", "villa_type_id" ON villa_villa_types
WHEN ((OLD."villa_id", OLD."villa_type_id") IS NOT (NEW."villa_id", NEW."villa_type_id"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card', 'places')
  UNION SELECT 'place:' || slug FROM villa_types WHERE id = OLD.villa_type_id
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card', 'places')
  UNION SELECT 'place:' || slug FROM villa_types WHERE id = NEW.villa_type_id;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_delete_on_pages_card AFTER DELETE ON villa_villa_types
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card', 'places')
  UNION SELECT 'place:' || slug FROM villa_types WHERE id = OLD.villa_type_id;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_insert_on_pages_facts AFTER INSERT ON villa_images
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_update_on_pages_facts AFTER UPDATE OF "id", "created_at", "villa_id", "key", "alt", "room", "color", "width", "height", "position" ON villa_images
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."key", OLD."alt", OLD."room", OLD."color", OLD."width", OLD."height", OLD."position") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."key", NEW."alt", NEW."room", NEW."color", NEW."width", NEW."height", NEW."position"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_delete_on_pages_facts AFTER DELETE ON villa_images
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_insert_on_pages_cover AFTER INSERT ON villa_images
WHEN (NEW.position <= coalesce(
    (SELECT min(position) FROM villa_images WHERE villa_id = NEW.villa_id), NEW.position))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('card', 'places');
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_update_on_pages_cover AFTER UPDATE OF "id", "created_at", "villa_id", "key", "alt", "room", "color", "width", "height", "position" ON villa_images
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."key", OLD."alt", OLD."room", OLD."color", OLD."width", OLD."height", OLD."position") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."key", NEW."alt", NEW."room", NEW."color", NEW."width", NEW."height", NEW."position")) AND (OLD.position <= coalesce(
    (SELECT min(position) FROM villa_images WHERE villa_id = OLD.villa_id), OLD.position) OR NEW.position <= coalesce(
    (SELECT min(position) FROM villa_images WHERE villa_id = NEW.villa_id), NEW.position))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('card', 'places')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('card', 'places');
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_delete_on_pages_cover AFTER DELETE ON villa_images
WHEN (OLD.position <= coalesce(
    (SELECT min(position) FROM villa_images WHERE villa_id = OLD.villa_id), OLD.position))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('card', 'places');
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_insert_on_pages_facts AFTER INSERT ON villa_rooms
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_update_on_pages_facts AFTER UPDATE OF "id", "created_at", "villa_id", "name", "beds", "position" ON villa_rooms
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."name", OLD."beds", OLD."position") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."name", NEW."beds", NEW."position"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_delete_on_pages_facts AFTER DELETE ON villa_rooms
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_insert_on_pages_card AFTER INSERT ON villa_distances
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_update_on_pages_card AFTER UPDATE OF "id", "created_at", "villa_id", "place", "metres" ON villa_distances
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."place", OLD."metres") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."place", NEW."metres"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_delete_on_pages_card AFTER DELETE ON villa_distances
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page', 'card');
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_insert_on_pages_nights AFTER INSERT ON villa_nights
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_update_on_pages_nights AFTER UPDATE OF "villa_id", "night", "kind", "ref", "expires_at", "claimed_by" ON villa_nights
WHEN ((OLD."villa_id", OLD."night", OLD."kind", OLD."ref", OLD."expires_at", OLD."claimed_by") IS NOT (NEW."villa_id", NEW."night", NEW."kind", NEW."ref", NEW."expires_at", NEW."claimed_by"))
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_delete_on_pages_nights AFTER DELETE ON villa_nights
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER comments_insert_on_pages_approved AFTER INSERT ON comments
WHEN (NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_on_pages_approved AFTER UPDATE OF "id", "created_at", "villa_id", "reservation_id", "author", "rating", "scores", "text", "language", "stayed_on", "active", "deleted_at", "reply", "reply_from", "reply_at", "reply_active" ON comments
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."reservation_id", OLD."author", OLD."rating", OLD."scores", OLD."text", OLD."language", OLD."stayed_on", OLD."active", OLD."deleted_at", OLD."reply", OLD."reply_from", OLD."reply_at", OLD."reply_active") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."reservation_id", NEW."author", NEW."rating", NEW."scores", NEW."text", NEW."language", NEW."stayed_on", NEW."active", NEW."deleted_at", NEW."reply", NEW."reply_from", NEW."reply_at", NEW."reply_active")) AND (OLD.active AND OLD.deleted_at IS NULL OR NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER comments_delete_on_pages_approved AFTER DELETE ON comments
WHEN (OLD.active AND OLD.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER comments_insert_on_pages_words AFTER INSERT ON comments
WHEN (NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'words';
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_on_pages_words AFTER UPDATE OF "id", "created_at", "villa_id", "reservation_id", "author", "rating", "scores", "text", "language", "stayed_on", "active", "deleted_at", "reply", "reply_from", "reply_at", "reply_active" ON comments
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."reservation_id", OLD."author", OLD."rating", OLD."scores", OLD."text", OLD."language", OLD."stayed_on", OLD."active", OLD."deleted_at", OLD."reply", OLD."reply_from", OLD."reply_at", OLD."reply_active") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."reservation_id", NEW."author", NEW."rating", NEW."scores", NEW."text", NEW."language", NEW."stayed_on", NEW."active", NEW."deleted_at", NEW."reply", NEW."reply_from", NEW."reply_at", NEW."reply_active")) AND (OLD.active AND OLD.deleted_at IS NULL OR NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'words'
  UNION SELECT 'words';
END;
--> statement-breakpoint
CREATE TRIGGER comments_delete_on_pages_words AFTER DELETE ON comments
WHEN (OLD.active AND OLD.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'words';
END;
--> statement-breakpoint
CREATE TRIGGER comment_photos_insert_on_pages_approved AFTER INSERT ON comment_photos
WHEN (NEW.key IS NOT NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'villa:' || v.slug FROM comments c JOIN villas v ON v.id = c.villa_id
        WHERE c.id = NEW.comment_id AND c.active;
END;
--> statement-breakpoint
CREATE TRIGGER comment_photos_update_on_pages_approved AFTER UPDATE OF "comment_id", "key" ON comment_photos
WHEN ((OLD."comment_id", OLD."key") IS NOT (NEW."comment_id", NEW."key")) AND (OLD.key IS NOT NULL OR NEW.key IS NOT NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'villa:' || v.slug FROM comments c JOIN villas v ON v.id = c.villa_id
        WHERE c.id = OLD.comment_id AND c.active
  UNION SELECT 'villa:' || v.slug FROM comments c JOIN villas v ON v.id = c.villa_id
        WHERE c.id = NEW.comment_id AND c.active;
END;
--> statement-breakpoint
CREATE TRIGGER comment_photos_delete_on_pages_approved AFTER DELETE ON comment_photos
WHEN (OLD.key IS NOT NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'villa:' || v.slug FROM comments c JOIN villas v ON v.id = c.villa_id
        WHERE c.id = OLD.comment_id AND c.active;
END;
--> statement-breakpoint
CREATE TRIGGER villa_questions_insert_on_pages_answered AFTER INSERT ON villa_questions
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_questions_update_on_pages_answered AFTER UPDATE OF "id", "created_at", "villa_id", "question", "answer", "language", "active" ON villa_questions
WHEN ((OLD."id", OLD."created_at", OLD."villa_id", OLD."question", OLD."answer", OLD."language", OLD."active") IS NOT (NEW."id", NEW."created_at", NEW."villa_id", NEW."question", NEW."answer", NEW."language", NEW."active")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER villa_questions_delete_on_pages_answered AFTER DELETE ON villa_questions
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('page');
END;
--> statement-breakpoint
CREATE TRIGGER comments_insert_on_pages_rating AFTER INSERT ON comments
WHEN (NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('card');
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_on_pages_rating AFTER UPDATE OF "villa_id", "rating", "active", "deleted_at" ON comments
WHEN ((OLD."villa_id", OLD."rating", OLD."active", OLD."deleted_at") IS NOT (NEW."villa_id", NEW."rating", NEW."active", NEW."deleted_at")) AND (OLD.active AND OLD.deleted_at IS NULL OR NEW.active AND NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('card')
  UNION SELECT scope FROM scopes_of_villas WHERE villa_id = NEW.villa_id
    AND part IN ('card');
END;
--> statement-breakpoint
CREATE TRIGGER comments_delete_on_pages_rating AFTER DELETE ON comments
WHEN (OLD.active AND OLD.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_pages SELECT scope FROM scopes_of_villas WHERE villa_id = OLD.villa_id
    AND part IN ('card');
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_on_pages_menu AFTER INSERT ON towns
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_on_pages_menu AFTER UPDATE OF "name", "slug", "active", "popular", "display_order", "district_id", "latitude", "longitude" ON towns
WHEN ((OLD."name", OLD."slug", OLD."active", OLD."popular", OLD."display_order", OLD."district_id", OLD."latitude", OLD."longitude") IS NOT (NEW."name", NEW."slug", NEW."active", NEW."popular", NEW."display_order", NEW."district_id", NEW."latitude", NEW."longitude"))
BEGIN
  INSERT INTO changed_pages SELECT 'shell'
  UNION SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_on_pages_menu AFTER DELETE ON towns
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_on_pages_tile AFTER INSERT ON towns
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || NEW.slug
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_on_pages_tile AFTER UPDATE OF "intro", "image" ON towns
WHEN ((OLD."intro", OLD."image") IS NOT (NEW."intro", NEW."image")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'lists'
  UNION SELECT 'places'
  UNION SELECT 'place:' || NEW.slug
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_on_pages_tile AFTER DELETE ON towns
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_on_pages_texts AFTER INSERT ON towns
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_on_pages_texts AFTER UPDATE OF "id", "created_at", "intro", "body", "image", "shore", "suits", "getting_there" ON towns
WHEN ((OLD."id", OLD."created_at", OLD."intro", OLD."body", OLD."image", OLD."shore", OLD."suits", OLD."getting_there") IS NOT (NEW."id", NEW."created_at", NEW."intro", NEW."body", NEW."image", NEW."shore", NEW."suits", NEW."getting_there"))
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'place:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_on_pages_texts AFTER DELETE ON towns
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug;
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_on_pages_shore AFTER INSERT ON towns
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || slug FROM districts WHERE id = NEW.district_id;
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_on_pages_shore AFTER UPDATE OF "shore" ON towns
WHEN ((OLD."shore") IS NOT (NEW."shore"))
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || slug FROM districts WHERE id = OLD.district_id
  UNION SELECT 'place:' || slug FROM districts WHERE id = NEW.district_id;
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_on_pages_shore AFTER DELETE ON towns
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || slug FROM districts WHERE id = OLD.district_id;
END;
--> statement-breakpoint
CREATE TRIGGER districts_insert_on_pages_menu AFTER INSERT ON districts
WHEN (EXISTS (SELECT 1 FROM towns WHERE district_id = NEW.id))
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER districts_update_on_pages_menu AFTER UPDATE OF "name", "slug", "province_name" ON districts
WHEN ((OLD."name", OLD."slug", OLD."province_name") IS NOT (NEW."name", NEW."slug", NEW."province_name")) AND (EXISTS (SELECT 1 FROM towns WHERE district_id = OLD.id) OR EXISTS (SELECT 1 FROM towns WHERE district_id = NEW.id))
BEGIN
  INSERT INTO changed_pages SELECT 'shell'
  UNION SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER districts_delete_on_pages_menu AFTER DELETE ON districts
WHEN (EXISTS (SELECT 1 FROM towns WHERE district_id = OLD.id))
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER districts_insert_on_pages_texts AFTER INSERT ON districts
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER districts_update_on_pages_texts AFTER UPDATE OF "id", "created_at", "slug" ON districts
WHEN ((OLD."id", OLD."created_at", OLD."slug") IS NOT (NEW."id", NEW."created_at", NEW."slug"))
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'place:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER districts_delete_on_pages_texts AFTER DELETE ON districts
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_insert_on_pages_menu AFTER INSERT ON villa_types
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_update_on_pages_menu AFTER UPDATE OF "name", "slug", "active", "display_order" ON villa_types
WHEN ((OLD."name", OLD."slug", OLD."active", OLD."display_order") IS NOT (NEW."name", NEW."slug", NEW."active", NEW."display_order"))
BEGIN
  INSERT INTO changed_pages SELECT 'shell'
  UNION SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_on_pages_menu AFTER DELETE ON villa_types
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_insert_on_pages_tile AFTER INSERT ON villa_types
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || NEW.slug
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_update_on_pages_tile AFTER UPDATE OF "heading", "intro", "image" ON villa_types
WHEN ((OLD."heading", OLD."intro", OLD."image") IS NOT (NEW."heading", NEW."intro", NEW."image")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'lists'
  UNION SELECT 'places'
  UNION SELECT 'place:' || NEW.slug
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_on_pages_tile AFTER DELETE ON villa_types
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_insert_on_pages_texts AFTER INSERT ON villa_types
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_update_on_pages_texts AFTER UPDATE OF "id", "created_at", "heading", "intro", "body", "image" ON villa_types
WHEN ((OLD."id", OLD."created_at", OLD."heading", OLD."intro", OLD."body", OLD."image") IS NOT (NEW."id", NEW."created_at", NEW."heading", NEW."intro", NEW."body", NEW."image"))
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug
  UNION SELECT 'place:' || NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_on_pages_texts AFTER DELETE ON villa_types
BEGIN
  INSERT INTO changed_pages SELECT 'place:' || OLD.slug;
END;
--> statement-breakpoint
CREATE TRIGGER features_insert_on_pages_names AFTER INSERT ON features
BEGIN
  INSERT INTO changed_pages SELECT 'villas'
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER features_update_on_pages_names AFTER UPDATE OF "id", "created_at", "category_id", "slug", "name", "filterable", "active", "display_order" ON features
WHEN ((OLD."id", OLD."created_at", OLD."category_id", OLD."slug", OLD."name", OLD."filterable", OLD."active", OLD."display_order") IS NOT (NEW."id", NEW."created_at", NEW."category_id", NEW."slug", NEW."name", NEW."filterable", NEW."active", NEW."display_order"))
BEGIN
  INSERT INTO changed_pages SELECT 'villas'
  UNION SELECT 'lists'
  UNION SELECT 'places'
  UNION SELECT 'villas'
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER features_delete_on_pages_names AFTER DELETE ON features
BEGIN
  INSERT INTO changed_pages SELECT 'villas'
  UNION SELECT 'lists'
  UNION SELECT 'places';
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_insert_on_pages_names AFTER INSERT ON feature_categories
BEGIN
  INSERT INTO changed_pages SELECT 'villas';
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_update_on_pages_names AFTER UPDATE OF "id", "created_at", "name", "display_order" ON feature_categories
WHEN ((OLD."id", OLD."created_at", OLD."name", OLD."display_order") IS NOT (NEW."id", NEW."created_at", NEW."name", NEW."display_order"))
BEGIN
  INSERT INTO changed_pages SELECT 'villas'
  UNION SELECT 'villas';
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_delete_on_pages_names AFTER DELETE ON feature_categories
BEGIN
  INSERT INTO changed_pages SELECT 'villas';
END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_on_pages_agency AFTER INSERT ON settings
WHEN (NEW."group" IN ('site', 'contact', 'social'))
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER settings_update_on_pages_agency AFTER UPDATE OF "id", "created_at", "group", "key", "value" ON settings
WHEN ((OLD."id", OLD."created_at", OLD."group", OLD."key", OLD."value") IS NOT (NEW."id", NEW."created_at", NEW."group", NEW."key", NEW."value")) AND (OLD."group" IN ('site', 'contact', 'social') OR NEW."group" IN ('site', 'contact', 'social'))
BEGIN
  INSERT INTO changed_pages SELECT 'shell'
  UNION SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_on_pages_agency AFTER DELETE ON settings
WHEN (OLD."group" IN ('site', 'contact', 'social'))
BEGIN
  INSERT INTO changed_pages SELECT 'shell';
END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_on_pages_parts AFTER INSERT ON settings
WHEN (NEW.key = 'payment_parts')
BEGIN
  INSERT INTO changed_pages SELECT 'villas';
END;
--> statement-breakpoint
CREATE TRIGGER settings_update_on_pages_parts AFTER UPDATE OF "id", "created_at", "group", "key", "value" ON settings
WHEN ((OLD."id", OLD."created_at", OLD."group", OLD."key", OLD."value") IS NOT (NEW."id", NEW."created_at", NEW."group", NEW."key", NEW."value")) AND (OLD.key = 'payment_parts' OR NEW.key = 'payment_parts')
BEGIN
  INSERT INTO changed_pages SELECT 'villas'
  UNION SELECT 'villas';
END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_on_pages_parts AFTER DELETE ON settings
WHEN (OLD.key = 'payment_parts')
BEGIN
  INSERT INTO changed_pages SELECT 'villas';
END;
--> statement-breakpoint
CREATE TRIGGER pages_insert_on_pages_texts AFTER INSERT ON pages
BEGIN
  INSERT INTO changed_pages SELECT 'page:' || NEW.section;
END;
--> statement-breakpoint
CREATE TRIGGER pages_update_on_pages_texts AFTER UPDATE OF "id", "created_at", "section", "title", "intro", "body", "data", "edition" ON pages
WHEN ((OLD."id", OLD."created_at", OLD."section", OLD."title", OLD."intro", OLD."body", OLD."data", OLD."edition") IS NOT (NEW."id", NEW."created_at", NEW."section", NEW."title", NEW."intro", NEW."body", NEW."data", NEW."edition"))
BEGIN
  INSERT INTO changed_pages SELECT 'page:' || OLD.section
  UNION SELECT 'page:' || NEW.section;
END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_on_pages_texts AFTER DELETE ON pages
BEGIN
  INSERT INTO changed_pages SELECT 'page:' || OLD.section;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_on_pages_published AFTER INSERT ON blog_posts
WHEN (NEW.active AND NEW.published_at IS NOT NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_on_pages_published AFTER UPDATE OF "id", "created_at", "slug", "title", "excerpt", "body", "tags", "image", "image_alt", "published_at", "active" ON blog_posts
WHEN ((OLD."id", OLD."created_at", OLD."slug", OLD."title", OLD."excerpt", OLD."body", OLD."tags", OLD."image", OLD."image_alt", OLD."published_at", OLD."active") IS NOT (NEW."id", NEW."created_at", NEW."slug", NEW."title", NEW."excerpt", NEW."body", NEW."tags", NEW."image", NEW."image_alt", NEW."published_at", NEW."active")) AND (OLD.active AND OLD.published_at IS NOT NULL OR NEW.active AND NEW.published_at IS NOT NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'posts'
  UNION SELECT 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_on_pages_published AFTER DELETE ON blog_posts
WHEN (OLD.active AND OLD.published_at IS NOT NULL)
BEGIN
  INSERT INTO changed_pages SELECT 'posts';
END;
--> statement-breakpoint
CREATE TRIGGER banks_insert_on_pages_listed AFTER INSERT ON banks
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'banks';
END;
--> statement-breakpoint
CREATE TRIGGER banks_update_on_pages_listed AFTER UPDATE OF "id", "created_at", "bank_name", "account_holder", "iban", "branch", "currency", "active", "display_order", "karekod_tried_at" ON banks
WHEN ((OLD."id", OLD."created_at", OLD."bank_name", OLD."account_holder", OLD."iban", OLD."branch", OLD."currency", OLD."active", OLD."display_order", OLD."karekod_tried_at") IS NOT (NEW."id", NEW."created_at", NEW."bank_name", NEW."account_holder", NEW."iban", NEW."branch", NEW."currency", NEW."active", NEW."display_order", NEW."karekod_tried_at")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'banks'
  UNION SELECT 'banks';
END;
--> statement-breakpoint
CREATE TRIGGER banks_delete_on_pages_listed AFTER DELETE ON banks
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'banks';
END;
--> statement-breakpoint
CREATE TRIGGER documents_insert_on_pages_listed AFTER INSERT ON documents
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'documents';
END;
--> statement-breakpoint
CREATE TRIGGER documents_update_on_pages_listed AFTER UPDATE OF "id", "created_at", "title", "description", "file", "file_name", "content_type", "bytes", "display_order", "active" ON documents
WHEN ((OLD."id", OLD."created_at", OLD."title", OLD."description", OLD."file", OLD."file_name", OLD."content_type", OLD."bytes", OLD."display_order", OLD."active") IS NOT (NEW."id", NEW."created_at", NEW."title", NEW."description", NEW."file", NEW."file_name", NEW."content_type", NEW."bytes", NEW."display_order", NEW."active")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'documents'
  UNION SELECT 'documents';
END;
--> statement-breakpoint
CREATE TRIGGER documents_delete_on_pages_listed AFTER DELETE ON documents
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'documents';
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_insert_on_pages_listed AFTER INSERT ON faq_entries
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'faq';
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_update_on_pages_listed AFTER UPDATE OF "id", "created_at", "group", "question", "answer", "active", "display_order" ON faq_entries
WHEN ((OLD."id", OLD."created_at", OLD."group", OLD."question", OLD."answer", OLD."active", OLD."display_order") IS NOT (NEW."id", NEW."created_at", NEW."group", NEW."question", NEW."answer", NEW."active", NEW."display_order")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'faq'
  UNION SELECT 'faq';
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_delete_on_pages_listed AFTER DELETE ON faq_entries
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'faq';
END;
--> statement-breakpoint
CREATE TRIGGER team_members_insert_on_pages_listed AFTER INSERT ON team_members
WHEN (NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'team';
END;
--> statement-breakpoint
CREATE TRIGGER team_members_update_on_pages_listed AFTER UPDATE OF "id", "created_at", "name", "title", "bio", "image", "display_order", "active" ON team_members
WHEN ((OLD."id", OLD."created_at", OLD."name", OLD."title", OLD."bio", OLD."image", OLD."display_order", OLD."active") IS NOT (NEW."id", NEW."created_at", NEW."name", NEW."title", NEW."bio", NEW."image", NEW."display_order", NEW."active")) AND (OLD.active OR NEW.active)
BEGIN
  INSERT INTO changed_pages SELECT 'team'
  UNION SELECT 'team';
END;
--> statement-breakpoint
CREATE TRIGGER team_members_delete_on_pages_listed AFTER DELETE ON team_members
WHEN (OLD.active)
BEGIN
  INSERT INTO changed_pages SELECT 'team';
END;
