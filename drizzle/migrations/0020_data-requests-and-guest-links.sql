CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`email` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`token_hash` text,
	`confirmed_at` text,
	`confirmed_ip` text,
	`due_at` text,
	`erased_at` text,
	`closed_at` text,
	`closed_by` integer,
	`answer` text,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_requests_token_hash_unique` ON `data_requests` (`token_hash`);--> statement-breakpoint
CREATE INDEX `data_requests_state` ON `data_requests` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `data_requests_created` ON `data_requests` (`created_at`);--> statement-breakpoint
ALTER TABLE `destruction_log` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `destruction_log_created` ON `destruction_log` (`created_at`);--> statement-breakpoint
CREATE INDEX `destruction_log_rule` ON `destruction_log` (`rule`,`created_at`);--> statement-breakpoint
CREATE INDEX `guest_links_reservation` ON `guest_links` (`reservation_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `reservations_email` ON `reservations` (`email`);