-- Money of a stay that stands beyond its total is the guest's: after an extra was removed, the stay
-- was shortened or discounted, or too much was paid. Its alarm opens, follows the amount and closes
-- with stay and ledger, whoever writes; `transaction_id` is the card payment that it can go back to.
-- (The money of a stay that has ended early is in refunds-due.sql.)

CREATE TRIGGER reservations_owe_surplus
AFTER UPDATE OF status, paid, total ON reservations
WHEN old.paid > old.total OR new.paid > new.total
BEGIN
  INSERT INTO payment_alarms (id, created_at, updated_at, kind, cause, reservation_id, amount,
    transaction_id, provider)
  SELECT lower(hex(randomblob(16))), since.at, since.at, 'surplus', 'surplus:' || new.id, new.id,
    new.paid - new.total, card.id, card.provider
  FROM (
    SELECT max(new.updated_at, coalesce(max(updated_at), '')) AS at FROM transactions
    WHERE reservation_id = new.id
  ) since LEFT JOIN (
    SELECT id, provider FROM transactions
    WHERE reservation_id = new.id AND status = 'succeeded' AND provider IS NOT NULL
      AND kind IN ('prepayment', 'balance', 'extra')
    ORDER BY created_at DESC, id DESC LIMIT 1
  ) card
  WHERE new.paid > new.total
    AND new.status NOT IN ('rejected', 'expired', 'cancelled', 'no_show')
  ON CONFLICT (cause) DO UPDATE SET amount = excluded.amount, updated_at = excluded.updated_at,
    transaction_id = excluded.transaction_id, provider = excluded.provider,
    resolved_at = NULL, resolved_by = NULL, resolution = NULL
  WHERE payment_alarms.amount <> excluded.amount OR payment_alarms.resolved_at IS NOT NULL;
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = CASE WHEN new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
      THEN 'Rezervasyon kapandı.' ELSE 'Fazlası iade edildi ya da tutar yükseldi.' END
  WHERE cause = 'surplus:' || new.id AND resolved_at IS NULL AND (new.paid <= new.total
    OR new.status IN ('rejected', 'expired', 'cancelled', 'no_show'));
END;
