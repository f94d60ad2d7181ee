-- A transfer to a guest that is only written down says nothing to the guest: its mails are held, at a
-- moment that never comes, until it is at the bank.

CREATE TRIGGER outbox_awaits_the_bank AFTER INSERT ON outbox
WHEN new.status = 'waiting' AND new.template IN ('iade_bilgi', 'depozito_iade')
  AND EXISTS (
    SELECT 1 FROM transactions t WHERE t.reservation_id = new.reservation_id AND t.awaits_bank
      AND new.dedupe_key = t.reservation_id || ':' || t.id || ':' || new.template
  )
BEGIN
  UPDATE outbox SET next_attempt_at = '9999-12-31T00:00:00.000Z' WHERE id = new.id;
END;

-- One that was taken back as entered wrongly is never made: it awaits nothing, and nobody is told.
CREATE TRIGGER transactions_taken_back_await_nothing AFTER INSERT ON transactions
WHEN new.reverses IS NOT NULL
BEGIN
  UPDATE transactions SET awaits_bank = 0 WHERE id = new.reverses AND awaits_bank;
END;

CREATE TRIGGER transactions_are_at_the_bank AFTER UPDATE OF awaits_bank ON transactions
WHEN old.awaits_bank AND NOT new.awaits_bank
  AND NOT EXISTS (SELECT 1 FROM transactions WHERE reverses = new.id)
BEGIN
  UPDATE outbox SET next_attempt_at = new.updated_at, updated_at = new.updated_at,
    status = iif(EXISTS (
      SELECT 1 FROM reservations r WHERE r.id = new.reservation_id AND r.email = '' AND r.phone <> ''
    ), 'by_hand', status)
  WHERE status = 'waiting' AND next_attempt_at >= '9999' AND dedupe_key IN (
    new.reservation_id || ':' || new.id || ':iade_bilgi',
    new.reservation_id || ':' || new.id || ':depozito_iade'
  );
END;
