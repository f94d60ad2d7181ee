ALTER TABLE `towns` ADD `shore` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `towns` ADD `suits` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `towns` ADD `getting_there` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `villas` ADD `inspected_on` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `inspected_by` text DEFAULT '' NOT NULL;
