-- A night that another seller's event claims is never for sale, whoever frees it (decision 0028).
-- What other sellers' calendars say of a villa, and have not taken back.
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
-- What was agreed of an extra stays as it was: it is taken off and another one put in its place
-- (decision 0033).
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
-- Any three letters of a name, a code or a phone. `search_text` is folded before it is stored. What is
-- erased must not stay in the index either. A stay is named by `row_id`, which a VACUUM leaves alone.
-- Options stand in double quotes: the server's own dump does not escape single ones and could not be read.
CREATE VIRTUAL TABLE reservation_texts USING fts5(
  search_text, code, phone,
  content = "reservations", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);
--> statement-breakpoint
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
-- An entry's money never changes and no entry disappears (decision 0001).
CREATE TRIGGER transactions_keep_their_money BEFORE UPDATE OF reservation_id, kind, amount, currency ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_stay BEFORE DELETE ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
--> statement-breakpoint
-- Who ever had nights of a villa is never forgotten, so that an event of ours is known as ours whenever
-- another seller hands it back.
CREATE TRIGGER villa_nights_insert_keeps_holder AFTER INSERT ON villa_nights
WHEN NEW.kind <> 'external'
BEGIN
  INSERT INTO night_holders (villa_id, ref) VALUES (NEW.villa_id, NEW.ref) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- Which villas' nights changed at which version, so that a copy of the catalogue in memory reads those
