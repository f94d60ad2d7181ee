-- A batch asks whether the state it was planned for still stands by inserting `(check, passed)`.
-- A check that failed aborts the whole batch; one that passed leaves no row.

CREATE TRIGGER write_guards_decide BEFORE INSERT ON write_guards
BEGIN
  SELECT RAISE(ABORT, 'WRITE_GUARD_FAILED') WHERE NEW.passed = 0;
  SELECT RAISE(IGNORE);
END;
