CREATE TABLE `translations` (
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
	CONSTRAINT "translations_have_text" CHECK(source <> '' and text <> '' and language <> 'tr')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `translations_source` ON `translations` (`language`,`source`);
--> statement-breakpoint
CREATE INDEX `translations_place` ON `translations` (`kind`,`row_id`,`field`,`place`,`language`);
