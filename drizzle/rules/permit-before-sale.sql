-- Law 7464: a villa without a permit number cannot be on sale, whatever the code does.

CREATE TRIGGER villas_insert_needs_permit BEFORE INSERT ON villas
WHEN NEW.active = 1 AND (NEW.permit_no IS NULL OR trim(NEW.permit_no) = '')
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;

CREATE TRIGGER villas_update_needs_permit BEFORE UPDATE ON villas
WHEN NEW.active = 1 AND (NEW.permit_no IS NULL OR trim(NEW.permit_no) = '')
BEGIN
  SELECT RAISE(ABORT, 'PERMIT_REQUIRED');
END;
