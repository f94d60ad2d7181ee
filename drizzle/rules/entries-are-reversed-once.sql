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

-- An entry that was taken back cannot be refunded or corrected as well.
CREATE TRIGGER transactions_reversed_are_no_payments BEFORE INSERT ON transactions
WHEN new.refund_of IS NOT NULL
  AND EXISTS (SELECT 1 FROM transactions WHERE reverses = new.refund_of)
BEGIN
  SELECT RAISE(ABORT, 'ENTRY_NOT_REVERSIBLE');
END;
