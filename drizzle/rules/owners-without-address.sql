-- An owner known by phone only has no address. Their mails are to be sent by hand, and never wait in
-- the outbox, whoever queues them or makes them due again.

-- The owner whom a mail names, who may not be the stay's any more (owners-are-told.sql), else the
-- stay's. The mail of a payout belongs to no stay.
CREATE VIEW owners_of_mails AS
SELECT o.id, u.email, d.phone, d.first_name, d.first_name || ' ' || d.last_name AS name, d.told_by
FROM outbox o
LEFT JOIN reservations r ON r.id = o.reservation_id
JOIN users u ON u.id = coalesce(
  json_extract(o.variables, '$.owner_id'), r.owner_id, (SELECT owner_id FROM villas WHERE id = r.villa_id))
LEFT JOIN user_details d ON d.user_id = u.id
WHERE o.recipient = 'owner';

CREATE TRIGGER outbox_insert_without_owners_address AFTER INSERT ON outbox
WHEN NEW.status = 'waiting' AND EXISTS (
  SELECT 1 FROM owners_of_mails WHERE id = NEW.id AND email = ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;

CREATE TRIGGER outbox_due_again_without_owners_address AFTER UPDATE OF status ON outbox
WHEN NEW.status = 'waiting' AND OLD.status <> 'waiting' AND EXISTS (
  SELECT 1 FROM owners_of_mails WHERE id = NEW.id AND email = ''
)
BEGIN
  UPDATE outbox SET status = 'by_hand', next_attempt_at = NULL WHERE id = NEW.id;
END;
