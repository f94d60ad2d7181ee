ALTER TABLE `calendar_sources` ADD `notes` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `whatsapp_user` text;
