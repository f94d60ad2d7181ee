-- A review of a stay comes from a guest who was there: the stay was in that villa, and is over.

CREATE TRIGGER comments_insert_of_a_stay BEFORE INSERT ON comments
WHEN NEW.reservation_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM reservations
  WHERE id = NEW.reservation_id AND villa_id = NEW.villa_id AND status = 'completed'
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_STAYED');
END;

CREATE TRIGGER comments_update_of_a_stay BEFORE UPDATE OF reservation_id, villa_id ON comments
WHEN NEW.reservation_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM reservations
  WHERE id = NEW.reservation_id AND villa_id = NEW.villa_id AND status = 'completed'
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_STAYED');
END;
