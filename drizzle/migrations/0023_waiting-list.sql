CREATE TABLE `told_wishes` (
	`wish_id` text NOT NULL,
	`villa_id` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`told_at` text NOT NULL,
	PRIMARY KEY(`wish_id`, `villa_id`),
	FOREIGN KEY (`wish_id`) REFERENCES `wishes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `told_wishes_lately` ON `told_wishes` (`told_at`,`villa_id`);
--> statement-breakpoint
CREATE TABLE `wishes` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`email` text NOT NULL,
	`language` text,
	`villa_id` integer,
	`search` text,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer DEFAULT 0 NOT NULL,
	`babies` integer DEFAULT 0 NOT NULL,
	`below` integer,
	`consent_ip` text,
	`consent_text` text NOT NULL,
	`token_hash` text NOT NULL,
	`confirmed_at` text,
	`told_at` text,
	`ended_at` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `wishes_token` ON `wishes` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `wishes_waiting` ON `wishes` (`ended_at`,`check_in`,`confirmed_at`);
--> statement-breakpoint
CREATE INDEX `wishes_email` ON `wishes` (`email`);
