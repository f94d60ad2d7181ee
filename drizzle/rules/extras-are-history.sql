-- An agreed extra is never changed: it is removed and replaced by a new one (decision 0033).

CREATE TRIGGER reservation_extras_keep_their_terms
BEFORE UPDATE OF reservation_id, label, unit_price, quantity, amount, payee ON reservation_extras
BEGIN
  SELECT RAISE(ABORT, 'EXTRAS_ARE_HISTORY');
END;

CREATE TRIGGER reservation_extras_come_off_once BEFORE UPDATE OF removed_at ON reservation_extras
WHEN old.removed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'EXTRAS_ARE_HISTORY');
END;

CREATE TRIGGER reservation_extras_stay BEFORE DELETE ON reservation_extras
BEGIN
  SELECT RAISE(ABORT, 'EXTRAS_ARE_HISTORY');
END;
