CREATE TABLE `reservation_contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`terms_version` text NOT NULL,
	`accepted_at` text NOT NULL,
	`paper` text NOT NULL,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_contracts_reservation_id_unique` ON `reservation_contracts` (`reservation_id`);