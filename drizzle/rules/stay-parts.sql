-- The interim payments of a stay: agreed with it, like its cancellation tiers, by every writer. A
-- writer who keeps a contract gives those of the contract; every other gets those of the stay's
-- offer, of its villa, or of the agency. What is imported was agreed elsewhere.

CREATE TRIGGER reservations_insert_has_parts AFTER INSERT ON reservations
WHEN new.payment_parts IS NULL
BEGIN
  UPDATE reservations SET payment_parts = CASE WHEN new.source = 'import' THEN '[]' ELSE coalesce(
    (SELECT coalesce(json_extract(terms, '$.paymentParts'), '[]') FROM offer_villas
      WHERE offer_id = new.offer_id AND villa_id = new.villa_id AND terms IS NOT NULL LIMIT 1),
    (SELECT payment_parts FROM villas WHERE id = new.villa_id),
    (SELECT value FROM settings WHERE key = 'payment_parts' AND json_valid(value)),
    '[]'
  ) END WHERE id = new.id;
END;

-- By when how much has to be paid for a stay: the same as `planOf` (domain/payments/parts.ts). Each
-- sum of rates is rounded once. A day is the part's own, or counted from the arrival, or a week after
-- the stay was agreed, as in `planOf`.
CREATE VIEW stay_parts AS
SELECT reservation_id, status, check_in, due_on, for_stay,
  min(price, prepayment + (price * rates + 5000) / 10000) AS up_to
FROM (
  SELECT DISTINCT stay.id AS reservation_id, stay.status, stay.check_in, stay.prepayment,
    stay.paid - stay.extras_paid AS for_stay,
    max(0, stay.total - stay.agency_extras) AS price,
    coalesce(part.value ->> '$.dueOn', max(
      date(stay.check_in, '-' || (part.value ->> '$.daysBefore') || ' days'),
      date(stay.created_at, '+3 hours', '+7 days')
    )) AS due_on,
    (SELECT sum(earlier.value ->> '$.rate') FROM json_each(stay.payment_parts) AS earlier
      WHERE coalesce(earlier.value ->> '$.dueOn', max(
      date(stay.check_in, '-' || (earlier.value ->> '$.daysBefore') || ' days'),
      date(stay.created_at, '+3 hours', '+7 days')
    ))
        <= coalesce(part.value ->> '$.dueOn', max(
      date(stay.check_in, '-' || (part.value ->> '$.daysBefore') || ' days'),
      date(stay.created_at, '+3 hours', '+7 days')
    ))) AS rates
  FROM reservations AS stay, json_each(stay.payment_parts) AS part
  WHERE json_array_length(stay.payment_parts) > 0
)
WHERE due_on < check_in
  AND min(price, prepayment + (price * rates + 5000) / 10000) > min(price, prepayment);
