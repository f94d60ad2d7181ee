-- The facility at the police or gendarmerie by which a villa's guests are reported (law 1774): its
-- own, or its district's. An own one that is off says that nothing is sent for this villa.

CREATE VIEW kbs_houses AS
SELECT v.id AS villa_id, f.id AS facility_id, f.villa_id IS NOT NULL AS is_own
FROM villas v
JOIN kbs_facilities f ON f.id = coalesce(
  (SELECT id FROM kbs_facilities WHERE villa_id = v.id),
  (SELECT id FROM kbs_facilities WHERE district_id = v.district_id))
WHERE f.active;

-- A person who was reported in is there until they are reported out.
CREATE TRIGGER kbs_people_stay_known BEFORE DELETE ON kbs_people
WHEN old.state = 'present' OR old.act IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'somebody who was reported in');
END;
