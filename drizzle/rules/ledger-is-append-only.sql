-- An entry's amount never changes and no entry is deleted (decision 0001).

CREATE TRIGGER transactions_keep_their_money BEFORE UPDATE OF reservation_id, kind, amount, currency, proof, refund_of, reverses ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;

CREATE TRIGGER transactions_stay BEFORE DELETE ON transactions
BEGIN
  SELECT RAISE(ABORT, 'LEDGER_IS_APPEND_ONLY');
END;
