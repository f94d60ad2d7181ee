ALTER TABLE `pages` ADD `edition` integer DEFAULT 1 NOT NULL;
