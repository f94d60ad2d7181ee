CREATE TABLE `tax_terms` (
	`key` text NOT NULL,
	`from_day` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`key`, `from_day`)
);
--> statement-breakpoint
ALTER TABLE `invoice_lines` ADD `accommodation_rate` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `invoice_lines` ADD `exemption` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `invoice_lines` ADD `accommodation` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `invoices` ADD `accommodation` integer DEFAULT 0 NOT NULL;
