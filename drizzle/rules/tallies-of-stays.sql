-- The number of stays of each kind by day of departure: long lists are counted from it (decision
-- 0025).

CREATE TRIGGER reservations_insert_is_tallied AFTER INSERT ON reservations
BEGIN
  INSERT INTO reservation_tallies (check_out, status, source, unread, stays)
  VALUES (new.check_out, new.status, new.source, new.read_at IS NULL, 1)
  ON CONFLICT DO UPDATE SET stays = stays + 1;
END;

CREATE TRIGGER reservations_update_is_tallied AFTER UPDATE OF check_out, status, source, read_at ON reservations
BEGIN
  UPDATE reservation_tallies SET stays = stays - 1
  WHERE check_out = old.check_out AND status = old.status AND source = old.source
    AND unread = (old.read_at IS NULL);
  INSERT INTO reservation_tallies (check_out, status, source, unread, stays)
  VALUES (new.check_out, new.status, new.source, new.read_at IS NULL, 1)
  ON CONFLICT DO UPDATE SET stays = stays + 1;
END;

CREATE TRIGGER reservations_delete_is_tallied AFTER DELETE ON reservations
BEGIN
  UPDATE reservation_tallies SET stays = stays - 1
  WHERE check_out = old.check_out AND status = old.status AND source = old.source
    AND unread = (old.read_at IS NULL);
END;
