CREATE TABLE `villa_night_versions` (
	`villa_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `catalogue_version` ADD `texts` integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER pages_insert_raises_texts AFTER INSERT ON pages
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_update_raises_texts AFTER UPDATE ON pages
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_delete_raises_texts AFTER DELETE ON pages
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_insert_raises_texts AFTER INSERT ON blog_posts
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_update_raises_texts AFTER UPDATE ON blog_posts
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER blog_posts_delete_raises_texts AFTER DELETE ON blog_posts
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_insert_raises_texts AFTER INSERT ON faq_entries
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_update_raises_texts AFTER UPDATE ON faq_entries
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER faq_entries_delete_raises_texts AFTER DELETE ON faq_entries
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_insert_raises_texts AFTER INSERT ON team_members
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_update_raises_texts AFTER UPDATE ON team_members
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER team_members_delete_raises_texts AFTER DELETE ON team_members
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_insert_raises_texts AFTER INSERT ON documents
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_update_raises_texts AFTER UPDATE ON documents
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER documents_delete_raises_texts AFTER DELETE ON documents
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_insert_raises_texts AFTER INSERT ON settings
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_update_raises_texts AFTER UPDATE ON settings
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER settings_delete_raises_texts AFTER DELETE ON settings
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER banks_insert_raises_texts AFTER INSERT ON banks
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER banks_update_raises_texts AFTER UPDATE ON banks
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER banks_delete_raises_texts AFTER DELETE ON banks
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_insert_raises_texts AFTER INSERT ON comments
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_update_raises_texts AFTER UPDATE ON comments
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER comments_delete_raises_texts AFTER DELETE ON comments
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_insert_raises_texts AFTER INSERT ON villa_rooms
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_update_raises_texts AFTER UPDATE ON villa_rooms
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_rooms_delete_raises_texts AFTER DELETE ON villa_rooms
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_insert_raises_texts AFTER INSERT ON villa_distances
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_update_raises_texts AFTER UPDATE ON villa_distances
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_distances_delete_raises_texts AFTER DELETE ON villa_distances
BEGIN
  UPDATE catalogue_version SET texts = texts + 1 WHERE id = 1;
END;
--> statement-breakpoint
DROP TRIGGER villa_nights_insert_raises_version;
--> statement-breakpoint
CREATE TRIGGER villa_nights_insert_raises_version AFTER INSERT ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (NEW.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
--> statement-breakpoint
DROP TRIGGER villa_nights_update_raises_version;
--> statement-breakpoint
CREATE TRIGGER villa_nights_update_raises_version AFTER UPDATE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (NEW.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
--> statement-breakpoint
DROP TRIGGER villa_nights_delete_raises_version;
--> statement-breakpoint
CREATE TRIGGER villa_nights_delete_raises_version AFTER DELETE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  INSERT INTO villa_night_versions (villa_id, version)
    VALUES (OLD.villa_id, (SELECT version FROM catalogue_version WHERE id = 1))
    ON CONFLICT (villa_id) DO UPDATE SET version = excluded.version;
END;
