-- Lists of all stays are walked in narrow indexes of their own and counted from a tally; what is
-- narrower is read from indexes that carry all they sort and sum by (decision 0025).
CREATE TABLE `reservation_tallies` (
	`check_out` text NOT NULL,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`unread` integer DEFAULT false NOT NULL,
	`stays` integer NOT NULL,
	PRIMARY KEY(`check_out`, `status`, `source`, `unread`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `reservations_list`;--> statement-breakpoint
DROP INDEX `reservations_unread`;--> statement-breakpoint
DROP INDEX `reservations_newest`;--> statement-breakpoint
DROP INDEX `reservations_state`;--> statement-breakpoint
DROP INDEX `reservations_villa`;--> statement-breakpoint
DROP INDEX `reservations_status`;--> statement-breakpoint
ALTER TABLE `reservations` ADD `paid` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `reservations_source` ON `reservations` (`source`,`created_at`,`check_out`);--> statement-breakpoint
CREATE INDEX `reservations_unopened` ON `reservations` (`read_at`,`created_at`,`check_out`) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX `reservations_by_total` ON `reservations` (`total`,`check_out`,`status`,`source`);--> statement-breakpoint
CREATE INDEX `reservations_by_code` ON `reservations` (`code`,`check_out`,`status`,`source`);--> statement-breakpoint
CREATE INDEX `reservations_by_name` ON `reservations` (`search_text`,`check_out`,`created_at`);--> statement-breakpoint
CREATE INDEX `reservations_ends` ON `reservations` (`check_out`,`status`);--> statement-breakpoint
CREATE INDEX `reservations_departures` ON `reservations` (`check_out`,`check_in`,`created_at`,`total`,`code`);--> statement-breakpoint
CREATE INDEX `reservations_requests` ON `reservations` (`status`,`hold_expires_at`) WHERE status = 'requested';--> statement-breakpoint
CREATE INDEX `reservations_options` ON `reservations` (`status`,`option_expires_at`) WHERE status = 'option';--> statement-breakpoint
CREATE INDEX `reservations_sold` ON `reservations` (`check_in`,`check_out`,`status`,`total`,`villa_id`) WHERE status in ('confirmed', 'staying', 'completed');--> statement-breakpoint
CREATE INDEX `reservations_newest` ON `reservations` (`created_at`,`check_out`);--> statement-breakpoint
CREATE INDEX `reservations_state` ON `reservations` (`status`,`created_at`,`check_out`);--> statement-breakpoint
CREATE INDEX `reservations_villa` ON `reservations` (`villa_id`,`check_in`,`check_out`,`status`,`created_at`,`total`);--> statement-breakpoint
CREATE INDEX `reservations_status` ON `reservations` (`status`,`check_in`,`villa_id`,`prepayment`,`paid`,`total`);--> statement-breakpoint
CREATE INDEX `manual_blocks_standing` ON `manual_blocks` (`starts_on`,`villa_id`,`kind`,`ends_on`,`expires_at`,`created_at`,`removed_at`) WHERE removed_at is null;--> statement-breakpoint
DROP INDEX `villa_nights_night`;--> statement-breakpoint
CREATE INDEX `villa_nights_night` ON `villa_nights` (`night`,`kind`,`expires_at`);--> statement-breakpoint
DROP INDEX `villa_prices_villa`;--> statement-breakpoint
CREATE INDEX `villa_prices_villa` ON `villa_prices` (`villa_id`,`starts_on`,`ends_on`);
--> statement-breakpoint
-- How many stays of each kind leave on each day.
INSERT INTO reservation_tallies (check_out, status, source, unread, stays)
SELECT check_out, status, source, read_at IS NULL, count(*) FROM reservations
GROUP BY check_out, status, source, read_at IS NULL;
--> statement-breakpoint
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
-- What was received for a stay, kept by the ledger itself: entries are only ever added, and of what
-- is written only `status` may change (0001).
UPDATE reservations SET paid = coalesce((
    SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM transactions
    WHERE reservation_id = reservations.id AND status = 'succeeded'
      AND kind IN ('prepayment', 'balance', 'extra', 'refund')
  ), 0)
WHERE id IN (SELECT reservation_id FROM transactions);
--> statement-breakpoint
CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions
BEGIN
  UPDATE reservations SET paid = coalesce((
    SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM transactions
    WHERE reservation_id = new.reservation_id AND status = 'succeeded'
      AND kind IN ('prepayment', 'balance', 'extra', 'refund')
  ), 0) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
CREATE TRIGGER transactions_update_is_paid AFTER UPDATE OF status ON transactions
BEGIN
  UPDATE reservations SET paid = coalesce((
    SELECT sum(CASE kind WHEN 'refund' THEN -amount ELSE amount END) FROM transactions
    WHERE reservation_id = new.reservation_id AND status = 'succeeded'
      AND kind IN ('prepayment', 'balance', 'extra', 'refund')
  ), 0) WHERE id = new.reservation_id;
END;
--> statement-breakpoint
-- Reads by a night begin where the longest stay that reaches it could have begun.
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
-- Any three letters of a name, a code or a phone. `search_text` is folded before it is stored. What is
-- erased must not stay in the index either.
CREATE VIRTUAL TABLE reservation_texts USING fts5(
  search_text, code, phone, content = 'reservations', tokenize = 'trigram case_sensitive 1'
);
--> statement-breakpoint
INSERT INTO reservation_texts (reservation_texts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO reservation_texts (reservation_texts) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER reservations_insert_is_found AFTER INSERT ON reservations
BEGIN
  INSERT INTO reservation_texts (rowid, search_text, code, phone)
  VALUES (new.rowid, new.search_text, new.code, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER reservations_update_is_found AFTER UPDATE OF search_text, code, phone ON reservations
BEGIN
  INSERT INTO reservation_texts (reservation_texts, rowid, search_text, code, phone)
  VALUES ('delete', old.rowid, old.search_text, old.code, old.phone);
  INSERT INTO reservation_texts (rowid, search_text, code, phone)
  VALUES (new.rowid, new.search_text, new.code, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER reservations_delete_is_found AFTER DELETE ON reservations
BEGIN
  INSERT INTO reservation_texts (reservation_texts, rowid, search_text, code, phone)
  VALUES ('delete', old.rowid, old.search_text, old.code, old.phone);
END;
