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
