ALTER TABLE `villa_prices` ADD `arrival_days` text;
--> statement-breakpoint
ALTER TABLE `villa_prices` ADD `departure_days` text;
--> statement-breakpoint
ALTER TABLE `villa_prices` ADD `max_nights` integer;
--> statement-breakpoint
ALTER TABLE `villa_prices` ADD `day_nights` text;
