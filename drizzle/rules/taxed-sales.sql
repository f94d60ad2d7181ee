-- What the agency sells: its commission, its extras, and what it keeps of a stay that is off, its taxes
-- taken apart as an e-invoice does (`takeApart` of domain/invoices/amounts.ts): the base rounded to
-- the kuruş, each tax its rate of that base. Books and invoices both read it, so they cannot differ.

-- VAT is included in the agreed amounts: 20 % from 10 July 2023 (presidential decree 7346), 18 %
-- before; none where the accountant named a reason (`exemption`). The accommodation tax (law 6802
-- art. 34) is on what the agency sells to guests with their nights; its rate is in basis points. Both
-- are as they were said for the day of the service (`tax_terms`, decision 0124).
CREATE VIEW sales AS
SELECT source, reservation_id, day, what, payer, iif(exemption = '', rate, 0) AS rate,
  accommodation_rate, exemption, gross
FROM (
  SELECT 'stay:' || id AS source, id AS reservation_id, date(check_in) AS day, 'commission' AS what,
    'owner:' || owner_id AS payer, iif(check_in >= '2023-07-10', 20, 18) AS rate, 0 AS accommodation_rate,
    coalesce((SELECT value FROM tax_terms WHERE key = 'commission_exemption' AND from_day <= check_in
      ORDER BY from_day DESC LIMIT 1), '') AS exemption,
    commission AS gross
  FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
  UNION ALL
  SELECT 'stay:' || id, id, date(check_in), 'services', 'stay:' || id, iif(check_in >= '2023-07-10', 20, 18),
    coalesce((SELECT CAST(value AS INTEGER) FROM tax_terms WHERE key = 'accommodation_tax_rate'
      AND from_day <= check_in ORDER BY from_day DESC LIMIT 1), 0),
    coalesce((SELECT value FROM tax_terms WHERE key = 'services_exemption' AND from_day <= check_in
      ORDER BY from_day DESC LIMIT 1), ''),
    agency_extras
  FROM reservations WHERE +status IN ('confirmed', 'staying', 'completed')
  UNION ALL
  -- What is kept of a stay that has ended early is divided on the day of its end: the owner's share
  -- is owed, the rest is the agency's. Whether it includes VAT is decided by the bookkeeper, from a day on (decision 0054).
  SELECT 'kept:' || id, id, date(coalesce(closed_at, updated_at), '+3 hours'), 'kept', 'stay:' || id,
    iif(date(coalesce(closed_at, updated_at), '+3 hours')
        >= (SELECT value FROM settings WHERE key = 'kept_vat_from' AND value <> ''),
      iif(coalesce(closed_at, updated_at) >= '2023-07-09T21', 20, 18), 0),
    0, '', kept - due_to_owner - to_owner
  FROM reservations WHERE +status IN ('rejected', 'expired', 'cancelled', 'no_show') AND kept > 0
);

-- What valid papers say of a sale, by whom they were written to and how it was taxed. A return names
-- the first of them that is none itself.
CREATE VIEW invoiced_sales AS
SELECT l.reservation_id, l.source, l.what, i.payer, l.rate, l.accommodation_rate, l.exemption,
  sum(l.net) AS net, sum(l.vat) AS vat, sum(l.accommodation) AS accommodation,
  sum(l.net + l.vat + l.accommodation + l.rounding) AS gross,
  max(i.issued_on) AS issued_on, min(iif(i.kind <> 'return', i.id, NULL)) AS original_id
FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id AND i.state <> 'cancelled'
GROUP BY l.reservation_id, l.source, l.what, i.payer, l.rate, l.accommodation_rate, l.exemption;

-- What papers say of a sale holds, and what they do not say yet is taken apart by itself: two papers may
-- differ by a kuruş from one of their sum.
CREATE VIEW taxed_sales AS
SELECT source, reservation_id, day, what, payer, rate, gross, accommodation_rate, exemption,
  coalesce(said ->> 0, 0) + net AS net,
  coalesce(said ->> 1, 0) + CAST(round(net * rate / 100.0) AS INTEGER) AS vat,
  coalesce(said ->> 2, 0) + CAST(round(net * accommodation_rate / 10000.0) AS INTEGER) AS accommodation
FROM (
  SELECT *, CAST(round((gross - coalesce(said ->> 3, 0)) * 10000.0
    / (10000 + 100 * rate + accommodation_rate)) AS INTEGER) AS net
  FROM (
    SELECT *, (
      -- Not by the view above, which would be made for all sales.
      SELECT json_array(sum(l.net), sum(l.vat), sum(l.accommodation),
        sum(l.net + l.vat + l.accommodation + l.rounding))
      FROM invoice_lines l CROSS JOIN invoices i ON i.id = l.invoice_id AND i.state <> 'cancelled'
      WHERE l.reservation_id = s.reservation_id AND l.what = s.what AND l.source = s.source
        AND i.payer = s.payer AND l.rate = s.rate
        AND l.accommodation_rate = s.accommodation_rate AND l.exemption = s.exemption
    ) AS said
    FROM sales s
  )
);
