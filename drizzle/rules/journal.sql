-- The books: each money event as debit (positive) and credit (negative), derived from the ledger
-- and the stays only (decision 0054). The lines of a source add up to zero. `role` names an
-- account; its code is a setting.

CREATE VIEW journal_facts AS
WITH
-- Not materialized, so that a month is read by its days and a stay by its id; the `+` rules out the
-- states. The day is the same expression everywhere, because SQLite would otherwise not join a stay
-- to its facts alone.
moved AS NOT MATERIALIZED (
  -- What the owner took of the guest was paid out of what is due to the owner. What is carried to
  -- another stay of the guest is owed to and by the guests.
  SELECT 'entry:' || id AS source, reservation_id, date(paid_at, '+3 hours') AS day, kind, amount,
    CASE method WHEN 'cash' THEN 'cash' WHEN 'card' THEN 'card' WHEN 'link' THEN 'card'
      WHEN 'to_owner' THEN 'owners' WHEN 'carried' THEN 'guests' ELSE 'bank' END AS purse
  FROM transactions WHERE status = 'succeeded' AND paid_at IS NOT NULL
),
-- VAT is included in the agreed amounts: 20 % from 10 July 2023 (presidential decree 7346), 18 %
-- before.
sold AS NOT MATERIALIZED (
  SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, commission, agency_extras,
    owner_due + to_owner AS owners_part,
    CAST(round(commission * rate / (100.0 + rate)) AS INTEGER) AS commission_vat,
    CAST(round(agency_extras * rate / (100.0 + rate)) AS INTEGER) AS extras_vat
  FROM (SELECT *, iif(check_in >= '2023-07-10', 20, 18) AS rate FROM reservations)
  WHERE +status IN ('confirmed', 'staying', 'completed', 'no_show')
)
SELECT source, reservation_id, day, purse AS role,
  iif(kind IN ('refund', 'deposit_refund', 'owner_payout'), -amount, amount) AS amount
FROM moved WHERE kind NOT IN ('deposit_kept', 'kept_return')
UNION ALL
SELECT source, reservation_id, day,
  CASE WHEN kind IN ('deposit', 'deposit_refund', 'deposit_kept', 'kept_return') THEN 'deposits'
    WHEN kind IN ('owner_payout', 'payout_return') THEN 'owners' ELSE 'guests' END,
  iif(kind IN ('refund', 'deposit_refund', 'deposit_kept', 'owner_payout'), amount, -amount)
FROM moved
UNION ALL
SELECT source, reservation_id, day, 'damages', iif(kind = 'deposit_kept', -amount, amount)
FROM moved WHERE kind IN ('deposit_kept', 'kept_return')
UNION ALL
SELECT source, reservation_id, day, 'guests', commission + owners_part + agency_extras FROM sold
UNION ALL
SELECT source, reservation_id, day, 'owners', -owners_part FROM sold
UNION ALL
SELECT source, reservation_id, day, 'commission', commission_vat - commission FROM sold
UNION ALL
SELECT source, reservation_id, day, 'commission_vat', -commission_vat FROM sold
UNION ALL
SELECT source, reservation_id, day, 'services', extras_vat - agency_extras FROM sold
UNION ALL
SELECT source, reservation_id, day, 'services_vat', -extras_vat FROM sold
UNION ALL
-- What is retained of a cancelled stay belongs to the agency from the day of the cancellation.
SELECT 'kept:' || id, id, day, role,
  CASE role WHEN 'guests' THEN kept WHEN 'kept_vat' THEN -vat ELSE vat - kept END
FROM (
  -- Whether it includes VAT is decided by the bookkeeper, from a day on (decision 0054).
  SELECT id, day, kept, iif(day >= (SELECT value FROM settings WHERE key = 'kept_vat_from' AND value <> ''),
    CAST(round(kept * rate / (100.0 + rate)) AS INTEGER), 0) AS vat
  FROM (SELECT id, kept, day, iif(day >= '2023-07-10', 20, 18) AS rate
    FROM (SELECT *, date(coalesce(closed_at, updated_at), '+3 hours') AS day FROM reservations)
    WHERE +status IN ('rejected', 'expired', 'cancelled') AND kept > 0)
), (SELECT 'guests' AS role UNION ALL SELECT 'kept' UNION ALL SELECT 'kept_vat')
WHERE role <> 'kept_vat' OR vat > 0;

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
