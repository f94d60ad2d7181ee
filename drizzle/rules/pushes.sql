-- Push notifications are queued by triggers, so that every writer of an event causes them. Their
-- text, whether they are still true and whether the person may see them is determined when they are
-- sent (worker/features/push/send-due-pushes.ts).

CREATE TRIGGER reservations_push_requests AFTER INSERT ON reservations
WHEN new.status = 'requested'
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'request', new.id, new.created_at, new.created_at FROM push_subscriptions s
  WHERE s.user_id IS NOT new.created_by
    AND EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'request');
END;

-- Payments through a provider; whoever records one by hand knows about it.
CREATE TRIGGER transactions_push_payments AFTER INSERT ON transactions
WHEN new.status = 'succeeded' AND new.kind IN ('prepayment', 'balance', 'extra', 'deposit')
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'payment', new.id, new.created_at, new.created_at FROM push_subscriptions s
  WHERE s.user_id IS NOT new.created_by
    AND EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'payment');
END;

CREATE TRIGGER contact_messages_push AFTER INSERT ON contact_messages
WHEN NOT new.automatic
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'message', new.id, new.created_at, new.created_at FROM push_subscriptions s
  WHERE EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'message');
END;

-- What an owner is told by mail, to the devices on which they chose it, when the mail is due.
CREATE TRIGGER outbox_push_changes AFTER INSERT ON outbox
WHEN new.template IN ('sahip_musaitlik', 'sahip_degisiklik', 'sahip_iptal', 'sahip_gelmedi')
BEGIN
  INSERT OR IGNORE INTO pushes (subscription_id, kind, subject_id, created_at, next_attempt_at)
  SELECT s.id, 'change', new.id, new.created_at, coalesce(new.next_attempt_at, new.created_at)
  FROM push_subscriptions s
  WHERE s.user_id = coalesce(
      json_extract(new.variables, '$.owner_id'),
      (SELECT owner_id FROM reservations WHERE id = new.reservation_id))
    AND EXISTS (SELECT 1 FROM json_each(s.kinds) WHERE value = 'change');
END;

-- Somebody who has signed out gets no notifications.
CREATE TRIGGER sessions_end_push AFTER UPDATE OF revoked_at ON sessions
WHEN new.revoked_at IS NOT NULL
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = new.id;
END;

CREATE TRIGGER users_end_push AFTER UPDATE OF active ON users
WHEN NOT new.active
BEGIN
  DELETE FROM push_subscriptions WHERE user_id = new.id;
END;

CREATE TRIGGER push_subscriptions_take_their_pushes BEFORE DELETE ON push_subscriptions
BEGIN
  DELETE FROM pushes WHERE subscription_id = old.id;
END;
