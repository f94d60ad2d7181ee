ALTER TABLE `team_members` ADD `active` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `features` ADD `active` integer DEFAULT true NOT NULL;