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
