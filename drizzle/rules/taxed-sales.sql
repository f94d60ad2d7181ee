-- What the agency sells: its commission, its extras, and what it keeps of a stay that is off, VAT
-- taken apart as an e-invoice does (`takeApart` of domain/invoices/amounts.ts): the base rounded to
-- the kuruş, the tax its rate of that base. Books and invoices both read it, so they cannot differ.

-- VAT is included in the agreed amounts: 20 % from 10 July 2023 (presidential decree 7346), 18 %
-- before.
CREATE VIEW taxed_sales AS
SELECT source, reservation_id, day, what, rate, gross, net, CAST(round(net * rate / 100.0) AS INTEGER) AS vat
FROM (
  SELECT source, reservation_id, day, what, rate, gross,
    CAST(round(gross * 100.0 / (100 + rate)) AS INTEGER) AS net
  FROM (
    SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, 'commission' AS what,
      iif(check_in >= '2023-07-10', 20, 18) AS rate, commission AS gross
    FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
    UNION ALL
    SELECT 'stay:' || id, id, date(check_in), 'services', iif(check_in >= '2023-07-10', 20, 18), agency_extras
    FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
    UNION ALL
    -- What is kept of a stay that has ended early is divided on the day of its end: the owner's share
    -- is owed, the rest is the agency's. Whether it includes VAT is decided by the bookkeeper, from a day on (decision 0054).
    SELECT 'kept:' || id, id, date(coalesce(closed_at, updated_at), '+3 hours'), 'kept',
      iif(date(coalesce(closed_at, updated_at), '+3 hours')
          >= (SELECT value FROM settings WHERE key = 'kept_vat_from' AND value <> ''),
        iif(coalesce(closed_at, updated_at) >= '2023-07-09T21', 20, 18), 0),
      kept - due_to_owner - to_owner
    FROM reservations WHERE +status IN ('rejected', 'expired', 'cancelled', 'no_show') AND kept > 0
  )
);
