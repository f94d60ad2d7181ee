ALTER TABLE `documents` ADD `file_name` text;--> statement-breakpoint
ALTER TABLE `documents` ADD `content_type` text;--> statement-breakpoint
ALTER TABLE `villa_types` ADD `heading` text DEFAULT '' NOT NULL;