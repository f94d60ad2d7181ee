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

CREATE TRIGGER transactions_correct_a_kept_deposit BEFORE INSERT ON transactions
WHEN new.kind = 'kept_return'
BEGIN
  SELECT RAISE(ABORT, 'CORRECTION_OF_NOTHING')
  WHERE trim(new.note) = '' OR new.status <> 'succeeded' OR NOT EXISTS (
    SELECT 1 FROM transactions
    WHERE id = new.refund_of AND kind = 'deposit_kept' AND reservation_id = new.reservation_id
  );
END;
