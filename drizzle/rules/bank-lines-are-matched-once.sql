-- A line of a statement stands for as much in the books as it moved, and each entry or payout is on one
-- line. Whoever writes: a second press, a colleague, or the same statement in another format.

CREATE TRIGGER bank_lines_stand BEFORE UPDATE OF id, account, day, amount, nth, format, balance, created_at ON bank_lines
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_STANDS');
END;

CREATE TRIGGER bank_lines_are_set_aside BEFORE UPDATE OF ignored ON bank_lines
WHEN new.ignored IS NOT NULL AND old.settled > 0
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_SETTLED');
END;

CREATE TRIGGER bank_lines_are_matched_once BEFORE INSERT ON bank_line_matches
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_SETTLED') WHERE new.amount <= 0 OR NOT EXISTS (
    SELECT 1 FROM bank_lines
    WHERE id = new.line_id AND ignored IS NULL AND settled + new.amount <= abs(amount)
  );
  -- One target, with the same amount and direction. What passes the till is on no statement.
  SELECT RAISE(ABORT, 'BANK_LINE_DIFFERS') WHERE (new.transaction_id IS NULL) = (new.payout_id IS NULL)
    OR NOT EXISTS (
      SELECT 1 FROM bank_lines l JOIN transactions t ON t.id = new.transaction_id
      WHERE l.id = new.line_id AND t.amount = new.amount AND t.status <> 'failed'
        AND t.method NOT IN ('to_owner', 'carried', 'cash') AND t.payout_id IS NULL
        AND t.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM transactions WHERE reverses = t.id)
        AND CASE WHEN l.amount > 0
          THEN t.kind IN ('prepayment', 'balance', 'deposit', 'extra', 'payout_return')
          ELSE t.kind IN ('refund', 'deposit_refund', 'owner_payout') END
      UNION ALL
      SELECT 1 FROM bank_lines l JOIN payouts p ON p.id = new.payout_id
        JOIN payout_runs r ON r.id = p.run_id
      WHERE l.id = new.line_id AND l.amount < 0 AND p.amount = new.amount AND r.taken_back_at IS NULL
    );
END;

CREATE TRIGGER bank_line_matches_stand BEFORE UPDATE ON bank_line_matches
BEGIN
  SELECT RAISE(ABORT, 'BANK_LINE_STANDS');
END;

CREATE TRIGGER bank_line_matches_settle AFTER INSERT ON bank_line_matches
BEGIN
  UPDATE bank_lines SET settled = settled + new.amount WHERE id = new.line_id;
END;

CREATE TRIGGER bank_line_matches_let_go AFTER DELETE ON bank_line_matches
BEGIN
  UPDATE bank_lines SET settled = settled - old.amount WHERE id = old.line_id;
END;

-- What was taken back, or undone with its import, is on no line any more: the line is open again.

CREATE TRIGGER bank_lines_of_reversed_are_open AFTER INSERT ON transactions
WHEN new.reverses IS NOT NULL
BEGIN
  DELETE FROM bank_line_matches WHERE transaction_id = new.reverses;
END;

CREATE TRIGGER bank_lines_of_undone_are_open BEFORE DELETE ON transactions
BEGIN
  DELETE FROM bank_line_matches WHERE transaction_id = old.id;
END;

CREATE TRIGGER bank_lines_of_runs_are_open AFTER UPDATE OF taken_back_at ON payout_runs
WHEN new.taken_back_at IS NOT NULL
BEGIN
  DELETE FROM bank_line_matches WHERE payout_id IN (SELECT id FROM payouts WHERE run_id = new.id);
END;
