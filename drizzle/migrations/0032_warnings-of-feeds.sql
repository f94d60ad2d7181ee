ALTER TABLE `calendar_sources` ADD `warnings` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_sync_runs` ADD `warnings` text DEFAULT '[]' NOT NULL;
