-- Who let a stay is its owner of then (`reservations.owner_id`), and the report to the revenue
-- administration names them (VUK Genel Tebliği no. 538). When a villa changes hands, what the report
-- says of its lessor stays with the owner of before, and the next one has what was entered for them,
-- or nothing, which the report names as missing. Without a day the owner was entered wrongly: what
-- was said of the lessor stands (decision 0082).

CREATE TRIGGER villas_leave_their_lessor AFTER UPDATE OF owner_id ON villas
WHEN new.owner_id <> old.owner_id AND new.owner_since IS NOT NULL
BEGIN
  INSERT INTO villa_lessors (id, created_at, updated_at, villa_id, owner_id,
    owner_kind, identity_kind, identity_number, first_name, last_name, company_title,
    iban, phone, email)
  SELECT new.id || ':' || old.owner_id, new.updated_at, new.updated_at, new.id, old.owner_id,
    owner_kind, identity_kind, identity_number, first_name, last_name, company_title,
    iban, phone, email
  FROM villa_btrans WHERE villa_id = new.id
  ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at,
    owner_kind = excluded.owner_kind,
    identity_kind = excluded.identity_kind,
    identity_number = excluded.identity_number,
    first_name = excluded.first_name,
    last_name = excluded.last_name,
    company_title = excluded.company_title,
    iban = excluded.iban,
    phone = excluded.phone,
    email = excluded.email;
  UPDATE villa_btrans SET (owner_kind, identity_kind, identity_number, first_name, last_name, company_title,
    iban, phone, email) = (
    SELECT coalesce(max(owner_kind), 'person'), max(identity_kind), max(identity_number),
      max(first_name), max(last_name), max(company_title), max(iban), max(phone), max(email)
    FROM villa_lessors WHERE villa_id = new.id AND owner_id = new.owner_id
  ), updated_at = new.updated_at
  WHERE villa_id = new.id;
END;
