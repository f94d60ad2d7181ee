CREATE TABLE `villa_lessors` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`owner_id` integer NOT NULL,
	`owner_kind` text DEFAULT 'person' NOT NULL,
	`identity_kind` text,
	`identity_number` text,
	`first_name` text,
	`last_name` text,
	`company_title` text,
	`iban` text,
	`phone` text,
	`email` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `villa_lessors_owner` ON `villa_lessors` (`villa_id`,`owner_id`);
--> statement-breakpoint
ALTER TABLE `offer_villas` ADD `terms` text;
--> statement-breakpoint
ALTER TABLE `offers` ADD `contract` text;
--> statement-breakpoint
ALTER TABLE `payout_runs` ADD `awaits_bank` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `reservations` ADD `due_to_owner` integer GENERATED ALWAYS AS (case when status in ('requested', 'option') then 0
  when status in ('confirmed', 'staying', 'completed') then max(prepayment, min(total - agency_extras, paid - extras_paid)) - iif(source = 'import', prepayment, commission) - to_owner
  else max(0, max(0, min(coalesce(kept, 0), total - agency_extras, paid - extras_paid)) - max(0, iif(source = 'import', prepayment, commission))) - to_owner end) VIRTUAL NOT NULL;
--> statement-breakpoint
ALTER TABLE `reservations` ADD `cancel_tiers` text;
--> statement-breakpoint
CREATE INDEX `reservations_owner_unsettled` ON `reservations` (`owner_id`,`check_in`) WHERE paid_out <> due_to_owner;
--> statement-breakpoint
ALTER TABLE `transactions` ADD `awaits_bank` integer DEFAULT false NOT NULL;
