CREATE TABLE `invoice_buyers` (
	`key` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`number_kind` text NOT NULL,
	`number` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`tax_office` text DEFAULT '' NOT NULL,
	`street` text DEFAULT '' NOT NULL,
	`district` text NOT NULL,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`registered` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoice_lines` (
	`invoice_id` text NOT NULL,
	`source` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`what` text NOT NULL,
	`name` text NOT NULL,
	`rate` integer NOT NULL,
	`net` integer DEFAULT 0 NOT NULL,
	`vat` integer DEFAULT 0 NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`invoice_id`, `source`),
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_lines_reservation` ON `invoice_lines` (`reservation_id`,`what`);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`uuid` text NOT NULL,
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`kind` text NOT NULL,
	`profile` text NOT NULL,
	`what` text NOT NULL,
	`payer` text NOT NULL,
	`owner_id` integer,
	`buyer_name` text NOT NULL,
	`buyer` text NOT NULL,
	`issued_on` text NOT NULL,
	`issued_at` text NOT NULL,
	`net` integer DEFAULT 0 NOT NULL,
	`vat` integer DEFAULT 0 NOT NULL,
	`rounding` integer DEFAULT 0 NOT NULL,
	`gross` integer DEFAULT 0 NOT NULL,
	`original_id` text,
	`state` text DEFAULT 'issued' NOT NULL,
	`state_reason` text DEFAULT '' NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_uuid_unique` ON `invoices` (`uuid`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number` ON `invoices` (`series`,`year`,`sequence`);
--> statement-breakpoint
CREATE INDEX `invoices_day` ON `invoices` (`issued_on`);
--> statement-breakpoint
CREATE INDEX `invoices_payer` ON `invoices` (`payer`,`issued_on`);
