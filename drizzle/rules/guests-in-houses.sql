-- Who is in a house from when to when: stays of ours that stand, and bookings of other sellers that have
-- the last of their nights (what lies over a stay of ours, or comes by a second feed again, has not).
-- The work in the houses follows from it (decision 0065).

CREATE VIEW house_guests AS
SELECT villa_id, id, check_in, check_out, nights, 1 AS is_ours FROM reservations
-- By days, by villa or by id, and never by what all of them have in common.
WHERE +status IN ('confirmed', 'staying', 'completed')
UNION ALL
SELECT s.villa_id, e.id, e.starts_on, e.ends_on,
  CAST(julianday(e.ends_on) - julianday(e.starts_on) AS INTEGER), 0
FROM external_events e
JOIN calendar_sources s ON s.id = e.source_id
WHERE e.removed_at IS NULL AND e.kind = 'booking'
  -- No join: of a house it would be read from all its nights, and not from its calendars.
  AND EXISTS (
    SELECT 1 FROM villa_nights n
    WHERE n.villa_id = s.villa_id AND n.night = date(e.ends_on, '-1 day') AND n.ref = e.id
  );

-- Who stays so long that an index holds them alone; everybody else of a day came shortly before it.
CREATE VIEW long_stays AS
SELECT villa_id, id, check_in, check_out, nights, 1 AS is_ours FROM reservations INDEXED BY reservations_long
WHERE status IN ('confirmed', 'staying', 'completed') AND nights > 14;
