-- The books: each money event as debit (positive) and credit (negative), derived from the ledger
-- and the stays only (decision 0054). The lines of a source add up to zero. `role` names an
-- account; its code is a setting.
--
-- What the days of all events follow from: what has moved, and the owner's part of each stay that is
-- sold or kept, whose sales are of the same day. Each is read in the order of its days, a month by its
-- days and a stay by its id; the `+` rules out the states. The day is the same expression everywhere,
-- because SQLite would otherwise not join a stay to its facts alone.
CREATE VIEW journal_moves AS
-- What the owner took of the guest was paid out of what is due to the owner. What is carried to
-- another stay of the guest is owed to and by the guests.
SELECT 'entry:' || id AS source, reservation_id, date(paid_at, '+3 hours') AS day, kind, amount,
  CASE method WHEN 'cash' THEN 'cash' WHEN 'card' THEN 'card' WHEN 'link' THEN 'card'
    WHEN 'to_owner' THEN 'owners' WHEN 'carried' THEN 'guests' ELSE 'bank' END AS purse
FROM transactions WHERE status = 'succeeded' AND paid_at IS NOT NULL
  -- As long as a stay is only held, what its owner took is between owner and guest.
  AND (method <> 'to_owner' OR (
    SELECT r.status FROM reservations r WHERE r.id = transactions.reservation_id
  ) NOT IN ('requested', 'option'));

CREATE VIEW journal_shares AS
SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, due_to_owner + to_owner AS share
FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
UNION ALL
SELECT 'kept:' || id, id, date(coalesce(closed_at, updated_at), '+3 hours'), due_to_owner + to_owner
FROM reservations WHERE +status IN ('rejected', 'expired', 'cancelled', 'no_show') AND kept > 0;

CREATE VIEW journal_facts AS
SELECT source, reservation_id, day, purse AS role,
  iif(kind IN ('refund', 'deposit_refund', 'owner_payout'), -amount, amount) AS amount
FROM journal_moves WHERE kind NOT IN ('deposit_kept', 'kept_return')
UNION ALL
SELECT source, reservation_id, day,
  CASE WHEN kind IN ('deposit', 'deposit_refund', 'deposit_kept', 'kept_return') THEN 'deposits'
    WHEN kind IN ('owner_payout', 'payout_return') THEN 'owners' ELSE 'guests' END,
  iif(kind IN ('refund', 'deposit_refund', 'deposit_kept', 'owner_payout'), amount, -amount)
FROM journal_moves
UNION ALL
SELECT source, reservation_id, day, 'damages', iif(kind = 'deposit_kept', -amount, amount)
FROM journal_moves WHERE kind IN ('deposit_kept', 'kept_return')
UNION ALL
SELECT source, reservation_id, day, 'guests', gross FROM taxed_sales
UNION ALL
SELECT source, reservation_id, day, what, -net FROM taxed_sales
UNION ALL
SELECT source, reservation_id, day, what || '_vat', -vat FROM taxed_sales
UNION ALL
SELECT source, reservation_id, day, 'services_accommodation', -accommodation FROM taxed_sales
WHERE accommodation <> 0
UNION ALL
-- The kuruş that no base and its taxes add up to.
SELECT source, reservation_id, day, 'rounding', net + vat + accommodation - gross FROM taxed_sales
WHERE net + vat + accommodation <> gross
UNION ALL
-- The owner's part of a stay, and of what is kept of one that has ended early.
SELECT source, reservation_id, day, 'guests', share FROM journal_shares
UNION ALL
SELECT source, reservation_id, day, 'owners', -share FROM journal_shares;

-- Closed months stay closed: a line is only added to an open one, and never changes.

CREATE TRIGGER journal_lines_go_into_open_months BEFORE INSERT ON journal_lines
WHEN EXISTS (SELECT 1 FROM journal_months WHERE month >= new.month)
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;

CREATE TRIGGER journal_lines_stand BEFORE UPDATE ON journal_lines
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;

CREATE TRIGGER journal_lines_stay BEFORE DELETE ON journal_lines
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;

CREATE TRIGGER journal_months_stand BEFORE UPDATE ON journal_months
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;

CREATE TRIGGER journal_months_stay BEFORE DELETE ON journal_months
BEGIN
  SELECT RAISE(ABORT, 'MONTH_CLOSED');
END;

-- Months are closed in order, once they are over, and only with vouchers that balance.

CREATE TRIGGER journal_months_close_in_order BEFORE INSERT ON journal_months
BEGIN
  SELECT RAISE(ABORT, 'MONTH_NOT_OVER') WHERE new.month >= strftime('%Y-%m', new.closed_at, '+3 hours');
  SELECT RAISE(ABORT, 'MONTH_OUT_OF_ORDER') WHERE new.month <> (
    SELECT strftime('%Y-%m', max(month) || '-01', '+1 month') FROM journal_months
  );
  SELECT RAISE(ABORT, 'VOUCHER_NOT_BALANCED') WHERE EXISTS (
    SELECT 1 FROM journal_lines WHERE month = new.month GROUP BY source HAVING sum(amount) <> 0
  );
END;

-- Stays that may differ from the closed months: those changed since. Recorded by triggers, so that
-- the next month need not read all of history.

CREATE TRIGGER reservations_insert_changes_journal AFTER INSERT ON reservations
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.id);
END;

CREATE TRIGGER reservations_update_changes_journal
AFTER UPDATE OF status, check_in, total, prepayment, commission, owner_payout, agency_extras, paid,
  extras_paid, to_owner, kept, closed_at, updated_at
ON reservations
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.id);
END;

CREATE TRIGGER transactions_insert_changes_journal AFTER INSERT ON transactions
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.reservation_id);
END;

CREATE TRIGGER transactions_update_changes_journal AFTER UPDATE ON transactions
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id)
  VALUES (old.reservation_id), (new.reservation_id);
END;

CREATE TRIGGER settings_insert_changes_journal AFTER INSERT ON settings
WHEN new.key = 'kept_vat_from' AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) SELECT id FROM reservations WHERE kept > 0;
END;

CREATE TRIGGER settings_update_changes_journal AFTER UPDATE ON settings
WHEN 'kept_vat_from' IN (old.key, new.key) AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) SELECT id FROM reservations WHERE kept > 0;
END;

CREATE TRIGGER settings_delete_changes_journal AFTER DELETE ON settings
WHEN old.key = 'kept_vat_from' AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) SELECT id FROM reservations WHERE kept > 0;
END;

-- The lines of the closed month include every change up to now.
CREATE TRIGGER journal_months_settle_changes AFTER INSERT ON journal_months
BEGIN
  DELETE FROM journal_changes;
END;
