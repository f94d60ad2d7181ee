CREATE TABLE `turkish_translations` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`language` text NOT NULL,
	`source` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`kind` text NOT NULL,
	`row_id` integer NOT NULL,
	`field` text NOT NULL,
	`place` text NOT NULL,
	CONSTRAINT "turkish_translations_have_text" CHECK(source <> '' and text <> '' and language = 'tr')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `turkish_translations_source` ON `turkish_translations` (`language`,`source`);
--> statement-breakpoint
CREATE INDEX `turkish_translations_place` ON `turkish_translations` (`kind`,`row_id`,`field`,`place`,`language`);
--> statement-breakpoint
-- Names of WhatsApp templates in other languages are translations of the Turkish one. An installation
-- has a few dozen mails at most.
INSERT OR IGNORE INTO translations (language, source, text, state, kind, row_id, field, place)
SELECT name.key, mail.whatsapp_template, name.value, 'reviewed', 'mail', mail.id, 'whatsapp', ''
FROM mail_templates mail, json_each(mail.whatsapp_templates) name
WHERE mail.whatsapp_template <> '' AND name.value <> '';
