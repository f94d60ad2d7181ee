DROP INDEX `reservations_list`;--> statement-breakpoint
CREATE INDEX `reservations_list` ON `reservations` (`check_out`,`status`,`created_at`,`check_in`,`villa_id`,`total`,`code`,`search_text`);