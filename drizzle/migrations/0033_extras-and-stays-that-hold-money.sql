-- Extras are items of a stay, and a stay that holds its guest's money never runs out (decision 0033).
CREATE TABLE `reservation_extras` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`label` text NOT NULL,
	`unit_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`amount` integer NOT NULL,
	`payee` text NOT NULL,
	`created_by` integer,
	`removed_at` text,
	`removed_by` integer,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`removed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reservation_extras_amount" CHECK(unit_price > 0 and quantity > 0 and amount = unit_price * quantity)
);
--> statement-breakpoint
CREATE INDEX `reservation_extras_reservation` ON `reservation_extras` (`reservation_id`,`removed_at`,`payee`,`amount`);--> statement-breakpoint
DROP INDEX `reservations_status`;--> statement-breakpoint
ALTER TABLE `reservations` ADD `agency_extras` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `reservations` ADD `extras_paid` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `reservations` ADD `guest_money` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `reservations_status` ON `reservations` (`status`,`check_in`,`villa_id`,`prepayment`,`paid`,`extras_paid`,`total`);--> statement-breakpoint
CREATE INDEX `reservations_undecided` ON `reservations` (`created_at`,`check_out`) WHERE guest_money > 0 and status in ('requested', 'option');
--> statement-breakpoint
-- What the ledger and the items of each stay add up to, in one place for everything that keeps it.
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
UPDATE reservations SET (paid, extras_paid, guest_money) = (
  SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money
  FROM reservation_sums AS sums WHERE sums.reservation_id = reservations.id
) WHERE id IN (SELECT reservation_id FROM transactions);
--> statement-breakpoint
DROP TRIGGER transactions_insert_is_paid;
--> statement-breakpoint
DROP TRIGGER transactions_update_is_paid;
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
-- What was agreed of an item stays as it was: it is taken off and another one put in its place.
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
-- Whoever writes a stay's money anew writes what its items say, and their sum with the rest.
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
CREATE TRIGGER reservations_begin_without_extras BEFORE INSERT ON reservations
WHEN new.extras <> 0
BEGIN
  SELECT RAISE(ABORT, 'TOTAL_IS_NOT_ITS_PARTS');
END;
--> statement-breakpoint
-- A stay that holds its guest's money has no end until somebody decides.
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
-- beyond the arrival. Days of the stay are Türkiye's, which keeps UTC+3 all year.
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
-- unless its guest has paid: an event may have been waiting for it (0031).
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
CREATE TRIGGER reservations_with_money_do_not_expire BEFORE UPDATE OF status ON reservations
WHEN new.status = 'expired' AND old.status <> 'expired' AND old.guest_money > 0
BEGIN
  SELECT RAISE(ABORT, 'STAY_HOLDS_MONEY');
END;
--> statement-breakpoint
-- Options of before may end in any year.
UPDATE reservations SET option_expires_at = min(option_expires_at, (
    SELECT strftime('%Y-%m-%dT%H:%M:%fZ', reservations.check_in || ' ' || check_in_time, '-3 hours')
    FROM villas WHERE id = reservations.villa_id
  ))
WHERE status = 'option' AND option_expires_at IS NOT NULL;
--> statement-breakpoint
UPDATE reservations SET hold_expires_at = NULL WHERE status = 'requested' AND guest_money > 0;
--> statement-breakpoint
UPDATE reservations SET option_expires_at = NULL WHERE status = 'option' AND guest_money > 0;
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
CREATE TRIGGER reservations_option_begins_before_arrival BEFORE INSERT ON reservations
WHEN new.status = 'option' AND new.option_expires_at > (
  SELECT strftime('%Y-%m-%dT%H:%M:%fZ', new.check_in || ' ' || check_in_time, '-3 hours')
  FROM villas WHERE id = new.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'OPTION_OUTLIVES_ARRIVAL');
END;
--> statement-breakpoint
-- An agency that has begun has its rules already; a new one gets this with the others.
INSERT INTO settings (`group`, key, value)
SELECT 'rules', 'option_max_days', '30' WHERE EXISTS (SELECT 1 FROM settings WHERE `group` = 'rules');
