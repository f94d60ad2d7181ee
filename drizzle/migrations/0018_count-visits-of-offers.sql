ALTER TABLE `offers` ADD `last_opened_at` text;--> statement-breakpoint
ALTER TABLE `offers` ADD `visits` integer DEFAULT 0 NOT NULL;