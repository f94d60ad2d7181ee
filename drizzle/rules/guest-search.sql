-- The trigram indexes of names, codes, phones and addresses (drizzle/migrations/0000_tables.sql)
-- follow their tables: of stays, of guest records and of how people are reached.

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
