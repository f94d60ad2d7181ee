ALTER TABLE `reservations` ADD `instant` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `villa_prices` ADD `instant` integer;
--> statement-breakpoint
ALTER TABLE `villas` ADD `instant` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `villas` ADD `instant_agreed_on` text;
