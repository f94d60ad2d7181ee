CREATE TABLE `import_decisions` (
	`kind` text NOT NULL,
	`field` text NOT NULL,
	`key` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`answer` text NOT NULL,
	`user_id` integer,
	PRIMARY KEY(`kind`, `field`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `import_rows` (
	`run_id` text NOT NULL,
	`row` integer NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`version` integer,
	`source` text DEFAULT '' NOT NULL,
	`before` text,
	PRIMARY KEY(`run_id`, `entity`, `entity_id`),
	FOREIGN KEY (`run_id`) REFERENCES `import_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_rows_row` ON `import_rows` (`run_id`,`row`) WHERE row > 0;
--> statement-breakpoint
CREATE INDEX `import_rows_entity` ON `import_rows` (`entity`,`entity_id`);
--> statement-breakpoint
CREATE INDEX `import_rows_source` ON `import_rows` (`entity`,`source`);
--> statement-breakpoint
ALTER TABLE `import_runs` ADD `undone_at` text;
--> statement-breakpoint
ALTER TABLE `import_runs` ADD `undone_by` integer REFERENCES users(id);
