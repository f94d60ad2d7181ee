-- Every text that a guest reads, of the agency and of guests who are shown on a house's page, with where it stands: what is to be translated,
-- and the language that it is written in
-- (domain/translations/places.ts has the same places as pages know them). `place` is the path inside of
-- a list or a rich text, whose values of layout nobody reads.
CREATE VIEW translatable (kind, row_id, row_name, field, place, source, language) AS
WITH
  -- Keys say who reads them; a test compares them with domain/mail/mails.
  mails_to_guests AS (
    SELECT * FROM mail_templates WHERE key NOT GLOB 'sahip_*' AND key NOT GLOB '*_yonetici'
      AND key NOT IN ('sifre_sifirlama', 'guvenlik_uyarisi')
  ),
  lines (kind, row_id, row_name, field, source) AS (
    SELECT 'villa', id, name, 'summary', summary FROM villas
    UNION ALL SELECT 'villa', id, name, 'notes', notes FROM villas
    UNION ALL SELECT 'villa', id, name, 'why', why FROM villas
    UNION ALL SELECT 'villa', v.id, v.name, 'exits', p.exits
      FROM villas v JOIN villa_private p ON p.villa_id = v.id
    $lines
    -- An agency's own mails to people outside of it; shipped ones are in every language.
    UNION ALL SELECT 'mail', id, key, 'subject', subject FROM mails_to_guests
    UNION ALL SELECT 'mail', id, key, 'body', body FROM mails_to_guests
    UNION ALL SELECT 'mail', id, key, 'action', action FROM mails_to_guests
    UNION ALL SELECT 'mail', id, key, 'whatsapp', whatsapp_template FROM mails_to_guests
    UNION ALL SELECT 'setting', id, key, 'value', value FROM settings
      WHERE key IN ('site_slogan', 'site_footer_text', 'site_hours', 'hero_alt')
  ),
  -- Of those a house has several, each at the place of its own row.
  parts (kind, row_id, row_name, field, part, source) AS (
    SELECT 'villa', v.id, v.name, 'room',
      (SELECT count(*) FROM villa_rooms o WHERE o.villa_id = r.villa_id AND o.id < r.id), r.name
      FROM villas v JOIN villa_rooms r ON r.villa_id = v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'beds',
      (SELECT count(*) FROM villa_rooms o WHERE o.villa_id = r.villa_id AND o.id < r.id), r.beds
      FROM villas v JOIN villa_rooms r ON r.villa_id = v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'picture', i.id, i.alt
      FROM villas v JOIN villa_images i ON i.villa_id = v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'picture_room', i.id, i.room
      FROM villas v JOIN villa_images i ON i.villa_id = v.id
  ),
  -- The house answers in Turkish or in its guest's language.
  guests (kind, row_id, row_name, field, part, source, language) AS (
    SELECT 'villa', v.id, v.name, 'review', c.id, c.text, coalesce(c.language, 'tr')
      FROM villas v JOIN comments c ON c.villa_id = v.id
      WHERE c.active = 1 AND c.deleted_at IS NULL
    UNION ALL SELECT 'villa', v.id, v.name, 'review_reply', c.id, c.reply,
      iif(c.reply GLOB '*[ğĞşŞıİ]*', 'tr', coalesce(c.language, 'tr'))
      FROM villas v JOIN comments c ON c.villa_id = v.id
      WHERE c.active = 1 AND c.deleted_at IS NULL AND c.reply_active = 1
    UNION ALL SELECT 'villa', v.id, v.name, 'question', q.id, q.question, coalesce(q.language, 'tr')
      FROM villas v JOIN villa_questions q ON q.villa_id = v.id WHERE q.active = 1
    UNION ALL SELECT 'villa', v.id, v.name, 'question_answer', q.id, q.answer, coalesce(q.language, 'tr')
      FROM villas v JOIN villa_questions q ON q.villa_id = v.id WHERE q.active = 1
  ),
  lists (kind, row_id, row_name, field, content) AS (
    SELECT 'villa', id, name, 'description', description FROM villas
    UNION ALL SELECT 'villa', id, name, 'good_to_know', good_to_know FROM villas
    UNION ALL SELECT 'villa', id, name, 'house_rules', house_rules FROM villas
    UNION ALL SELECT 'villa', id, name, 'included', included FROM villas
    UNION ALL SELECT 'villa', id, name, 'excluded', excluded FROM villas
    UNION ALL SELECT 'villa', v.id, v.name, 'extra', json_group_array(e.value ->> 'name')
      FROM villas v, json_each(v.extras) e GROUP BY v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'extra_text', json_group_array(e.value ->> 'text')
      FROM villas v, json_each(v.extras) e GROUP BY v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'house_guide', json_group_array(g.value ->> part.value)
      FROM villas v JOIN villa_private p ON p.villa_id = v.id, json_each(p.house_guide) g,
        json_each('["title","text"]') part GROUP BY v.id
    UNION ALL SELECT 'villa', v.id, v.name, 'nearby', json_group_array(n.value ->> 'name')
      FROM villas v JOIN villa_private p ON p.villa_id = v.id, json_each(p.nearby) n GROUP BY v.id
    UNION ALL SELECT 'town', id, name, 'body', body FROM towns
    UNION ALL SELECT 'villa_type', id, name, 'body', body FROM villa_types
    UNION ALL SELECT 'page', id, title, 'body', body FROM pages
    UNION ALL SELECT 'page', id, title, 'why_us', data ->> 'whyUs' FROM pages WHERE section = 'home'
    UNION ALL SELECT 'post', id, title, 'body', body FROM blog_posts
    UNION ALL SELECT 'post', id, title, 'tags', tags FROM blog_posts
  )
