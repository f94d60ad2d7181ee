-- An owner is told when a stay in their house is changed, whoever changes it: other days, another
-- house, other people. Both owners are told of a stay that goes from one to the other. The mail waits
-- until the change can no longer be undone (decision 0055), and says then what is different from
-- before the first change; where nothing is, it is not sent (worker/features/mail/owner-change.ts).
-- So there is one message, however often a clerk corrects themselves, by mail, WhatsApp or by hand. Transitions have their mails in
-- the table of states.

CREATE TRIGGER reservations_tell_owners
AFTER UPDATE OF villa_id, check_in, check_out, adults, children, babies ON reservations
WHEN new.status IN ('requested', 'option', 'confirmed', 'staying')
  AND (new.villa_id, new.check_in, new.check_out, new.adults, new.children, new.babies)
    IS NOT (old.villa_id, old.check_in, old.check_out, old.adults, old.children, old.babies)
BEGIN
  INSERT OR IGNORE INTO outbox (id, created_at, updated_at, template, dedupe_key, recipient, variables,
    reservation_id, next_attempt_at)
  SELECT new.id || '-' || told.owner_id || '-' || new.version, new.updated_at, new.updated_at, 'sahip_degisiklik',
    new.id || ':owner:' || told.owner_id || ':' || new.version, 'owner',
    json_object('owner_id', CAST(told.owner_id AS TEXT), 'was', told.was),
    new.id, strftime('%Y-%m-%dT%H:%M:%fZ', new.updated_at, '+13 seconds')
  FROM (
    SELECT old.owner_id AS owner_id, json_object(
      'villa', house.name, 'checkIn', old.check_in, 'checkOut', old.check_out,
      'adults', old.adults, 'children', old.children, 'babies', old.babies) AS was
    FROM villas AS house WHERE house.id = old.villa_id
    UNION ALL
    SELECT owner_id, '' FROM villas
    WHERE id = new.villa_id AND new.villa_id <> old.villa_id AND owner_id <> old.owner_id
  ) AS told
  WHERE told.owner_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM outbox waiting
    WHERE waiting.reservation_id = new.id AND waiting.template = 'sahip_degisiklik'
      AND waiting.leased_until IS NULL
      AND CASE waiting.status WHEN 'waiting' THEN waiting.next_attempt_at > new.updated_at
        WHEN 'by_hand' THEN strftime('%Y-%m-%dT%H:%M:%fZ', waiting.created_at, '+13 seconds') > new.updated_at
        ELSE false END
      AND json_extract(waiting.variables, '$.owner_id') = CAST(told.owner_id AS TEXT)
  );
END;
