CREATE TABLE `payment_alarms` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`reservation_id` text,
	`transaction_id` text,
	`provider` text,
	`provider_ref` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`resolved_at` text,
	`resolved_by` integer,
	`resolution` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`transaction_id`) REFERENCES `transactions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resolved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_alarms_cause_unique` ON `payment_alarms` (`cause`);--> statement-breakpoint
CREATE INDEX `payment_alarms_open` ON `payment_alarms` (`resolved_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `payment_alarms_reservation` ON `payment_alarms` (`reservation_id`);--> statement-breakpoint
CREATE TABLE `payment_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`link_id` text,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'TRY' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`failure` text,
	`token_hash` text NOT NULL,
	`provider_token` text,
	`settled_at` text,
	`ask_at` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`link_id`) REFERENCES `payment_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_checkouts_token_hash_unique` ON `payment_checkouts` (`token_hash`);--> statement-breakpoint
CREATE INDEX `payment_checkouts_ask` ON `payment_checkouts` (`ask_at`);--> statement-breakpoint
CREATE INDEX `payment_checkouts_reservation` ON `payment_checkouts` (`reservation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`checkout_id` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`outcome` text NOT NULL,
	`failure` text,
	`deliver_at` text NOT NULL,
	`delivered_at` text,
	FOREIGN KEY (`checkout_id`) REFERENCES `payment_checkouts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sandbox_payments_checkout` ON `sandbox_payments` (`checkout_id`);--> statement-breakpoint
CREATE INDEX `sandbox_payments_due` ON `sandbox_payments` (`delivered_at`,`deliver_at`);--> statement-breakpoint
ALTER TABLE `transactions` ADD `refund_of` text;--> statement-breakpoint
CREATE INDEX `transactions_refund_of` ON `transactions` (`refund_of`);