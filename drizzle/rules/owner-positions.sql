-- The open amount between each stay and its owner; its only definition. `paid_out` comes from the
-- ledger (sums-of-stays.sql). Settled stays are left out, by an index.

CREATE VIEW owner_positions AS
SELECT
  r.id AS reservation_id,
  v.owner_id,
  r.check_in,
  r.check_out,
  iif(r.status IN ('confirmed', 'staying', 'completed', 'no_show'), r.owner_payout, 0) - r.paid_out AS owed
FROM reservations r
JOIN villas v ON v.id = r.villa_id
WHERE r.paid_out <> iif(r.status IN ('confirmed', 'staying', 'completed', 'no_show'), r.owner_payout, 0);

-- Never more to an owner for a stay than was agreed, even with concurrent payments.

CREATE TRIGGER transactions_pay_owners_what_was_agreed BEFORE INSERT ON transactions
WHEN new.kind = 'owner_payout' AND new.status <> 'failed'
BEGIN
  SELECT RAISE(ABORT, 'More paid to the owner than was agreed') WHERE new.amount > (
    SELECT owner_payout FROM reservations WHERE id = new.reservation_id
  ) - (
    SELECT coalesce(sum(iif(kind = 'owner_payout', amount, -amount)), 0) FROM transactions
    WHERE reservation_id = new.reservation_id AND status <> 'failed'
      AND kind IN ('owner_payout', 'payout_return')
  );
END;
