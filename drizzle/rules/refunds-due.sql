-- Money that the agency holds of a cancelled stay without having decided to retain it: the stay's
-- own money and the damage deposit. Its only definition; alarms, screens and tests use this view.
-- No such money is forgotten, whoever wrote last: its alarm opens, follows the amount and closes
-- with the ledger (every entry of which updates `paid`, so these triggers see all). Screens compute
-- the same (`offMoney` of domain/payments/state.ts).

CREATE VIEW `refunds_due` AS
SELECT
  r.id AS reservation_id,
  max(0, r.paid - coalesce(r.kept, 0)) + max(0, coalesce((
    SELECT sum(CASE WHEN t.kind IN ('deposit', 'kept_return') THEN t.amount ELSE -t.amount END) FROM transactions t
    WHERE t.reservation_id = r.id AND t.status = 'succeeded'
      AND t.kind IN ('deposit', 'deposit_refund', 'deposit_kept', 'kept_return')
  ), 0)) AS amount,
  max(r.updated_at, coalesce((
    SELECT max(t.updated_at) FROM transactions t WHERE t.reservation_id = r.id
  ), '')) AS since
FROM reservations r
WHERE r.status IN ('rejected', 'expired', 'cancelled', 'no_show');

CREATE TRIGGER reservations_off_owe_refunds
AFTER UPDATE OF status, paid, kept ON reservations
WHEN old.status IN ('rejected', 'expired', 'cancelled', 'no_show')
  OR new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
BEGIN
  INSERT INTO payment_alarms (id, created_at, updated_at, kind, cause, reservation_id, amount)
  SELECT lower(hex(randomblob(16))), since, since, 'refund_due', 'refund_due:' || reservation_id,
    reservation_id, amount
  FROM refunds_due WHERE reservation_id = new.id AND amount > 0
  ON CONFLICT (cause) DO UPDATE SET amount = excluded.amount, updated_at = excluded.updated_at,
    resolved_at = NULL, resolved_by = NULL, resolution = NULL
  WHERE payment_alarms.amount <> excluded.amount OR payment_alarms.resolved_at IS NOT NULL;
  -- Money that came too late for the stay needs no attention any more either.
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = CASE WHEN new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
      THEN 'İade edildi ya da kesinti olarak ayrıldı.' ELSE 'Rezervasyon yeniden açıldı.' END
  WHERE reservation_id = new.id AND resolved_at IS NULL
    AND kind IN ('refund_due', 'late', 'dates_taken')
    AND NOT EXISTS (SELECT 1 FROM refunds_due WHERE reservation_id = new.id AND amount > 0);
END;

-- Never more is kept of such a stay than its guest has paid: what is refunded after the decision
-- lowers what was kept, in the stay, its income and the books.

CREATE TRIGGER reservations_keep_what_was_paid AFTER UPDATE OF paid, kept ON reservations
WHEN (new.paid < old.paid OR new.kept IS NOT old.kept) AND new.kept > max(0, new.paid)
BEGIN
  UPDATE reservations SET kept = max(0, paid) WHERE id = new.id;
END;
