-- A question is published on the page of the villa that it was asked about, and on no other.

CREATE TRIGGER villa_questions_insert_of_its_villa BEFORE INSERT ON villa_questions
WHEN NEW.message_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM contact_messages WHERE id = NEW.message_id AND villa_id = NEW.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_A_QUESTION');
END;

CREATE TRIGGER villa_questions_update_of_its_villa BEFORE UPDATE OF message_id, villa_id ON villa_questions
WHEN NEW.message_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM contact_messages WHERE id = NEW.message_id AND villa_id = NEW.villa_id
)
BEGIN
  SELECT RAISE(ABORT, 'NOT_A_QUESTION');
END;
