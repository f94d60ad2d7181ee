-- The guests in a house and their dates: confirmed stays of ours, and other sellers' bookings that
-- hold their last night (one that overlaps a stay of ours, or is repeated by a second feed, does
-- not). Tasks in the houses are derived from it (decision 0065).

CREATE VIEW house_guests AS
SELECT villa_id, id, check_in, check_out, nights, 1 AS is_ours FROM reservations
-- To be queried by days, by villa or by id; the `+` keeps the planner from using the states, which
-- most rows share.
WHERE +status IN ('confirmed', 'staying', 'completed')
UNION ALL
SELECT s.villa_id, e.id, e.starts_on, e.ends_on,
  CAST(julianday(e.ends_on) - julianday(e.starts_on) AS INTEGER), 0
FROM external_events e
JOIN calendar_sources s ON s.id = e.source_id
WHERE e.removed_at IS NULL AND e.kind = 'booking'
  -- Not a join: for a house it would scan all its nights instead of its calendars.
  AND EXISTS (
    SELECT 1 FROM villa_nights n
    WHERE n.villa_id = s.villa_id AND n.night = date(e.ends_on, '-1 day') AND n.ref = e.id
  );

-- Long stays have an index of their own; all other guests of a day arrived shortly before it.
CREATE VIEW long_stays AS
SELECT villa_id, id, check_in, check_out, nights, 1 AS is_ours FROM reservations INDEXED BY reservations_long
WHERE status IN ('confirmed', 'staying', 'completed') AND nights > 14;
