-- One row, raised by triggers: `version` with every change that search or a page could show,
-- `content` with every such change but that of nights.
INSERT INTO catalogue_version (id, version, content) VALUES (1, 1, 1);
--> statement-breakpoint
CREATE TRIGGER villa_nights_insert_raises_version AFTER INSERT ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_update_raises_version AFTER UPDATE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_nights_delete_raises_version AFTER DELETE ON villa_nights
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_insert_raises_version AFTER INSERT ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_update_raises_version AFTER UPDATE ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_prices_delete_raises_version AFTER DELETE ON villa_prices
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_insert_raises_version AFTER INSERT ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_update_raises_version AFTER UPDATE ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_discounts_delete_raises_version AFTER DELETE ON villa_discounts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_insert_raises_version AFTER INSERT ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_raises_version AFTER UPDATE ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villas_delete_raises_version AFTER DELETE ON villas
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_insert_raises_version AFTER INSERT ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_update_raises_version AFTER UPDATE ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_villa_types_delete_raises_version AFTER DELETE ON villa_villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_insert_raises_version AFTER INSERT ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_update_raises_version AFTER UPDATE ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_features_delete_raises_version AFTER DELETE ON villa_features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_insert_raises_version AFTER INSERT ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_update_raises_version AFTER UPDATE ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER towns_delete_raises_version AFTER DELETE ON towns
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_insert_raises_version AFTER INSERT ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_update_raises_version AFTER UPDATE ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER districts_delete_raises_version AFTER DELETE ON districts
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_insert_raises_version AFTER INSERT ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_update_raises_version AFTER UPDATE ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_types_delete_raises_version AFTER DELETE ON villa_types
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_insert_raises_version AFTER INSERT ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_update_raises_version AFTER UPDATE ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER features_delete_raises_version AFTER DELETE ON features
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_insert_raises_version AFTER INSERT ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_update_raises_version AFTER UPDATE ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_images_delete_raises_version AFTER DELETE ON villa_images
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_insert_raises_version AFTER INSERT ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_update_raises_version AFTER UPDATE ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
CREATE TRIGGER villa_pools_delete_raises_version AFTER DELETE ON villa_pools
BEGIN
  UPDATE catalogue_version SET version = version + 1, content = content + 1 WHERE id = 1;
END;
--> statement-breakpoint
-- A guard that did not pass aborts the batch; one that passed leaves no row.
CREATE TRIGGER write_guards_decide BEFORE INSERT ON write_guards
BEGIN
  SELECT RAISE(ABORT, 'WRITE_GUARD_FAILED') WHERE NEW.passed = 0;
  SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
-- Law 7464: a villa without a permit number cannot be active, whatever the code does.
CREATE TRIGGER villas_insert_needs_permit BEFORE INSERT ON villas
WHEN NEW.active = 1 AND (NEW.permit_no IS NULL OR trim(NEW.permit_no) = '')
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
--> statement-breakpoint
CREATE TRIGGER villas_update_needs_permit BEFORE UPDATE ON villas
WHEN NEW.active = 1 AND (NEW.permit_no IS NULL OR trim(NEW.permit_no) = '')
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
--> statement-breakpoint
-- The ledger is append-only: an entry's money never changes and no entry disappears.
CREATE TRIGGER transactions_keep_their_money BEFORE UPDATE OF reservation_id, kind, amount, currency ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER transactions_stay BEFORE DELETE ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
