-- A batch checks that the state it was planned for still holds by inserting `(check, passed)`. A
-- failed check aborts the whole batch; a passed one leaves no row.

CREATE TRIGGER write_guards_decide BEFORE INSERT ON write_guards
BEGIN
  SELECT RAISE(ABORT, 'WRITE_GUARD_FAILED') WHERE NEW.passed = 0;
  SELECT RAISE(IGNORE);
END;
