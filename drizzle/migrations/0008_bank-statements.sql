CREATE TABLE `bank_line_matches` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`line_id` text NOT NULL,
	`transaction_id` text,
	`payout_id` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`booked` integer DEFAULT false NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`line_id`) REFERENCES `bank_lines`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`transaction_id`) REFERENCES `transactions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payout_id`) REFERENCES `payouts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bank_line_matches_line` ON `bank_line_matches` (`line_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_line_matches_transaction` ON `bank_line_matches` (`transaction_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_line_matches_payout` ON `bank_line_matches` (`payout_id`);
--> statement-breakpoint
CREATE TABLE `bank_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`account` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`text` text NOT NULL,
	`name` text NOT NULL,
	`reference` text NOT NULL,
	`balance` integer,
	`format` text NOT NULL,
	`nth` integer NOT NULL,
	`settled` integer DEFAULT 0 NOT NULL,
	`ignored` text,
	`created_by` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_lines_once` ON `bank_lines` (`account`,`day`,`amount`,`nth`);
--> statement-breakpoint
CREATE INDEX `bank_lines_day` ON `bank_lines` (`day`,`id`);
--> statement-breakpoint
CREATE INDEX `bank_lines_open` ON `bank_lines` (`day`,`id`) WHERE ignored is null and settled < abs(amount);
--> statement-breakpoint
CREATE INDEX `transactions_waiting` ON `transactions` (`created_at`) WHERE awaits_bank = 1;
