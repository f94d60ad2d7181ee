-- Names and order of categories stand on villa pages like those of the features in them.
CREATE TRIGGER feature_categories_insert_raises_version AFTER INSERT ON feature_categories
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_update_raises_version AFTER UPDATE ON feature_categories
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER feature_categories_delete_raises_version AFTER DELETE ON feature_categories
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
