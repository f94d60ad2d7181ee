-- A payout run is never changed except by handing it to the bank, once, and by taking it back: once,
-- as a whole, and before the day on which it becomes final (domain/holidays/bank-days.ts computes it; decision 0053).

CREATE TRIGGER payout_runs_stand BEFORE UPDATE ON payout_runs
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS')
  WHERE old.taken_back_at IS NOT NULL
    OR (new.taken_back_at IS NULL AND new.awaits_bank = old.awaits_bank)
    OR new.awaits_bank > old.awaits_bank
    OR new.id <> old.id OR new.created_at <> old.created_at
    OR new.until <> old.until OR new.final_from <> old.final_from
    OR new.notified <> old.notified;
  SELECT RAISE(ABORT, 'PAYOUT_FINAL') WHERE date(new.taken_back_at, '+3 hours') >= old.final_from;
END;

CREATE TRIGGER payout_runs_stay BEFORE DELETE ON payout_runs
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;

-- `iban` may be re-encrypted under a newer key; its content stays the same.
CREATE TRIGGER payouts_stand BEFORE UPDATE OF id, run_id, owner_id, due, amount ON payouts
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;

-- Name, IBAN and reason are erased together, once the books need not be kept any more: ten years from the
-- end of the year (Turkish Commercial Code 6102, art. 82/5), counted in days of Türkiye.
CREATE TRIGGER payouts_name_their_owner BEFORE UPDATE OF holder, iban, reason ON payouts
WHEN (new.holder <> old.holder OR new.iban = '' OR new.reason IS NOT old.reason) AND NOT (
  new.holder = 'Silinmiş kişi' AND new.iban = '' AND new.reason IS NULL
  AND strftime('%Y', new.updated_at, '+3 hours') - strftime('%Y', old.created_at, '+3 hours') > 10
)
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;

CREATE TRIGGER payouts_stay BEFORE DELETE ON payouts
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS');
END;

-- A payout's entries are written with its run and taken back with it, never individually.

CREATE TRIGGER transactions_follow_their_payout BEFORE INSERT ON transactions
WHEN new.payout_id IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'PAYOUT_RUN_STANDS')
  WHERE new.status <> 'succeeded' OR CASE new.kind
    WHEN 'owner_payout' THEN EXISTS (
      SELECT 1 FROM payouts p JOIN payout_runs r ON r.id = p.run_id
      WHERE p.id = new.payout_id AND r.taken_back_at IS NOT NULL)
    WHEN 'payout_return' THEN EXISTS (
      SELECT 1 FROM payouts p JOIN payout_runs r ON r.id = p.run_id
      WHERE p.id = new.payout_id AND r.taken_back_at IS NULL)
    ELSE 1 END;
  SELECT RAISE(ABORT, 'More paid than the payout says') WHERE new.amount > (
    SELECT p.amount FROM payouts p WHERE p.id = new.payout_id
  ) - (
    SELECT coalesce(sum(amount), 0) FROM transactions
    WHERE payout_id = new.payout_id AND kind = new.kind
  );
END;
