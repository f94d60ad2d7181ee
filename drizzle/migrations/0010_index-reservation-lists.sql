DROP INDEX `reservations_check_out`;--> statement-breakpoint
DROP INDEX `reservations_created`;--> statement-breakpoint
CREATE INDEX `reservations_list` ON `reservations` (`check_out`,`status`,`created_at`,`check_in`,`villa_id`,`total`,`search_text`);--> statement-breakpoint
CREATE INDEX `reservations_newest` ON `reservations` (`created_at`,`check_out`,`status`,`check_in`,`villa_id`,`total`,`search_text`);--> statement-breakpoint
CREATE INDEX `reservations_state` ON `reservations` (`status`,`check_out`,`created_at`,`check_in`,`total`);--> statement-breakpoint
CREATE INDEX `manual_blocks_due` ON `manual_blocks` (`expires_at`) WHERE removed_at is null and expires_at is not null;