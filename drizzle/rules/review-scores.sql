-- Each category of a review is a known one, rated with an integer from 1 to 5, because averages are
-- made of them (domain/comments/categories.ts).

CREATE TRIGGER comments_insert_scores BEFORE INSERT ON comments
WHEN EXISTS (
  SELECT 1 FROM json_each(NEW.scores)
  WHERE key NOT IN ('cleanliness', 'location', 'pool', 'equipment', 'communication', 'value')
    OR type <> 'integer' OR value NOT BETWEEN 1 AND 5
)
BEGIN
  SELECT RAISE(ABORT, 'SCORES');
END;

CREATE TRIGGER comments_update_scores BEFORE UPDATE OF scores ON comments
WHEN EXISTS (
  SELECT 1 FROM json_each(NEW.scores)
  WHERE key NOT IN ('cleanliness', 'location', 'pool', 'equipment', 'communication', 'value')
    OR type <> 'integer' OR value NOT BETWEEN 1 AND 5
)
BEGIN
  SELECT RAISE(ABORT, 'SCORES');
END;
