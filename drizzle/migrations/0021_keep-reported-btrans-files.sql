CREATE TABLE `btrans_files` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`month` text NOT NULL,
	`basis` text NOT NULL,
	`file_no` integer NOT NULL,
	`rows` integer NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `btrans_files_no` ON `btrans_files` (`month`,`file_no`);--> statement-breakpoint
CREATE INDEX `btrans_files_created` ON `btrans_files` (`created_at`);--> statement-breakpoint
CREATE TABLE `btrans_rows` (
	`file_id` text NOT NULL,
	`reservation_id` text NOT NULL,
	`villa_id` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`collected_on` text NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`file_id`, `reservation_id`),
	FOREIGN KEY (`file_id`) REFERENCES `btrans_files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `btrans_rows_reservation` ON `btrans_rows` (`reservation_id`);--> statement-breakpoint
CREATE INDEX `reservations_confirmed` ON `reservations` (`confirmed_at`,`id`);