-- Every holder that ever had nights of a villa is recorded permanently, so that an event of ours is
-- recognised whenever another seller sends it back.

CREATE TRIGGER villa_nights_insert_keeps_holder AFTER INSERT ON villa_nights
WHEN NEW.kind <> 'external'
BEGIN
  INSERT INTO night_holders (villa_id, ref) VALUES (NEW.villa_id, NEW.ref) ON CONFLICT DO NOTHING;
END;
