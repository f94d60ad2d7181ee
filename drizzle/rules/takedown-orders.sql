-- A takedown order of the authorities (law 7464 and its communiqué of 2025: within 24 hours) takes a
-- villa off sale from the moment it is recorded until it is ended with evidence. Orders are a record:
-- none is deleted, changed or opened again.

CREATE TRIGGER takedown_orders_take_off AFTER INSERT ON takedown_orders
WHEN new.ended_at IS NULL
BEGIN
  UPDATE villas SET open_orders = open_orders + 1 WHERE id = new.villa_id;
END;

CREATE TRIGGER takedown_orders_give_back AFTER UPDATE OF ended_at ON takedown_orders
WHEN old.ended_at IS NULL AND new.ended_at IS NOT NULL
BEGIN
  UPDATE villas SET open_orders = open_orders - 1 WHERE id = new.villa_id;
END;

CREATE TRIGGER takedown_orders_end_by_evidence BEFORE UPDATE ON takedown_orders
WHEN old.ended_at IS NOT NULL
  OR (new.ended_at IS NOT NULL AND trim(coalesce(new.evidence, '')) = '')
  OR (new.villa_id, new.received_at, new.due_at, new.source, new.reference, new.what)
    IS NOT (old.villa_id, old.received_at, old.due_at, old.source, old.reference, old.what)
BEGIN
  SELECT RAISE(ABORT, 'a takedown order ends once, by evidence');
END;

CREATE TRIGGER takedown_orders_stay BEFORE DELETE ON takedown_orders
BEGIN
  SELECT RAISE(ABORT, 'takedown orders are a record');
END;

-- Nobody asks for nights of a house that may not be offered, whatever the code read before. By the
-- writer's own moment, in Türkiye.
CREATE TRIGGER reservations_insert_on_sale BEFORE INSERT ON reservations
WHEN new.status = 'requested' AND EXISTS (SELECT 1 FROM villas v
  WHERE v.id = new.villa_id AND v.active AND v.sale_until < date(new.created_at, '+3 hours'))
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
