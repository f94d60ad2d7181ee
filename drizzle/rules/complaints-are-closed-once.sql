-- A complaint says what happened, and is closed once, with the guest's word. From then on it stands.

CREATE TRIGGER complaints_say_what_happened BEFORE INSERT ON complaints
WHEN trim(new.what) = '' OR new.closed_at IS NOT NULL OR new.cost <> 0
BEGIN
  SELECT RAISE(ABORT, 'COMPLAINT_WITHOUT_WORDS');
END;

CREATE TRIGGER complaints_close_with_the_guests_word BEFORE UPDATE OF closed_at ON complaints
WHEN old.closed_at IS NULL AND new.closed_at IS NOT NULL AND trim(new.guest_word) = ''
BEGIN
  SELECT RAISE(ABORT, 'COMPLAINT_WITHOUT_WORDS');
END;

CREATE TRIGGER complaints_stand_once_closed
BEFORE UPDATE OF due_on, cost, closed_at, reservation_id ON complaints
WHEN old.closed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'COMPLAINT_CLOSED');
END;
