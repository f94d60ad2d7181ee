-- Any three letters of a name, a code or a phone. `search_text` is folded before it is stored. What is
-- erased must not stay in the index either. A stay is named by `row_id`, which a VACUUM leaves alone.
-- Options stand in double quotes: the server's own dump does not escape single ones and could not be read.

CREATE VIRTUAL TABLE reservation_texts USING fts5(
  search_text, code, phone,
  content = "reservations", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);

CREATE TRIGGER reservations_insert_is_found AFTER INSERT ON reservations
BEGIN
  INSERT INTO reservation_texts (rowid, search_text, code, phone)
  VALUES (new.row_id, new.search_text, new.code, new.phone);
END;

CREATE TRIGGER reservations_update_is_found AFTER UPDATE OF search_text, code, phone ON reservations
BEGIN
  INSERT INTO reservation_texts (reservation_texts, rowid, search_text, code, phone)
  VALUES ('delete', old.row_id, old.search_text, old.code, old.phone);
  INSERT INTO reservation_texts (rowid, search_text, code, phone)
  VALUES (new.row_id, new.search_text, new.code, new.phone);
END;

CREATE TRIGGER reservations_delete_is_found AFTER DELETE ON reservations
BEGIN
  INSERT INTO reservation_texts (reservation_texts, rowid, search_text, code, phone)
  VALUES ('delete', old.row_id, old.search_text, old.code, old.phone);
END;