-- alone again, and a page knows that its calendar is old (decision 0004).
CREATE TRIGGER villa_nights_delete_raises_version AFTER DELETE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (OLD.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_insert_raises_version AFTER INSERT ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (NEW.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_update_raises_version AFTER UPDATE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (NEW.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
--> statement-breakpoint
-- An option ends before the arrival. Days of the stay are Türkiye's, which keeps UTC+3 all year.
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
-- An option that is closed in the calendar by hand is one too.
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
-- Law 7464: a villa without a permit number is not on sale, whatever the code does.
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
-- What the agency holds of a stay that is off and has not decided to keep: the stay's own money and the
-- damage deposit. The one definition of it; alarms, screens and tests read this. No such money is ever
-- forgotten, whoever wrote last: its alarm opens, follows the amount and closes with the ledger (every
-- entry of which sets `paid`, so this sees all).
CREATE VIEW `refunds_due` AS
SELECT
  r.id AS reservation_id,
  max(0, r.paid - coalesce(r.kept, 0)) + max(0, coalesce((
    SELECT sum(CASE t.kind WHEN 'deposit' THEN t.amount ELSE -t.amount END) FROM transactions t
    WHERE t.reservation_id = r.id AND t.status = 'succeeded'
      AND t.kind IN ('deposit', 'deposit_refund')
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
  -- What came too late for the stay needs nobody any more either.
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = CASE WHEN new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
      THEN 'İade edildi ya da kesinti olarak ayrıldı.' ELSE 'Rezervasyon yeniden açıldı.' END
  WHERE reservation_id = new.id AND resolved_at IS NULL
    AND kind IN ('refund_due', 'late', 'dates_taken')
    AND NOT EXISTS (SELECT 1 FROM refunds_due WHERE reservation_id = new.id AND amount > 0);
END;
--> statement-breakpoint
-- Never more back than came in, whichever way it goes and whoever books it at the same moment.
CREATE TRIGGER transactions_give_back_what_came BEFORE INSERT ON transactions
WHEN new.status <> 'failed' AND new.kind IN ('refund', 'deposit_refund')
BEGIN
  SELECT RAISE(ABORT, 'More given back than came in') WHERE new.amount > (
    SELECT coalesce(sum(CASE WHEN kind = new.kind THEN -amount ELSE amount END), 0)
    FROM transactions
    WHERE reservation_id = new.reservation_id AND (
      (kind = new.kind AND status <> 'failed') OR (status = 'succeeded' AND CASE new.kind
        WHEN 'refund' THEN kind IN ('prepayment', 'balance', 'extra')
        ELSE kind = 'deposit' END)
    )
  );
  SELECT RAISE(ABORT, 'More given back of a payment than it was') WHERE new.amount > (
    SELECT amount - coalesce((
      SELECT sum(back.amount) FROM transactions back
      WHERE back.refund_of = new.refund_of AND back.status <> 'failed'
    ), 0) FROM transactions WHERE id = new.refund_of
  );
END;
--> statement-breakpoint
-- A stay that holds its guest's money has no end until somebody decides (decision 0033).
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
-- When the last of it went back there is an end again: a day later, as a new option has, but not
-- beyond the arrival.
CREATE TRIGGER reservations_without_money_end_again AFTER UPDATE OF guest_money ON reservations
WHEN old.guest_money > 0 AND new.guest_money <= 0 AND new.status IN ('requested', 'option')
BEGIN
  UPDATE reservations SET (hold_expires_at, option_expires_at) = (
    SELECT iif(reservations.status = 'requested', again.ends_at, reservations.hold_expires_at),
      iif(reservations.status = 'option', again.ends_at, NULL)
    FROM (
      SELECT min(
        strftime('%Y-%m-%dT%H:%M:%fZ', (
          SELECT max(updated_at) FROM transactions WHERE reservation_id = new.id
        ), '+24 hours'),
        strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
      ) AS ends_at
      FROM villas WHERE id = new.villa_id
    ) AS again
  ) WHERE id = new.id;
END;
--> statement-breakpoint
-- The nights of a hold end when it does, whoever wrote either. What had run out is no longer its own,
-- unless its guest has paid: an event may have been waiting for it (decision 0028).
CREATE TRIGGER reservations_end_with_their_nights
AFTER UPDATE OF guest_money, status, hold_expires_at, option_expires_at ON reservations
WHEN new.status IN ('requested', 'option')
BEGIN
  UPDATE villa_nights SET expires_at = (
    SELECT CASE WHEN guest_money > 0 THEN NULL WHEN status = 'requested' THEN hold_expires_at ELSE option_expires_at END
    FROM reservations WHERE id = new.id
  )
  WHERE ref = new.id AND kind = 'hold'
  AND (new.guest_money > 0 OR expires_at IS NULL OR expires_at > new.updated_at)
  AND expires_at IS NOT (
    SELECT CASE WHEN guest_money > 0 THEN NULL WHEN status = 'requested' THEN hold_expires_at ELSE option_expires_at END
    FROM reservations WHERE id = new.id
  );
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_of_money_do_not_expire AFTER INSERT ON villa_nights
WHEN new.kind = 'hold' AND new.expires_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM reservations WHERE id = new.ref AND guest_money > 0)
BEGIN
  UPDATE villa_nights SET expires_at = NULL WHERE villa_id = new.villa_id AND night = new.night;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_of_money_keep_their_end AFTER UPDATE OF expires_at ON villa_nights
WHEN new.kind = 'hold' AND new.expires_at IS NOT NULL
  AND EXISTS (SELECT 1 FROM reservations WHERE id = new.ref AND guest_money > 0)
BEGIN
  SELECT RAISE(ABORT, 'STAY_HOLDS_MONEY');
END;
--> statement-breakpoint
-- A stay has 1 to 100 nights: what is rented for longer is no holiday let (law 7464, article 2).
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
-- What the ledger and the extras of a stay add up to, in one place, and the columns of the stay that
-- keep it. Whoever writes a stay's money anew writes what its extras say, and their sum with the rest.
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
    SELECT sum(CASE WHEN kind IN ('refund', 'deposit_refund') THEN -amount ELSE amount END)
    FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded' AND kind <> 'owner_payout'
  ), 0) AS guest_money,
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
  UPDATE reservations SET (paid, extras_paid, guest_money) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
CREATE TRIGGER transactions_update_is_paid AFTER UPDATE OF status ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
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
-- How many stays of each kind leave on each day: what long lists are counted from (decision 0025).
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
-- There is at most one villa of the month (an index sees to that), and it is on sale: what the switch
-- says is what the home shows.
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
-- A batch asks whether the state it was planned for still stands by inserting `(check, passed)`.
-- A check that failed aborts the whole batch; one that passed leaves no row.
CREATE TRIGGER write_guards_decide BEFORE INSERT ON write_guards
BEGIN
  SELECT RAISE(ABORT, 'WRITE_GUARD_FAILED') WHERE NEW.passed = 0;
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
INSERT INTO catalogue_version (id, version, content) VALUES (1, 1, 1);
--> statement-breakpoint
CREATE TRIGGER comments_insert_raises_version AFTER INSERT ON comments
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_raises_version AFTER UPDATE ON comments
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_delete_raises_version AFTER DELETE ON comments
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_insert_raises_version AFTER INSERT ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_update_raises_version AFTER UPDATE ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_delete_raises_version AFTER DELETE ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_insert_raises_version AFTER INSERT ON feature_categories
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_update_raises_version AFTER UPDATE ON feature_categories
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_delete_raises_version AFTER DELETE ON feature_categories
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_insert_raises_version AFTER INSERT ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_update_raises_version AFTER UPDATE ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_delete_raises_version AFTER DELETE ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_raises_version AFTER INSERT ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_raises_version AFTER UPDATE ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_raises_version AFTER DELETE ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_insert_raises_version AFTER INSERT ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_update_raises_version AFTER UPDATE ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_delete_raises_version AFTER DELETE ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_insert_raises_version AFTER INSERT ON villa_distances
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_update_raises_version AFTER UPDATE ON villa_distances
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_delete_raises_version AFTER DELETE ON villa_distances
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_insert_raises_version AFTER INSERT ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_update_raises_version AFTER UPDATE ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_delete_raises_version AFTER DELETE ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_insert_raises_version AFTER INSERT ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_update_raises_version AFTER UPDATE ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_delete_raises_version AFTER DELETE ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_insert_raises_version AFTER INSERT ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_update_raises_version AFTER UPDATE ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_delete_raises_version AFTER DELETE ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_insert_raises_version AFTER INSERT ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_update_raises_version AFTER UPDATE ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_delete_raises_version AFTER DELETE ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_insert_raises_version AFTER INSERT ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_update_raises_version AFTER UPDATE ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_raises_version AFTER DELETE ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_insert_raises_version AFTER INSERT ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_update_raises_version AFTER UPDATE ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_delete_raises_version AFTER DELETE ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_raises_version AFTER INSERT ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_raises_version AFTER UPDATE ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_delete_raises_version AFTER DELETE ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER banks_insert_raises_version AFTER INSERT ON banks
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER banks_update_raises_version AFTER UPDATE ON banks
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER banks_delete_raises_version AFTER DELETE ON banks
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_raises_version AFTER INSERT ON blog_posts
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_raises_version AFTER UPDATE ON blog_posts
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_raises_version AFTER DELETE ON blog_posts
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_insert_raises_version AFTER INSERT ON documents
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_update_raises_version AFTER UPDATE ON documents
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_delete_raises_version AFTER DELETE ON documents
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_insert_raises_version AFTER INSERT ON faq_entries
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_update_raises_version AFTER UPDATE ON faq_entries
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_delete_raises_version AFTER DELETE ON faq_entries
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_insert_raises_version AFTER INSERT ON pages
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_update_raises_version AFTER UPDATE ON pages
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_raises_version AFTER DELETE ON pages
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_raises_version AFTER INSERT ON settings
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_update_raises_version AFTER UPDATE ON settings
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_raises_version AFTER DELETE ON settings
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_insert_raises_version AFTER INSERT ON team_members
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_update_raises_version AFTER UPDATE ON team_members
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_delete_raises_version AFTER DELETE ON team_members
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_insert_raises_version AFTER INSERT ON villa_rooms
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_update_raises_version AFTER UPDATE ON villa_rooms
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_delete_raises_version AFTER DELETE ON villa_rooms
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
