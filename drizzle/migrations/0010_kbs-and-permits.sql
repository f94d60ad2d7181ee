CREATE TABLE `kbs_facilities` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`villa_id` integer,
	`district_id` integer,
	`service` text NOT NULL,
	`endpoint` text NOT NULL,
	`code` text NOT NULL,
	`user` text NOT NULL,
	`password` text NOT NULL,
	`salt` text NOT NULL,
	`asks_parents` integer DEFAULT true NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`starts_on` text NOT NULL,
	`paused_until` text,
	`trouble` text,
	`tested_at` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`district_id`) REFERENCES `districts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "kbs_facilities_of_one" CHECK((villa_id is null) <> (district_id is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kbs_facilities_villa` ON `kbs_facilities` (`villa_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `kbs_facilities_district` ON `kbs_facilities` (`district_id`);
--> statement-breakpoint
CREATE TABLE `kbs_people` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`facility_id` text NOT NULL,
	`told` text,
	`mark` text,
	`state` text DEFAULT 'absent' NOT NULL,
	`act` text,
	`looks` integer DEFAULT 0 NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`next_at` text NOT NULL,
	`seen_at` text DEFAULT '' NOT NULL,
	`reason` text,
	`arrived_at` text,
	`left_at` text,
	FOREIGN KEY (`facility_id`) REFERENCES `kbs_facilities`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kbs_people_once` ON `kbs_people` (`facility_id`,`mark`) WHERE mark is not null and (state = 'present' or act = 'arrive');
--> statement-breakpoint
CREATE INDEX `kbs_people_reservation` ON `kbs_people` (`reservation_id`);
--> statement-breakpoint
CREATE INDEX `kbs_people_open` ON `kbs_people` (`next_at`) WHERE state = 'present' or act is not null;
--> statement-breakpoint
CREATE TABLE `takedown_orders` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`received_at` text NOT NULL,
	`due_at` text NOT NULL,
	`source` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`what` text DEFAULT '' NOT NULL,
	`created_by` integer,
	`ended_at` text,
	`ended_by` integer,
	`evidence` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ended_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `takedown_orders_villa` ON `takedown_orders` (`villa_id`,`ended_at`);
--> statement-breakpoint
ALTER TABLE `reservation_guests` ADD `father_name` text;
--> statement-breakpoint
ALTER TABLE `reservation_guests` ADD `mother_name` text;
--> statement-breakpoint
ALTER TABLE `reservation_guests` ADD `sex` text;
--> statement-breakpoint
ALTER TABLE `subscribers` ADD `iys_state` text;
--> statement-breakpoint
ALTER TABLE `subscribers` ADD `iys_sent_at` text;
--> statement-breakpoint
ALTER TABLE `villa_private` ADD `exits` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `permit_checked_by` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `permit_checked_where` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `permit_next_check_on` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `permit_withdrawn_on` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `permit_grace_until` text;
--> statement-breakpoint
ALTER TABLE `villas` ADD `open_orders` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `villas` ADD `sale_until` text GENERATED ALWAYS AS (iif(permit_withdrawn_on is not null or open_orders > 0, '', max(
  coalesce(permit_grace_until, ''),
  iif(permit_verified_at is null, '', min(
    coalesce(permit_expires_on, '9999-12-31'), coalesce(permit_next_check_on, '9999-12-31')))))) VIRTUAL NOT NULL;
