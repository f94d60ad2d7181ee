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
