-- An invoice takes the next number of its series and year, says what the books say, and stands.
-- (VUK md. 230 and 231: numbers follow one another; what was issued is corrected by another paper.)

CREATE TRIGGER invoices_are_numbered_without_gaps BEFORE INSERT ON invoices
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE new.sequence <> 1 + (
    SELECT coalesce(max(sequence), 0) FROM invoices WHERE series = new.series AND year = new.year
  );
  -- Nine digits; whoever used them up goes on in another series.
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE new.sequence > 999999999;
  -- Days follow numbers.
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE EXISTS (
    SELECT 1 FROM invoices WHERE series = new.series AND year = new.year AND issued_on > new.issued_on
  );
  SELECT RAISE(ABORT, 'INVOICE_NUMBER') WHERE substr(new.issued_on, 1, 4) <> CAST(new.year AS TEXT);
END;

CREATE TRIGGER invoices_stand
BEFORE UPDATE OF id, uuid, series, year, sequence, kind, profile, what, payer, owner_id, seller, issued_on,
  issued_at, net, vat, accommodation, rounding, gross, original_id ON invoices
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;

-- Who bought is erased as a whole, ten years after the end of the year (see payouts_name_their_owner);
-- `buyer` may be re-encrypted under a newer key.
CREATE TRIGGER invoices_name_their_buyer BEFORE UPDATE OF buyer_name, buyer ON invoices
WHEN (new.buyer_name <> old.buyer_name OR new.buyer = '') AND NOT (
  new.buyer_name = 'Silinmiş kişi' AND new.buyer = ''
  AND strftime('%Y', new.updated_at, '+3 hours') - substr(old.issued_on, 1, 4) > 10
)
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;

CREATE TRIGGER invoices_stay BEFORE DELETE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;

CREATE TRIGGER invoice_lines_stand BEFORE UPDATE ON invoice_lines
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;

CREATE TRIGGER invoice_lines_stay BEFORE DELETE ON invoice_lines
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;

-- INVOICE_MOVES of domain/invoices/states.ts.
CREATE TRIGGER invoices_move_by_the_table BEFORE UPDATE OF state ON invoices
WHEN new.state <> old.state AND new.state NOT IN (
  SELECT value FROM json_each(CASE old.state
    WHEN 'issued' THEN '["sent","accepted","failed","cancelled"]'
    WHEN 'sent' THEN '["accepted","failed","cancelled"]'
    WHEN 'failed' THEN '["sent","accepted","cancelled"]'
    WHEN 'accepted' THEN '["cancelled"]'
    ELSE '[]' END)
)
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_STANDS');
END;

-- With a new line the valid invoices of a sale to this payer, at these taxes, say what the books say
-- of it, whoever else issues one at the same time: nothing once somebody else pays, or other taxes hold.
CREATE TRIGGER invoice_lines_say_what_is_due AFTER INSERT ON invoice_lines
BEGIN
  SELECT RAISE(ABORT, 'INVOICE_NOT_DUE') FROM invoices own
  WHERE own.id = new.invoice_id AND (
    SELECT sum(l.net + l.vat + l.accommodation + l.rounding) FROM invoice_lines l
    JOIN invoices i ON i.id = l.invoice_id AND i.state <> 'cancelled'
    WHERE l.reservation_id = new.reservation_id AND l.what = new.what AND l.source = new.source
      AND i.payer = own.payer AND l.rate = new.rate
      AND l.accommodation_rate = new.accommodation_rate AND l.exemption = new.exemption
  ) <> coalesce((
    SELECT gross FROM sales
    WHERE reservation_id = new.reservation_id AND what = new.what AND source = new.source
      AND payer = own.payer AND rate = new.rate
      AND accommodation_rate = new.accommodation_rate AND exemption = new.exemption
  ), 0);
END;

-- What papers say of a sale, the books say too: to the kuruş of base and tax.
CREATE TRIGGER invoice_lines_change_journal AFTER INSERT ON invoice_lines
WHEN EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id) VALUES (new.reservation_id);
END;

CREATE TRIGGER invoices_cancelled_change_journal AFTER UPDATE OF state ON invoices
WHEN new.state = 'cancelled' AND EXISTS (SELECT 1 FROM journal_months)
BEGIN
  INSERT OR IGNORE INTO journal_changes (reservation_id)
  SELECT reservation_id FROM invoice_lines WHERE invoice_id = new.id;
END;
