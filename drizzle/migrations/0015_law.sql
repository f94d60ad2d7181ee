CREATE TABLE `buyer_links` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`payer` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `buyer_links_token_hash_unique` ON `buyer_links` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `buyer_links_payer` ON `buyer_links` (`payer`);
--> statement-breakpoint
CREATE TABLE `invoice_calls` (
	`invoice_id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`integrator` text NOT NULL,
	`stage` text NOT NULL,
	`wish` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due_at` text NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `invoices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_calls_due` ON `invoice_calls` (`due_at`);
--> statement-breakpoint
CREATE TABLE `sandbox_invoices` (
	`uuid` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`number` text NOT NULL,
	`taken` integer DEFAULT false NOT NULL,
	`cancelled` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_invoices_number_unique` ON `sandbox_invoices` (`number`);
--> statement-breakpoint
CREATE TABLE `shown_discounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`villa_id` integer NOT NULL,
	`since` text NOT NULL,
	`until` text NOT NULL,
	`kind` text NOT NULL,
	`rate` integer NOT NULL,
	`book_from` text,
	`book_to` text,
	`stay_from` text,
	`stay_to` text,
	`min_nights` integer,
	`days_before` integer
);
--> statement-breakpoint
CREATE INDEX `shown_discounts_villa` ON `shown_discounts` (`villa_id`,`until`);
--> statement-breakpoint
CREATE TABLE `shown_prices` (
	`id` integer PRIMARY KEY NOT NULL,
	`villa_id` integer NOT NULL,
	`since` text NOT NULL,
	`until` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`nightly` integer DEFAULT 0 NOT NULL,
	`short_stay_fee` integer,
	`cleaning_threshold` integer
);
--> statement-breakpoint
CREATE INDEX `shown_prices_villa` ON `shown_prices` (`villa_id`,`until`);
--> statement-breakpoint
CREATE TABLE `shown_sales` (
	`id` integer PRIMARY KEY NOT NULL,
	`villa_id` integer NOT NULL,
	`since` text NOT NULL,
	`until` text NOT NULL,
	`sale_until` text NOT NULL,
	`cleaning_fee` integer DEFAULT 0 NOT NULL,
	`cleaning_threshold` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shown_sales_villa` ON `shown_sales` (`villa_id`,`until`);
--> statement-breakpoint
ALTER TABLE `villa_discounts` ADD `shown_since` text;
--> statement-breakpoint
ALTER TABLE `villa_prices` ADD `shown_since` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `shown_since` text;
