-- What the agency sells: its commission, its extras, and what it keeps of a stay that is off, its taxes
-- taken apart as an e-invoice does (`takeApart` of domain/invoices/amounts.ts): the base rounded to
-- the kuruş, each tax its rate of that base. Books and invoices both read it, so they cannot differ.

-- VAT is included in the agreed amounts: 20 % from 10 July 2023 (presidential decree 7346), 18 %
-- before; none where the accountant named a reason (`exemption`). The accommodation tax (law 6802
-- art. 34) is on what the agency sells to guests with their nights; its rate is in basis points. Both
-- are as they were said for the day of the service (`tax_terms`, decision 0124).
CREATE VIEW taxed_sales AS
SELECT source, reservation_id, day, what, rate, gross, net, CAST(round(net * rate / 100.0) AS INTEGER) AS vat,
  accommodation_rate, exemption, CAST(round(net * accommodation_rate / 10000.0) AS INTEGER) AS accommodation
FROM (
  SELECT source, reservation_id, day, what, iif(exemption = '', rate, 0) AS rate, gross,
    accommodation_rate, exemption,
    CAST(round(gross * 10000.0 / (10000 + 100 * iif(exemption = '', rate, 0) + accommodation_rate)) AS INTEGER) AS net
  FROM (
    SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, 'commission' AS what,
      iif(check_in >= '2023-07-10', 20, 18) AS rate, 0 AS accommodation_rate,
      coalesce((SELECT value FROM tax_terms WHERE key = 'commission_exemption' AND from_day <= check_in
        ORDER BY from_day DESC LIMIT 1), '') AS exemption,
      commission AS gross
    FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
    UNION ALL
    SELECT 'stay:' || id, id, date(check_in), 'services', iif(check_in >= '2023-07-10', 20, 18),
      coalesce((SELECT CAST(value AS INTEGER) FROM tax_terms WHERE key = 'accommodation_tax_rate'
        AND from_day <= check_in ORDER BY from_day DESC LIMIT 1), 0),
      coalesce((SELECT value FROM tax_terms WHERE key = 'services_exemption' AND from_day <= check_in
        ORDER BY from_day DESC LIMIT 1), ''),
      agency_extras
    FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
    UNION ALL
    -- What is kept of a stay that has ended early is divided on the day of its end: the owner's share
    -- is owed, the rest is the agency's. Whether it includes VAT is decided by the bookkeeper, from a day on (decision 0054).
    SELECT 'kept:' || id, id, date(coalesce(closed_at, updated_at), '+3 hours'), 'kept',
      iif(date(coalesce(closed_at, updated_at), '+3 hours')
          >= (SELECT value FROM settings WHERE key = 'kept_vat_from' AND value <> ''),
        iif(coalesce(closed_at, updated_at) >= '2023-07-09T21', 20, 18), 0),
      0, '', kept - due_to_owner - to_owner
    FROM reservations WHERE +status IN ('rejected', 'expired', 'cancelled', 'no_show') AND kept > 0
  )
);
