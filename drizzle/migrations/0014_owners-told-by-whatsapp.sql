ALTER TABLE `user_details` ADD `told_by` text DEFAULT 'mail' NOT NULL;
