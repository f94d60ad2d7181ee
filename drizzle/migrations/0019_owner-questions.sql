CREATE TABLE `owner_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`villa_id` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`way` text NOT NULL,
	`token_hash` text NOT NULL,
	`answered_at` text,
	`answer` text,
	`reason` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_questions_token_hash_unique` ON `owner_questions` (`token_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_questions_asked` ON `owner_questions` (`reservation_id`,`owner_id`,`villa_id`,`check_in`,`check_out`,`way`);
--> statement-breakpoint
CREATE UNIQUE INDEX `owner_questions_answered` ON `owner_questions` (`reservation_id`,`owner_id`,`villa_id`,`check_in`,`check_out`) WHERE answered_at is not null;
--> statement-breakpoint
CREATE INDEX `owner_questions_owner` ON `owner_questions` (`owner_id`);
