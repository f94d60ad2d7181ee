CREATE TABLE `complaints` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reservation_id` text NOT NULL,
	`what` text NOT NULL,
	`promise` text DEFAULT '' NOT NULL,
	`due_on` text NOT NULL,
	`cost` integer DEFAULT 0 NOT NULL,
	`created_by` integer,
	`closed_at` text,
	`closed_by` integer,
	`guest_word` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `complaints_reservation` ON `complaints` (`reservation_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `complaints_open` ON `complaints` (`due_on`) WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX `complaints_created` ON `complaints` (`created_at`);
--> statement-breakpoint
ALTER TABLE `reservations` ADD `continues_id` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_continues` ON `reservations` (`continues_id`);
--> statement-breakpoint
ALTER TABLE `transactions` ADD `reverses` text;
--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_reverses` ON `transactions` (`reverses`);
