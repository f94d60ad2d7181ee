-- A karekod that was tried names one account: what it says of another nobody has seen.
CREATE TRIGGER banks_update_forgets_karekod
AFTER UPDATE OF iban, account_holder, currency ON banks
WHEN NEW.karekod_tried_at IS NOT NULL
  AND (NEW.iban, NEW.account_holder, NEW.currency) <> (OLD.iban, OLD.account_holder, OLD.currency)
BEGIN
  UPDATE banks SET karekod_tried_at = NULL WHERE id = NEW.id;
END;
