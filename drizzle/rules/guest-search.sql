-- A trigram index of names, codes and phones. `search_text` is folded before it is stored. Erased
-- texts leave the index at once (`secure-delete`), and not only when it is merged. Stays are
-- identified by `row_id`, which a VACUUM does not change. Options are in double quotes, because the
-- server's own dump does not escape single ones and could not be restored. SQLite 3.45 writes pages
-- with `secure-delete` without setting their format version (5), and then reports the index as
-- malformed: so it is set here.

CREATE VIRTUAL TABLE reservation_texts USING fts5(
  search_text, code, phone,
  content = "reservations", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);

INSERT INTO reservation_texts (reservation_texts, rank) VALUES ('secure-delete', 1);

UPDATE reservation_texts_config SET v = 5 WHERE k = 'version';

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

-- The same for guest records: a trigram index of their names,

CREATE VIRTUAL TABLE guest_names USING fts5(
  search_text, content = "guest_records", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);

INSERT INTO guest_names (guest_names, rank) VALUES ('secure-delete', 1);

UPDATE guest_names_config SET v = 5 WHERE k = 'version';

CREATE TRIGGER guest_records_insert_is_found AFTER INSERT ON guest_records
BEGIN
  INSERT INTO guest_names (rowid, search_text) VALUES (new.row_id, new.search_text);
END;

CREATE TRIGGER guest_records_update_is_found AFTER UPDATE OF search_text ON guest_records
BEGIN
  INSERT INTO guest_names (guest_names, rowid, search_text) VALUES ('delete', old.row_id, old.search_text);
  INSERT INTO guest_names (rowid, search_text) VALUES (new.row_id, new.search_text);
END;

CREATE TRIGGER guest_records_delete_is_found AFTER DELETE ON guest_records
BEGIN
  INSERT INTO guest_names (guest_names, rowid, search_text) VALUES ('delete', old.row_id, old.search_text);
END;

-- and one of their phones and addresses.

CREATE VIRTUAL TABLE guest_contact_texts USING fts5(
  value, content = "guest_contacts", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);

INSERT INTO guest_contact_texts (guest_contact_texts, rank) VALUES ('secure-delete', 1);

UPDATE guest_contact_texts_config SET v = 5 WHERE k = 'version';

CREATE TRIGGER guest_contacts_insert_is_found AFTER INSERT ON guest_contacts
BEGIN
  INSERT INTO guest_contact_texts (rowid, value) VALUES (new.row_id, new.value);
END;

CREATE TRIGGER guest_contacts_update_is_found AFTER UPDATE OF value ON guest_contacts
BEGIN
  INSERT INTO guest_contact_texts (guest_contact_texts, rowid, value) VALUES ('delete', old.row_id, old.value);
  INSERT INTO guest_contact_texts (rowid, value) VALUES (new.row_id, new.value);
END;

CREATE TRIGGER guest_contacts_delete_is_found AFTER DELETE ON guest_contacts
BEGIN
  INSERT INTO guest_contact_texts (guest_contact_texts, rowid, value) VALUES ('delete', old.row_id, old.value);
END;
