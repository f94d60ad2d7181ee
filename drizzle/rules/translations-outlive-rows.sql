-- A translation belongs to its text, not to the row that it was written from: it stays when that row is
-- deleted, and forgets it. The row's number is given to the next row, whose texts never were these.
-- 0: no row.

CREATE TRIGGER villas_delete_leaves_translations AFTER DELETE ON villas
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'villa' AND row_id = old.id;
  UPDATE turkish_translations SET row_id = 0 WHERE row_id = old.id;
END;

CREATE TRIGGER towns_delete_leaves_translations AFTER DELETE ON towns
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'town' AND row_id = old.id;
END;

CREATE TRIGGER villa_types_delete_leaves_translations AFTER DELETE ON villa_types
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'villa_type' AND row_id = old.id;
END;

CREATE TRIGGER feature_categories_delete_leaves_translations AFTER DELETE ON feature_categories
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'feature_category' AND row_id = old.id;
END;

CREATE TRIGGER features_delete_leaves_translations AFTER DELETE ON features
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'feature' AND row_id = old.id;
END;

CREATE TRIGGER pages_delete_leaves_translations AFTER DELETE ON pages
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'page' AND row_id = old.id;
END;

CREATE TRIGGER faq_entries_delete_leaves_translations AFTER DELETE ON faq_entries
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'faq' AND row_id = old.id;
END;

CREATE TRIGGER blog_posts_delete_leaves_translations AFTER DELETE ON blog_posts
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'post' AND row_id = old.id;
END;

CREATE TRIGGER team_members_delete_leaves_translations AFTER DELETE ON team_members
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'team' AND row_id = old.id;
END;

CREATE TRIGGER documents_delete_leaves_translations AFTER DELETE ON documents
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'document' AND row_id = old.id;
END;

CREATE TRIGGER mail_templates_delete_leaves_translations AFTER DELETE ON mail_templates
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'mail' AND row_id = old.id;
END;

CREATE TRIGGER settings_delete_leaves_translations AFTER DELETE ON settings
BEGIN
  UPDATE translations SET row_id = 0 WHERE kind = 'setting' AND row_id = old.id;
END;
