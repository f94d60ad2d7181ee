DROP INDEX `reservations_check_in`;--> statement-breakpoint
CREATE INDEX `reservations_check_in` ON `reservations` (`check_in`,`check_out`,`status`,`villa_id`,`total`,`created_at`,`confirmed_at`,`source`);--> statement-breakpoint
CREATE INDEX `villa_nights_unsold` ON `villa_nights` (`night`,`kind`,`expires_at`,`ref`) WHERE kind in ('block', 'external');