ALTER TABLE `comments` ADD `language` text;
--> statement-breakpoint
ALTER TABLE `villa_questions` ADD `language` text;
