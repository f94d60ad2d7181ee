ALTER TABLE `calendar_conflicts` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `calendar_conflicts_event` ON `calendar_conflicts` (`event_id`,`ref`);--> statement-breakpoint
ALTER TABLE `calendar_sources` ADD `last_outcome` text;--> statement-breakpoint
ALTER TABLE `calendar_sources` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `external_events` ADD `kind` text DEFAULT 'booking' NOT NULL;--> statement-breakpoint
CREATE INDEX `calendar_sync_runs_created` ON `calendar_sync_runs` (`created_at`);