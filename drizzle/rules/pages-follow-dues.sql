-- Pages of card providers are for one amount. Whatever changes what a stay owes (a payment of any
-- kind, another price, its end) has the open ones looked at by the next minute, which ends those
-- whose amount is not owed any more.

CREATE TRIGGER reservations_changed_dues_of_pages
AFTER UPDATE OF status, paid, total, prepayment, extras ON reservations
WHEN new.status <> old.status OR new.paid <> old.paid OR new.total <> old.total
  OR new.prepayment <> old.prepayment OR new.extras <> old.extras
BEGIN
  UPDATE payment_checkouts SET ask_at = new.updated_at
  WHERE reservation_id = new.id AND status <> 'paid' AND page_ends_at > new.updated_at;
END;
