-- An entry's amount never changes and no entry is deleted (decision 0001), except those that an
-- import brought in from older books, when it is undone as a whole (decision 0095).

CREATE TRIGGER transactions_keep_their_money BEFORE UPDATE OF reservation_id, kind, amount, currency, proof, refund_of, reverses ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;

CREATE TRIGGER transactions_stay BEFORE DELETE ON transactions
WHEN NOT EXISTS (
  SELECT 1 FROM import_rows i JOIN import_runs run ON run.id = i.run_id
  WHERE i.entity = 'payment' AND i.entity_id = OLD.id AND run.undone_at IS NOT NULL
)
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;

-- What is at the bank does not come back from there by itself.
CREATE TRIGGER transactions_stay_at_the_bank BEFORE UPDATE OF awaits_bank ON transactions
WHEN new.awaits_bank > old.awaits_bank
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
