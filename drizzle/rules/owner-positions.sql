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

CREATE TRIGGER transactions_to_owners_are_of_the_stay BEFORE INSERT ON transactions
WHEN new.method = 'to_owner'
BEGIN
  SELECT RAISE(ABORT, 'NOT_TO_OWNERS') WHERE new.kind NOT IN ('prepayment', 'balance', 'refund')
    OR new.status <> 'succeeded' OR new.provider IS NOT NULL OR new.refund_of IS NOT NULL;
END;
