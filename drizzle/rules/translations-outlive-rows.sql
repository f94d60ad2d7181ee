-- A translation belongs to its text, not to the row that it was written from: it stays when that row is
-- deleted, and forgets it. The row's number is given to the next row, whose texts never were these.
-- 0: no row.

CREATE TRIGGER villas_delete_leaves_translations AFTER DELETE ON villas
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'villa' AND row_id = old.id;
  UPDATE turkish_translations SET row_id = 0 WHERE row_id = old.id;
END;

CREATE TRIGGER $table_delete_leaves_translations AFTER DELETE ON $table
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = '$kind' AND row_id = old.id;
END;
