-- Whose stay it is: the owner to whom its money is due. It is the owner of its villa; but when a
-- villa changes hands, stays that begin before `villas.owner_since` keep their owner, and so does
-- every stay of which this owner was paid, whoever paid (decision 0082).

CREATE VIEW stays_with_owner_money AS
SELECT reservation_id FROM transactions
WHERE status <> 'failed' AND (kind IN ('owner_payout', 'payout_return') OR method = 'to_owner');

CREATE TRIGGER reservations_insert_has_owner AFTER INSERT ON reservations
BEGIN
  UPDATE reservations SET owner_id = (SELECT owner_id FROM villas WHERE id = new.villa_id)
  WHERE id = new.id;
END;

CREATE TRIGGER reservations_owner_is_the_villas BEFORE UPDATE OF owner_id ON reservations
WHEN new.owner_id IS NOT old.owner_id
BEGIN
  SELECT RAISE(ABORT, 'OWNER_OF_STAY')
  WHERE new.owner_id IS NOT (SELECT owner_id FROM villas WHERE id = new.villa_id);
  SELECT RAISE(ABORT, 'OWNER_HAS_MONEY')
  WHERE EXISTS (SELECT 1 FROM stays_with_owner_money WHERE reservation_id = new.id);
END;

CREATE TRIGGER reservations_move_to_another_owner AFTER UPDATE OF villa_id ON reservations
WHEN new.villa_id <> old.villa_id
BEGIN
  UPDATE reservations SET owner_id = (SELECT owner_id FROM villas WHERE id = new.villa_id)
  WHERE id = new.id;
END;

CREATE TRIGGER villas_change_hands AFTER UPDATE OF owner_id, owner_since ON villas
WHEN new.owner_id <> old.owner_id OR new.owner_since IS NOT old.owner_since
BEGIN
  UPDATE reservations SET owner_id = new.owner_id
  WHERE villa_id = new.id AND owner_id <> new.owner_id
    AND check_in >= coalesce(new.owner_since, '')
    AND NOT EXISTS (SELECT 1 FROM stays_with_owner_money WHERE reservation_id = reservations.id);
END;
