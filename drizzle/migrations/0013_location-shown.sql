ALTER TABLE `villas` ADD `location_shown` text DEFAULT 'kilometre' NOT NULL;
