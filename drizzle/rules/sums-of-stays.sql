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

CREATE TRIGGER transactions_insert_is_paid AFTER INSERT ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money, to_owner, paid_out) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money, sums.to_owner, sums.paid_out
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;

CREATE TRIGGER transactions_update_is_paid AFTER UPDATE OF status ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money, to_owner, paid_out) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money, sums.to_owner, sums.paid_out
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;

-- Entries of an import that is undone, whose stay was there before (ledger-is-append-only.sql).
CREATE TRIGGER transactions_delete_is_paid AFTER DELETE ON transactions
BEGIN
  UPDATE reservations SET (paid, extras_paid, guest_money, to_owner, paid_out) = (
    SELECT sums.paid, max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)), sums.guest_money, sums.to_owner, sums.paid_out
    FROM reservation_sums AS sums WHERE sums.reservation_id = old.reservation_id
  ) WHERE id = old.reservation_id;
END;

CREATE TRIGGER reservation_extras_insert_is_owed AFTER INSERT ON reservation_extras
BEGIN
  UPDATE reservations SET (extras, agency_extras, extras_paid, total) = (
    SELECT sums.extras, sums.agency_extras,
      max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)),
      reservations.total - reservations.extras + sums.extras
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;

CREATE TRIGGER reservation_extras_removal_is_owed AFTER UPDATE OF removed_at ON reservation_extras
BEGIN
  UPDATE reservations SET (extras, agency_extras, extras_paid, total) = (
    SELECT sums.extras, sums.agency_extras,
      max(0, min(sums.received_for_extras, sums.agency_extras, sums.paid)),
      reservations.total - reservations.extras + sums.extras
    FROM reservation_sums AS sums WHERE sums.reservation_id = new.reservation_id
  ) WHERE id = new.reservation_id;
END;

CREATE TRIGGER reservations_begin_without_extras BEFORE INSERT ON reservations
WHEN new.extras <> 0
BEGIN
  SELECT RAISE(ABORT, 'TOTAL_IS_NOT_ITS_PARTS');
END;

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
