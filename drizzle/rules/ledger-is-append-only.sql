-- An entry's amount never changes and no entry is deleted (decision 0001).

CREATE TRIGGER transactions_keep_their_money BEFORE UPDATE OF reservation_id, kind, amount, currency, proof, refund_of ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;

CREATE TRIGGER transactions_stay BEFORE DELETE ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;

-- What is at the bank does not come back from there by itself.
CREATE TRIGGER transactions_stay_at_the_bank BEFORE UPDATE OF awaits_bank ON transactions
WHEN new.awaits_bank > old.awaits_bank
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
