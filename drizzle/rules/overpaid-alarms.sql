-- What a guest paid too much is open until it was given back, whoever gives it back and how: the
-- refunds since the first such payment close the alarms of a stay in their order.

CREATE TRIGGER reservations_gave_back_too_much
AFTER UPDATE OF paid ON reservations WHEN new.paid < old.paid
BEGIN
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = 'Fazlası iade edildi.'
  WHERE reservation_id = new.id AND kind = 'overpaid' AND resolved_at IS NULL AND (
    SELECT coalesce(sum(t.amount), 0) FROM transactions t
    WHERE t.reservation_id = new.id AND t.kind = 'refund' AND t.status = 'succeeded'
      AND t.updated_at >= (
        SELECT min(f.created_at) FROM payment_alarms f
        WHERE f.reservation_id = new.id AND f.kind = 'overpaid')
  ) >= (
    SELECT sum(b.amount) FROM payment_alarms b
    WHERE b.reservation_id = new.id AND b.kind = 'overpaid'
      AND (b.created_at, b.id) <= (payment_alarms.created_at, payment_alarms.id)
  );
END;
