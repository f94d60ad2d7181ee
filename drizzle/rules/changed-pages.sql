-- Inserting a scope into this view marks its pages as changed: see
-- worker/features/publishing/page-scopes.ts.
CREATE VIEW changed_pages (scope) AS SELECT scope FROM page_versions;

CREATE TRIGGER changed_pages_are_counted INSTEAD OF INSERT ON changed_pages
BEGIN
  UPDATE catalogue_version
    SET pages = pages + 1, changed_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE id = 1;
  INSERT INTO page_versions (scope, version)
    SELECT NEW.scope, pages FROM catalogue_version WHERE id = 1
    ON CONFLICT (scope) DO UPDATE SET version = excluded.version;
END;

-- The scopes that a change of a villa affects: its page, its card with the lists and places that
-- show it, and the numbers of villas in places.
CREATE VIEW scopes_of_villas (villa_id, part, scope) AS
SELECT id, 'page', 'villa:' || slug FROM villas
UNION ALL SELECT id, 'card', 'card:' || slug FROM villas WHERE active
UNION ALL SELECT id, 'card', 'lists' FROM villas WHERE active
UNION ALL SELECT v.id, 'card', 'place:' || p.slug
  FROM villas v JOIN towns p ON p.id = v.town_id WHERE v.active
UNION ALL SELECT v.id, 'card', 'place:' || p.slug
  FROM villas v JOIN districts p ON p.id = v.district_id WHERE v.active
UNION ALL SELECT v.id, 'card', 'place:' || p.slug
  FROM villas v JOIN villa_villa_types t ON t.villa_id = v.id
  JOIN villa_types p ON p.id = t.villa_type_id WHERE v.active
UNION ALL SELECT id, 'places', 'places' FROM villas WHERE active;
