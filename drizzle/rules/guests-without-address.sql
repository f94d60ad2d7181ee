-- A guest known by phone only gets no mail: each of their mails is to be sent by hand, and never
-- waits in the outbox for an address, whoever queues it or makes it due again.

CREATE TRIGGER outbox_insert_without_address AFTER INSERT ON outbox
WHEN NEW.status = 'waiting' AND NEW.recipient = 'guest' AND NOT EXISTS (
  SELECT 1 FROM transactions t WHERE t.reservation_id = NEW.reservation_id AND t.awaits_bank
    AND NEW.dedupe_key = t.reservation_id || ':' || t.id || ':' || NEW.template
) AND EXISTS (
  SELECT 1 FROM reservations r WHERE r.id = NEW.reservation_id AND r.email = '' AND r.phone <> ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER outbox_due_again_without_address AFTER UPDATE OF status ON outbox
WHEN NEW.status = 'waiting' AND OLD.status <> 'waiting' AND NEW.recipient = 'guest' AND EXISTS (
  SELECT 1 FROM reservations r WHERE r.id = NEW.reservation_id AND r.email = '' AND r.phone <> ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;

-- A clerk removes a wrong address before the mail has been sent. A mail being sent stays with its
-- sender.
CREATE TRIGGER reservations_lose_their_address AFTER UPDATE OF email ON reservations
WHEN NEW.email = '' AND OLD.email <> '' AND NEW.phone <> ''
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL
  WHERE reservation_id = NEW.id AND recipient = 'guest' AND status = 'waiting'
    AND leased_until IS NULL;
END;