SELECT kind, row_id, row_name, field, '', source, 'tr' FROM lines WHERE trim(source) <> ''
UNION ALL
SELECT kind, row_id, row_name, field, '$[' || part || ']', source, 'tr' FROM parts WHERE trim(source) <> ''
UNION ALL
SELECT kind, row_id, row_name, field, '$[' || part || ']', source, language FROM guests WHERE trim(source) <> ''
UNION ALL
SELECT l.kind, l.row_id, l.row_name, l.field, t.fullkey, t.atom, 'tr'
FROM lists l, json_tree(l.content) t
WHERE t.type = 'text' AND t.key NOT IN ('type', 'tone', 'key') AND trim(t.atom) <> '';

-- What a person wrote goes with its translations.
CREATE TRIGGER comments_erased_take_translations AFTER UPDATE OF text ON comments
WHEN OLD.text <> '' AND NEW.text = ''
BEGIN
  DELETE FROM translations WHERE source IN (OLD.text, OLD.reply);
  DELETE FROM turkish_translations WHERE source IN (OLD.text, OLD.reply);
END;

-- Pages of houses, and the home page, that show what a guest wrote in another language.
CREATE VIEW scopes_of_guests_words (source, scope) AS
SELECT c.text, s.scope FROM comments c JOIN scopes_of_villas s ON s.villa_id = c.villa_id AND s.part = 'page'
UNION ALL SELECT c.reply, s.scope FROM comments c
  JOIN scopes_of_villas s ON s.villa_id = c.villa_id AND s.part = 'page'
UNION ALL SELECT q.question, s.scope FROM villa_questions q
  JOIN scopes_of_villas s ON s.villa_id = q.villa_id AND s.part = 'page'
UNION ALL SELECT q.answer, s.scope FROM villa_questions q
  JOIN scopes_of_villas s ON s.villa_id = q.villa_id AND s.part = 'page'
UNION ALL SELECT c.text, 'words' FROM comments c;

CREATE TRIGGER turkish_translations_insert_is_shown AFTER INSERT ON turkish_translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT DISTINCT scope FROM scopes_of_guests_words WHERE source = NEW.source;
END;

CREATE TRIGGER turkish_translations_update_is_shown AFTER UPDATE ON turkish_translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT DISTINCT scope FROM scopes_of_guests_words WHERE source = NEW.source;
END;

CREATE TRIGGER turkish_translations_delete_is_shown AFTER DELETE ON turkish_translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT DISTINCT scope FROM scopes_of_guests_words WHERE source = OLD.source;
END;

-- A page in a language is old once one of its translations changes: see page-scopes.ts. Slugs are in
-- links of every page to its other languages, and titles and tags decide which languages a post has.
CREATE TRIGGER translations_insert_is_shown AFTER INSERT ON translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT 'language:' || NEW.language
    UNION ALL SELECT 'shell' WHERE NEW.field = 'slug'
    UNION ALL SELECT 'posts' WHERE NEW.kind = 'post' AND NEW.field IN ('title', 'tags');
END;

CREATE TRIGGER translations_update_is_shown AFTER UPDATE ON translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT 'language:' || NEW.language
    UNION ALL SELECT 'shell' WHERE 'slug' IN (OLD.field, NEW.field)
    UNION ALL SELECT 'posts' WHERE NEW.kind = 'post' AND NEW.field IN ('title', 'tags');
END;

CREATE TRIGGER translations_delete_is_shown AFTER DELETE ON translations
BEGIN
  INSERT INTO changed_pages (scope)
    SELECT 'language:' || OLD.language
    UNION ALL SELECT 'shell' WHERE OLD.field = 'slug'
    UNION ALL SELECT 'posts' WHERE OLD.kind = 'post' AND OLD.field IN ('title', 'tags');
END;
