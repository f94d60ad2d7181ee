-- A damage deposit is the guest's. It may only be retained for damage that is described and shown,
-- of a stay that took place, and never more than is held (refunds-within-receipts.sql).

CREATE TRIGGER transactions_keep_deposits_for_damage BEFORE INSERT ON transactions
WHEN new.kind = 'deposit_kept'
BEGIN
  SELECT RAISE(ABORT, 'DEPOSIT_KEPT_WITHOUT_DAMAGE')
  WHERE trim(new.note) = '' OR coalesce(new.proof, '') = '' OR new.status <> 'succeeded'
    OR (SELECT status FROM reservations WHERE id = new.reservation_id) NOT IN ('staying', 'completed');
END;
