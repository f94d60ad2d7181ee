ALTER TABLE `reservations` ADD `payment_parts` text;
--> statement-breakpoint
CREATE INDEX `reservations_in_parts` ON `reservations` (`status`,`check_in`) WHERE json_array_length(payment_parts) > 0;
--> statement-breakpoint
ALTER TABLE `villas` ADD `payment_parts` text;
