ALTER TABLE `contact_messages` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `data_requests` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `guest_records` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `mail_templates` ADD `whatsapp_templates` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `offers` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `reservation_contracts` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `reservation_contracts` ADD `translation` text;
--> statement-breakpoint
ALTER TABLE `reservations` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `subscribers` ADD `language` text;
