-- The cancellation tiers of a stay are those that were agreed with it, whatever the agency writes on
-- its page later: a writer gives those of the contract that it keeps, every other gets those of the
-- stay's offer, or of the page as it is now. Nobody changes them afterwards.

CREATE TRIGGER reservations_insert_has_tiers AFTER INSERT ON reservations
WHEN new.cancel_tiers IS NULL
BEGIN
  UPDATE reservations SET cancel_tiers = coalesce(
    (SELECT json_extract(contract, '$.tiers') FROM offers WHERE id = new.offer_id),
    (SELECT json_extract(data, '$.tiers') FROM pages WHERE section = 'cancel'),
    '[]'
  ) WHERE id = new.id;
END;

CREATE TRIGGER reservations_keep_their_tiers BEFORE UPDATE OF cancel_tiers ON reservations
WHEN old.cancel_tiers IS NOT NULL AND new.cancel_tiers IS NOT old.cancel_tiers
BEGIN
  SELECT RAISE(ABORT, 'TIERS_ARE_AGREED');
END;
