CREATE TABLE `features` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`category_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`filterable` integer DEFAULT false NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `feature_categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `features_slug` ON `features` (`slug`);
--> statement-breakpoint
CREATE INDEX `features_category` ON `features` (`category_id`,`display_order`);
--> statement-breakpoint
CREATE TABLE `feature_categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`name` text NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feature_categories_name_unique` ON `feature_categories` (`name`);
--> statement-breakpoint
CREATE TABLE `assignments` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	PRIMARY KEY(`kind`, `ref`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignments_user` ON `assignments` (`user_id`,`kind`,`ref`);
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`before` text,
	`after` text,
	`ip` text,
	`request_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_log_entity` ON `audit_log` (`entity`,`entity_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_log_created` ON `audit_log` (`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`created_at`);
--> statement-breakpoint
CREATE TABLE `auth_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_challenges_token_hash_unique` ON `auth_challenges` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `auth_challenges_user` ON `auth_challenges` (`user_id`);
--> statement-breakpoint
CREATE TABLE `banks` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`bank_name` text NOT NULL,
	`account_holder` text NOT NULL,
	`iban` text NOT NULL,
	`branch` text DEFAULT '' NOT NULL,
	`currency` text DEFAULT 'TRY' NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `banks_iban_unique` ON `banks` (`iban`);
--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '[]' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`image` text,
	`image_alt` text DEFAULT '' NOT NULL,
	`published_at` text,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug` ON `blog_posts` (`slug`);
--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`active`,`published_at`);
--> statement-breakpoint
CREATE TABLE `btrans_files` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`month` text NOT NULL,
	`basis` text NOT NULL,
	`file_no` integer NOT NULL,
	`rows` integer NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `btrans_files_no` ON `btrans_files` (`month`,`file_no`);
--> statement-breakpoint
CREATE INDEX `btrans_files_created` ON `btrans_files` (`created_at`);
--> statement-breakpoint
CREATE TABLE `btrans_rows` (
	`file_id` text NOT NULL,
	`reservation_id` text NOT NULL,
	`villa_id` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`collected_on` text NOT NULL,
	`digest` text NOT NULL,
	PRIMARY KEY(`file_id`, `reservation_id`),
	FOREIGN KEY (`file_id`) REFERENCES `btrans_files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `btrans_rows_reservation` ON `btrans_rows` (`reservation_id`);
--> statement-breakpoint
CREATE TABLE `bulk_price_change_villas` (
	`change_id` text NOT NULL,
	`villa_id` integer NOT NULL,
	`prices` text NOT NULL,
	`discounts` text NOT NULL,
	PRIMARY KEY(`change_id`, `villa_id`),
	FOREIGN KEY (`change_id`) REFERENCES `bulk_price_changes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `bulk_price_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`change` text NOT NULL,
	`user_id` integer,
	`undone_at` text,
	`undone_by` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undone_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bulk_price_changes_created` ON `bulk_price_changes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `calendar_conflicts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`event_id` text NOT NULL,
	`villa_id` integer NOT NULL,
	`ref` text NOT NULL,
	`first_night` text NOT NULL,
	`last_night` text NOT NULL,
	`resolved_at` text,
	`resolution` text,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `external_events`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_conflicts_open` ON `calendar_conflicts` (`resolved_at`,`villa_id`);
--> statement-breakpoint
CREATE INDEX `calendar_conflicts_event` ON `calendar_conflicts` (`event_id`,`ref`);
--> statement-breakpoint
CREATE TABLE `calendar_sources` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`source` text NOT NULL,
	`url` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`etag` text,
	`last_modified` text,
	`last_ok_at` text,
	`last_error` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`next_run_at` text,
	`last_outcome` text,
	`warnings` text DEFAULT '[]' NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_sources_url` ON `calendar_sources` (`villa_id`,`url`);
--> statement-breakpoint
CREATE INDEX `calendar_sources_due` ON `calendar_sources` (`active`,`next_run_at`);
--> statement-breakpoint
CREATE TABLE `calendar_sync_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`source_id` integer NOT NULL,
	`outcome` text NOT NULL,
	`counts` text NOT NULL,
	`error` text,
	`warnings` text DEFAULT '[]' NOT NULL,
	`finished_at` text,
	FOREIGN KEY (`source_id`) REFERENCES `calendar_sources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calendar_sync_runs_source` ON `calendar_sync_runs` (`source_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `calendar_sync_runs_created` ON `calendar_sync_runs` (`created_at`);
--> statement-breakpoint
CREATE TABLE `catalogue_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`content` integer NOT NULL,
	`pages` integer NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `comment_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`comment_id` integer NOT NULL,
	`file` text NOT NULL,
	`key` text,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`color` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `comment_photos_comment` ON `comment_photos` (`comment_id`);
--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`reservation_id` text,
	`author` text NOT NULL,
	`email` text,
	`rating` integer NOT NULL,
	`scores` text DEFAULT '{}' NOT NULL,
	`text` text NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`stayed_on` text,
	`active` integer DEFAULT false NOT NULL,
	`deleted_at` text,
	`reply` text DEFAULT '' NOT NULL,
	`reply_from` text,
	`reply_by` integer,
	`reply_at` text,
	`reply_active` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reply_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `comments_villa` ON `comments` (`villa_id`,`active`,`created_at`);
--> statement-breakpoint
CREATE INDEX `comments_created` ON `comments` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `comments_stay` ON `comments` (`reservation_id`) WHERE deleted_at is null;
--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`guest_id` text,
	`subject` text DEFAULT '' NOT NULL,
	`message` text NOT NULL,
	`channel` text DEFAULT 'form' NOT NULL,
	`external_key` text,
	`villa_id` integer,
	`reservation_id` text,
	`quoted` text DEFAULT '' NOT NULL,
	`automatic` integer DEFAULT false NOT NULL,
	`unproven` integer DEFAULT false NOT NULL,
	`network` text DEFAULT '' NOT NULL,
	`read_at` text,
	`answered_at` text,
	FOREIGN KEY (`guest_id`) REFERENCES `guest_records`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contact_messages_created` ON `contact_messages` (`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_external` ON `contact_messages` (`external_key`);
--> statement-breakpoint
CREATE INDEX `contact_messages_reservation` ON `contact_messages` (`reservation_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `contact_messages_unread` ON `contact_messages` (`read_at`);
--> statement-breakpoint
CREATE INDEX `contact_messages_guest` ON `contact_messages` (`guest_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `contact_messages_unproven` ON `contact_messages` (`email`) WHERE unproven = 1;
--> statement-breakpoint
CREATE INDEX `contact_messages_unanswered` ON `contact_messages` (`guest_id`) WHERE answered_at IS NULL;
--> statement-breakpoint
CREATE TABLE `contact_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`message_id` text NOT NULL,
	`text` text NOT NULL,
	`mail_id` text NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `contact_replies_message` ON `contact_replies` (`message_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `contact_replies_mail` ON `contact_replies` (`mail_id`);
--> statement-breakpoint
CREATE TABLE `data_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`guest_id` text,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`token_hash` text,
	`confirmed_at` text,
	`confirmed_ip` text,
	`due_at` text,
	`erased_at` text,
	`closed_at` text,
	`closed_by` integer,
	`answer` text,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `data_requests_token_hash_unique` ON `data_requests` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `data_requests_state` ON `data_requests` (`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `data_requests_created` ON `data_requests` (`created_at`);
--> statement-breakpoint
CREATE TABLE `destruction_log` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`rule` text NOT NULL,
	`entity` text NOT NULL,
	`rows` integer NOT NULL,
	`request_id` text
);
--> statement-breakpoint
CREATE INDEX `destruction_log_created` ON `destruction_log` (`created_at`);
--> statement-breakpoint
CREATE INDEX `destruction_log_rule` ON `destruction_log` (`rule`,`created_at`);
--> statement-breakpoint
CREATE TABLE `districts` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`province_plate` integer NOT NULL,
	`province_name` text NOT NULL,
	`code` integer NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `districts_code` ON `districts` (`code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `districts_slug` ON `districts` (`slug`);
--> statement-breakpoint
CREATE INDEX `districts_sort` ON `districts` (`sort_key`);
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`file` text,
	`file_name` text,
	`content_type` text,
	`bytes` integer,
	`display_order` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `exchange_rates` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`day` text NOT NULL,
	`currency` text NOT NULL,
	`forex_selling` text NOT NULL,
	`forex_buying` text,
	`banknote_selling` text,
	`banknote_buying` text,
	`source` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exchange_rates_day` ON `exchange_rates` (`day`,`currency`);
--> statement-breakpoint
CREATE TABLE `external_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`source_id` integer NOT NULL,
	`uid` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`kind` text DEFAULT 'booking' NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`source_id`) REFERENCES `calendar_sources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `external_events_uid` ON `external_events` (`source_id`,`uid`);
--> statement-breakpoint
CREATE INDEX `external_events_start` ON `external_events` (`source_id`,`starts_on`);
--> statement-breakpoint
CREATE INDEX `external_events_comes` ON `external_events` (`starts_on`,`ends_on`) WHERE removed_at is null and kind = 'booking';
--> statement-breakpoint
CREATE INDEX `external_events_goes` ON `external_events` (`ends_on`) WHERE removed_at is null and kind = 'booking';
--> statement-breakpoint
CREATE TABLE `faq_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`group` text NOT NULL,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `faq_entries_order` ON `faq_entries` (`display_order`);
--> statement-breakpoint
CREATE TABLE `guest_contacts` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`guest_id` text NOT NULL,
	FOREIGN KEY (`guest_id`) REFERENCES `guest_records`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_contacts_value_unique` ON `guest_contacts` (`value`);
--> statement-breakpoint
CREATE INDEX `guest_contacts_guest` ON `guest_contacts` (`guest_id`);
--> statement-breakpoint
CREATE TABLE `guest_links` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`purpose` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_links_token_hash_unique` ON `guest_links` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `guest_links_reservation` ON `guest_links` (`reservation_id`,`purpose`);
--> statement-breakpoint
CREATE TABLE `guest_merge_moves` (
	`merge_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	PRIMARY KEY(`merge_id`, `kind`, `ref`),
	FOREIGN KEY (`merge_id`) REFERENCES `guest_merges`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `guest_merges` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`kept_id` text NOT NULL,
	`gone_id` text NOT NULL,
	`created_by` integer,
	`undone_at` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_merges_kept` ON `guest_merges` (`kept_id`);
--> statement-breakpoint
CREATE INDEX `guest_merges_gone` ON `guest_merges` (`gone_id`);
--> statement-breakpoint
CREATE TABLE `guest_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`guest_id` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`mail_id` text,
	`reservation_id` text,
	`whatsapp_id` text,
	`whatsapp_state` text,
	`whatsapp_error` text,
	`created_by` integer,
	FOREIGN KEY (`guest_id`) REFERENCES `guest_records`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_notes_whatsapp` ON `guest_notes` (`whatsapp_id`);
--> statement-breakpoint
CREATE INDEX `guest_notes_mail` ON `guest_notes` (`mail_id`);
--> statement-breakpoint
CREATE INDEX `guest_notes_reservation` ON `guest_notes` (`reservation_id`);
--> statement-breakpoint
CREATE INDEX `guest_notes_guest` ON `guest_notes` (`guest_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `guest_records` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`name` text NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`named_by` integer,
	`last_seen_at` text NOT NULL,
	`refused_at` text,
	`refused_reason` text,
	`refused_by` integer,
	`merged_into` text,
	FOREIGN KEY (`named_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`refused_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guest_records_id_unique` ON `guest_records` (`id`);
--> statement-breakpoint
CREATE INDEX `guest_records_seen` ON `guest_records` (`merged_into`,`last_seen_at`);
--> statement-breakpoint
CREATE INDEX `guest_records_name` ON `guest_records` (`merged_into`,`search_text`);
--> statement-breakpoint
CREATE INDEX `guest_records_found` ON `guest_records` (`row_id`,`merged_into`,`last_seen_at`);
--> statement-breakpoint
CREATE INDEX `guest_records_refused` ON `guest_records` (`last_seen_at`) WHERE refused_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `guest_tags` (
	`guest_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`guest_id`, `tag`),
	FOREIGN KEY (`guest_id`) REFERENCES `guest_records`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guest_tags_tag` ON `guest_tags` (`tag`);
--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`key` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`response` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);
--> statement-breakpoint
CREATE TABLE `import_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`dry_run` integer NOT NULL,
	`report` text NOT NULL,
	`user_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `journal_changes` (
	`reservation_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `journal_lines` (
	`month` text NOT NULL,
	`source` text NOT NULL,
	`role` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`day` text NOT NULL,
	`amount` integer NOT NULL,
	`is_correction` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`month`, `source`, `role`),
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `journal_lines_reservation` ON `journal_lines` (`reservation_id`);
--> statement-breakpoint
CREATE TABLE `journal_months` (
	`month` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`closed_at` text NOT NULL,
	`closed_by` integer,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`ip` text,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `known_devices_user` ON `known_devices` (`user_id`,`token_hash`);
--> statement-breakpoint
CREATE TABLE `legal_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`key` text NOT NULL,
	`version` text NOT NULL,
	`body` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `legal_texts_version` ON `legal_texts` (`key`,`version`);
--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`key` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`retry_at` text
);
--> statement-breakpoint
CREATE TABLE `mail_templates` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`key` text NOT NULL,
	`subject` text,
	`body` text,
	`action` text,
	`based_on` text,
	`whatsapp_template` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	CONSTRAINT "mail_templates_whole" CHECK((subject is null) = (body is null) and (subject is null) = (based_on is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_templates_key_unique` ON `mail_templates` (`key`);
--> statement-breakpoint
CREATE TABLE `maintenance_tasks` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`stay_id` text,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`day` text NOT NULL,
	`before_arrival` integer DEFAULT false NOT NULL,
	`created_by` integer,
	`closed_on` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `maintenance_tasks_open` ON `maintenance_tasks` (`day`,`villa_id`) WHERE closed_on is null;
--> statement-breakpoint
CREATE INDEX `maintenance_tasks_closed` ON `maintenance_tasks` (`closed_on`,`villa_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_tasks_stay` ON `maintenance_tasks` (`stay_id`);
--> statement-breakpoint
CREATE INDEX `maintenance_tasks_created` ON `maintenance_tasks` (`created_at`);
--> statement-breakpoint
CREATE TABLE `manual_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`villa_id` integer NOT NULL,
	`kind` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`expires_at` text,
	`created_by` integer,
	`removed_at` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `manual_blocks_villa` ON `manual_blocks` (`villa_id`,`starts_on`);
--> statement-breakpoint
CREATE INDEX `manual_blocks_created` ON `manual_blocks` (`created_at`);
--> statement-breakpoint
CREATE INDEX `manual_blocks_standing` ON `manual_blocks` (`starts_on`,`villa_id`,`kind`,`ends_on`,`expires_at`,`created_at`,`removed_at`) WHERE removed_at is null;
--> statement-breakpoint
CREATE INDEX `manual_blocks_due` ON `manual_blocks` (`expires_at`) WHERE removed_at is null and expires_at is not null;
--> statement-breakpoint
CREATE TABLE `message_files` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`message_id` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`key` text,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `message_files_message` ON `message_files` (`message_id`);
--> statement-breakpoint
CREATE INDEX `message_files_key` ON `message_files` (`key`);
--> statement-breakpoint
CREATE TABLE `night_holders` (
	`villa_id` integer NOT NULL,
	`ref` text NOT NULL,
	PRIMARY KEY(`villa_id`, `ref`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `night_tallies` (
	`night` text NOT NULL,
	`kind` text NOT NULL,
	`nights` integer NOT NULL,
	PRIMARY KEY(`night`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `offer_villas` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`offer_id` text NOT NULL,
	`villa_id` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer DEFAULT 0 NOT NULL,
	`babies` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`offer_id`) REFERENCES `offers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `offer_villas_offer` ON `offer_villas` (`offer_id`,`position`);
--> statement-breakpoint
CREATE TABLE `offers` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`token_hash` text NOT NULL,
	`customer_name` text NOT NULL,
	`email` text,
	`phone` text,
	`guest_id` text,
	`message` text DEFAULT '' NOT NULL,
	`expires_at` text NOT NULL,
	`opened_at` text,
	`last_opened_at` text,
	`visits` integer DEFAULT 0 NOT NULL,
	`accepted_at` text,
	`search_text` text DEFAULT '' NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`guest_id`) REFERENCES `guest_records`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offers_token_hash_unique` ON `offers` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `offers_created` ON `offers` (`created_at`);
--> statement-breakpoint
CREATE INDEX `offers_guest` ON `offers` (`guest_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`template` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`recipient` text NOT NULL,
	`variables` text NOT NULL,
	`reservation_id` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`leased_until` text,
	`next_attempt_at` text,
	`last_error` text,
	`sent_at` text,
	`whatsapp_id` text,
	`whatsapp_state` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `outbox_reservation` ON `outbox` (`reservation_id`);
--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`);
--> statement-breakpoint
CREATE INDEX `outbox_whatsapp` ON `outbox` (`whatsapp_id`) WHERE whatsapp_id is not null;
--> statement-breakpoint
CREATE TABLE `owed_tallies` (
	`check_in` text PRIMARY KEY NOT NULL,
	`owed` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `page_versions` (
	`scope` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `pages` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`section` text NOT NULL,
	`title` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '[]' NOT NULL,
	`data` text DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pages_section_unique` ON `pages` (`section`);
--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);
--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token_hash_unique` ON `password_resets` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `payment_alarms` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`kind` text NOT NULL,
	`cause` text NOT NULL,
	`reservation_id` text,
	`transaction_id` text,
	`provider` text,
	`provider_ref` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`resolved_at` text,
	`resolved_by` integer,
	`resolution` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`transaction_id`) REFERENCES `transactions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`resolved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_alarms_cause_unique` ON `payment_alarms` (`cause`);
--> statement-breakpoint
CREATE INDEX `payment_alarms_open` ON `payment_alarms` (`resolved_at`,`created_at`);
--> statement-breakpoint
CREATE INDEX `payment_alarms_reservation` ON `payment_alarms` (`reservation_id`);
--> statement-breakpoint
CREATE TABLE `payment_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`link_id` text,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`from_stay` integer DEFAULT false NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'TRY' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`failure` text,
	`paid_amount` integer,
	`token_hash` text NOT NULL,
	`provider_token` text,
	`page_url` text NOT NULL,
	`page_ends_at` text NOT NULL,
	`settled_at` text,
	`ask_at` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`link_id`) REFERENCES `payment_links`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_checkouts_token_hash_unique` ON `payment_checkouts` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `payment_checkouts_ask` ON `payment_checkouts` (`ask_at`);
--> statement-breakpoint
CREATE INDEX `payment_checkouts_reservation` ON `payment_checkouts` (`reservation_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`provider` text NOT NULL,
	`event_key` text NOT NULL,
	`body` text NOT NULL,
	`outcome` text,
	`processed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_events_key` ON `payment_events` (`provider`,`event_key`);
--> statement-breakpoint
CREATE TABLE `payment_links` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`kind` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_links_token_hash_unique` ON `payment_links` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `payout_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`until` text NOT NULL,
	`final_from` text NOT NULL,
	`notified` integer NOT NULL,
	`created_by` integer,
	`taken_back_at` text,
	`taken_back_by` integer,
	`taken_back_reason` text,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_back_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `payout_runs_created` ON `payout_runs` (`created_at`);
--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`run_id` text NOT NULL,
	`owner_id` integer NOT NULL,
	`due` integer NOT NULL,
	`amount` integer NOT NULL,
	`reason` text,
	`holder` text NOT NULL,
	`iban` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `payout_runs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_run_owner` ON `payouts` (`run_id`,`owner_id`);
--> statement-breakpoint
CREATE INDEX `payouts_owner` ON `payouts` (`owner_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `presences` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`user_id` integer NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`kind`, `ref`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `presences_seen` ON `presences` (`seen_at`);
--> statement-breakpoint
CREATE TABLE `public_slugs` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`target_id` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `public_slugs_slug` ON `public_slugs` (`slug`);
--> statement-breakpoint
CREATE UNIQUE INDEX `public_slugs_target` ON `public_slugs` (`kind`,`target_id`);
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`kinds` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);
--> statement-breakpoint
CREATE TABLE `pushes` (
	`subscription_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`created_at` text NOT NULL,
	`next_attempt_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`subscription_id`, `kind`, `subject_id`),
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pushes_due` ON `pushes` (`next_attempt_at`);
--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `recovery_codes_code_hash_unique` ON `recovery_codes` (`code_hash`);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `reservation_contracts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`terms_version` text NOT NULL,
	`accepted_at` text NOT NULL,
	`paper` text NOT NULL,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservation_contracts_reservation_id_unique` ON `reservation_contracts` (`reservation_id`);
--> statement-breakpoint
CREATE TABLE `reservation_extras` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`label` text NOT NULL,
	`unit_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`amount` integer NOT NULL,
	`payee` text NOT NULL,
	`created_by` integer,
	`removed_at` text,
	`removed_by` integer,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`removed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reservation_extras_amount" CHECK(unit_price > 0 and quantity > 0 and amount = unit_price * quantity)
);
--> statement-breakpoint
CREATE INDEX `reservation_extras_reservation` ON `reservation_extras` (`reservation_id`,`removed_at`,`payee`,`amount`);
--> statement-breakpoint
CREATE TABLE `reservation_guests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`position` integer NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`nationality` text,
	`identity_kind` text,
	`identity_number` text,
	`birth_date` text,
	`plate` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reservation_guests_reservation` ON `reservation_guests` (`reservation_id`,`position`);
--> statement-breakpoint
CREATE TABLE `reservation_history` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`by` text NOT NULL,
	`user_id` integer,
	`reason` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reservation_history_reservation` ON `reservation_history` (`reservation_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `reservation_tallies` (
	`check_out` text NOT NULL,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`unread` integer DEFAULT false NOT NULL,
	`stays` integer NOT NULL,
	PRIMARY KEY(`check_out`, `status`, `source`, `unread`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reservations` (
	`row_id` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`code` text NOT NULL,
	`status` text NOT NULL,
	`villa_id` integer NOT NULL,
	`owner_id` integer,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`nights` integer NOT NULL,
	`late_checkout` text,
	`adults` integer NOT NULL,
	`children` integer DEFAULT 0 NOT NULL,
	`babies` integer DEFAULT 0 NOT NULL,
	`source` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text NOT NULL,
	`guest_id` text,
	`links_version` integer DEFAULT 1 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`agency_note` text DEFAULT '' NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`gross` integer DEFAULT 0 NOT NULL,
	`owner_discount` integer DEFAULT 0 NOT NULL,
	`agency_discount` integer DEFAULT 0 NOT NULL,
	`discount_reason` text,
	`service` integer DEFAULT 0 NOT NULL,
	`cleaning` integer DEFAULT 0 NOT NULL,
	`extras` integer DEFAULT 0 NOT NULL,
	`agency_extras` integer DEFAULT 0 NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`prepayment` integer DEFAULT 0 NOT NULL,
	`deposit` integer DEFAULT 0 NOT NULL,
	`commission` integer DEFAULT 0 NOT NULL,
	`owner_payout` integer DEFAULT 0 NOT NULL,
	`paid` integer DEFAULT 0 NOT NULL,
	`extras_paid` integer DEFAULT 0 NOT NULL,
	`guest_money` integer DEFAULT 0 NOT NULL,
	`to_owner` integer DEFAULT 0 NOT NULL,
	`owner_due` integer GENERATED ALWAYS AS (iif(status in ('confirmed', 'staying', 'completed', 'no_show'), owner_payout + max(0, min(total - agency_extras, paid - extras_paid, iif(status = 'no_show', coalesce(kept, 0), paid - extras_paid)) - prepayment) - to_owner - max(0, min(max(0, min(total - agency_extras, paid - extras_paid, iif(status = 'no_show', coalesce(kept, 0), paid - extras_paid)) - prepayment) - to_owner, commission - prepayment)), -to_owner)) VIRTUAL NOT NULL,
	`paid_out` integer DEFAULT 0 NOT NULL,
	`kept` integer,
	`kept_reason` text,
	`prepayment_rate` integer NOT NULL,
	`commission_rate` integer NOT NULL,
	`lines` text NOT NULL,
	`hold_expires_at` text,
	`option_expires_at` text,
	`confirmed_at` text,
	`closed_at` text,
	`close_reason` text,
	`terms_version` text,
	`kvkk_version` text,
	`consent_at` text,
	`consent_ip` text,
	`marketing` integer DEFAULT false NOT NULL,
	`offer_id` text,
	`created_by` integer,
	`read_at` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`guest_id`) REFERENCES `guest_records`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_id_unique` ON `reservations` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reservations_code` ON `reservations` (`code`);
--> statement-breakpoint
CREATE INDEX `reservations_check_in` ON `reservations` (`check_in`,`check_out`,`status`,`villa_id`,`total`,`created_at`,`confirmed_at`,`source`,`id`,`nights`);
--> statement-breakpoint
CREATE INDEX `reservations_newest` ON `reservations` (`created_at`,`check_out`);
--> statement-breakpoint
CREATE INDEX `reservations_state` ON `reservations` (`status`,`created_at`,`check_out`);
--> statement-breakpoint
CREATE INDEX `reservations_source` ON `reservations` (`source`,`created_at`,`check_out`);
--> statement-breakpoint
CREATE INDEX `reservations_unopened` ON `reservations` (`read_at`,`created_at`,`check_out`) WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX `reservations_by_total` ON `reservations` (`total`,`check_out`,`status`,`source`);
--> statement-breakpoint
CREATE INDEX `reservations_by_code` ON `reservations` (`code`,`check_out`,`status`,`source`);
--> statement-breakpoint
CREATE INDEX `reservations_by_name` ON `reservations` (`search_text`,`check_out`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reservations_named` ON `reservations` (`row_id`,`id`);
--> statement-breakpoint
CREATE INDEX `reservations_found` ON `reservations` (`row_id`,`check_out`,`created_at`);
--> statement-breakpoint
CREATE INDEX `reservations_ends` ON `reservations` (`check_out`,`status`);
--> statement-breakpoint
CREATE INDEX `reservations_departures` ON `reservations` (`check_out`,`check_in`,`created_at`,`total`,`code`);
--> statement-breakpoint
CREATE INDEX `reservations_villa` ON `reservations` (`villa_id`,`check_in`,`check_out`,`status`,`created_at`,`total`,`id`,`nights`);
--> statement-breakpoint
CREATE INDEX `reservations_owner` ON `reservations` (`owner_id`,`check_in`);
--> statement-breakpoint
CREATE INDEX `reservations_status` ON `reservations` (`status`,`check_in`,`villa_id`,`prepayment`,`paid`,`extras_paid`,`total`);
--> statement-breakpoint
CREATE INDEX `reservations_owner_open` ON `reservations` (`owner_id`,`check_in`) WHERE paid_out <> owner_due;
--> statement-breakpoint
CREATE INDEX `reservations_undecided` ON `reservations` (`created_at`,`check_out`) WHERE guest_money > 0 and status in ('requested', 'option');
--> statement-breakpoint
CREATE INDEX `reservations_requests` ON `reservations` (`status`,`hold_expires_at`) WHERE status = 'requested';
--> statement-breakpoint
CREATE INDEX `reservations_options` ON `reservations` (`status`,`option_expires_at`) WHERE status = 'option';
--> statement-breakpoint
CREATE INDEX `reservations_late` ON `reservations` (`villa_id`,`check_out`) WHERE late_checkout is not null;
--> statement-breakpoint
CREATE INDEX `reservations_long` ON `reservations` (`check_in`,`check_out`) WHERE status in ('confirmed', 'staying', 'completed') and nights > 14;
--> statement-breakpoint
CREATE INDEX `reservations_offer` ON `reservations` (`offer_id`);
--> statement-breakpoint
CREATE INDEX `reservations_email` ON `reservations` (`email`);
--> statement-breakpoint
CREATE INDEX `reservations_guest` ON `reservations` (`guest_id`,`check_in`);
--> statement-breakpoint
CREATE INDEX `reservations_confirmed` ON `reservations` (`confirmed_at`,`id`);
--> statement-breakpoint
CREATE TABLE `sandbox_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`checkout_id` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`outcome` text NOT NULL,
	`failure` text,
	`deliver_at` text NOT NULL,
	`delivered_at` text,
	FOREIGN KEY (`checkout_id`) REFERENCES `payment_checkouts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sandbox_payments_checkout` ON `sandbox_payments` (`checkout_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_payments_once` ON `sandbox_payments` (`checkout_id`) WHERE outcome = 'paid';
--> statement-breakpoint
CREATE INDEX `sandbox_payments_due` ON `sandbox_payments` (`delivered_at`,`deliver_at`);
--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`screen` text NOT NULL,
	`name` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_views_screen` ON `saved_views` (`screen`,`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `saved_views_name` ON `saved_views` (`user_id`,`screen`,`name`);
--> statement-breakpoint
CREATE TABLE `screen_preferences` (
	`user_id` integer NOT NULL,
	`screen` text NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`state` text NOT NULL,
	PRIMARY KEY(`user_id`, `screen`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`expires_at` text NOT NULL,
	`revoked_at` text,
	`last_used_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`last_ip` text,
	`confirmed_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`ip` text,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`expires_at`);
--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`group` text NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `settings_key_unique` ON `settings` (`key`);
--> statement-breakpoint
CREATE TABLE `sold_tallies` (
	`month` text PRIMARY KEY NOT NULL,
	`nights` integer NOT NULL,
	`total` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `stay_invoices` (
	`reservation_id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`file` text NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stay_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`details` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`receipt` text,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by` integer,
	`answered_at` text,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stay_requests_reservation` ON `stay_requests` (`reservation_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `stay_requests_state` ON `stay_requests` (`state`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `stay_requests_open` ON `stay_requests` (`reservation_id`,`kind`) WHERE state = 'open';
--> statement-breakpoint
CREATE TABLE `subscribers` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`email` text NOT NULL,
	`confirmed_at` text,
	`left_at` text,
	`consent_at` text,
	`consent_ip` text,
	`consent_text` text,
	`link_id` text,
	`token_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email` ON `subscribers` (`email`);
--> statement-breakpoint
CREATE INDEX `subscribers_token` ON `subscribers` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `task_completions` (
	`task` text NOT NULL,
	`villa_id` integer NOT NULL,
	`stay_id` text,
	`done_on` text NOT NULL,
	`done_at` text NOT NULL,
	`done_by` integer NOT NULL,
	PRIMARY KEY(`task`, `done_on`),
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `task_completions_day` ON `task_completions` (`done_on`,`villa_id`);
--> statement-breakpoint
CREATE TABLE `task_notes` (
	`task` text PRIMARY KEY NOT NULL,
	`villa_id` integer NOT NULL,
	`stay_id` text,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`checked` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `task_notes_stay` ON `task_notes` (`stay_id`);
--> statement-breakpoint
CREATE INDEX `task_notes_created` ON `task_notes` (`created_at`);
--> statement-breakpoint
CREATE TABLE `task_photos` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`task` text NOT NULL,
	`villa_id` integer NOT NULL,
	`stay_id` text,
	`file` text NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `task_photos_task` ON `task_photos` (`task`,`created_at`);
--> statement-breakpoint
CREATE INDEX `task_photos_stay` ON `task_photos` (`stay_id`);
--> statement-breakpoint
CREATE INDEX `task_photos_created` ON `task_photos` (`created_at`);
--> statement-breakpoint
CREATE TABLE `team_members` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`image` text,
	`display_order` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `totp_factors` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `totp_factors_user` ON `totp_factors` (`user_id`);
--> statement-breakpoint
CREATE TABLE `towns` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`district_id` integer NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '[]' NOT NULL,
	`image` text,
	`latitude` real,
	`longitude` real,
	`popular` integer DEFAULT false NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`district_id`) REFERENCES `districts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `towns_slug` ON `towns` (`slug`);
--> statement-breakpoint
CREATE INDEX `towns_district` ON `towns` (`district_id`);
--> statement-breakpoint
CREATE INDEX `towns_order` ON `towns` (`display_order`,`id`);
--> statement-breakpoint
CREATE TABLE `transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`reservation_id` text NOT NULL,
	`kind` text NOT NULL,
	`method` text NOT NULL,
	`provider` text,
	`provider_ref` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'TRY' NOT NULL,
	`rate` text,
	`installments` integer DEFAULT 1 NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`note` text DEFAULT '' NOT NULL,
	`paid_at` text,
	`refund_of` text,
	`proof` text,
	`payout_id` text,
	`created_by` integer,
	FOREIGN KEY (`reservation_id`) REFERENCES `reservations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payout_id`) REFERENCES `payouts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `transactions_provider_ref` ON `transactions` (`provider`,`provider_ref`);
--> statement-breakpoint
CREATE INDEX `transactions_reservation` ON `transactions` (`reservation_id`,`status`);
--> statement-breakpoint
CREATE INDEX `transactions_created` ON `transactions` (`created_at`);
--> statement-breakpoint
CREATE INDEX `transactions_paid` ON `transactions` (`paid_at`,`status`,`kind`,`method`,`amount`);
--> statement-breakpoint
CREATE INDEX `transactions_kind` ON `transactions` (`kind`,`created_at`);
--> statement-breakpoint
CREATE INDEX `transactions_method` ON `transactions` (`method`,`created_at`);
--> statement-breakpoint
CREATE INDEX `transactions_status` ON `transactions` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `transactions_amount` ON `transactions` (`amount`);
--> statement-breakpoint
CREATE INDEX `transactions_refund_of` ON `transactions` (`refund_of`);
--> statement-breakpoint
CREATE INDEX `transactions_payout` ON `transactions` (`payout_id`);
--> statement-breakpoint
CREATE TABLE `user_details` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`phone` text,
	`identity_number` text,
	`iban` text,
	`payout_timing` text DEFAULT 'arrival' NOT NULL,
	`address` text,
	`notes` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`last_login_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);
--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`sort_key`);
--> statement-breakpoint
CREATE TABLE `villa_features` (
	`villa_id` integer NOT NULL,
	`feature_id` integer NOT NULL,
	PRIMARY KEY(`villa_id`, `feature_id`),
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`feature_id`) REFERENCES `features`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_features_feature` ON `villa_features` (`feature_id`);
--> statement-breakpoint
CREATE TABLE `villa_btrans` (
	`villa_id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`owner_kind` text DEFAULT 'person' NOT NULL,
	`identity_kind` text,
	`identity_number` text,
	`first_name` text,
	`last_name` text,
	`company_title` text,
	`iban` text,
	`phone` text,
	`email` text,
	`province_plate` integer,
	`district_code` integer,
	`neighbourhood` text,
	`avenue` text,
	`street` text,
	`outer_door_no` text,
	`inner_door_no` text,
	`zoning_plan` text,
	`ground_system_no` text,
	`deed_journal_no` text,
	`application_info` text,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `villa_discounts` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`kind` text NOT NULL,
	`rate` integer NOT NULL,
	`book_from` text,
	`book_to` text,
	`stay_from` text,
	`stay_to` text,
	`min_nights` integer,
	`days_before` integer,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_discounts_villa` ON `villa_discounts` (`villa_id`);
--> statement-breakpoint
CREATE TABLE `villa_distances` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`place` text NOT NULL,
	`metres` integer NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_distances_villa` ON `villa_distances` (`villa_id`);
--> statement-breakpoint
CREATE TABLE `villa_images` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`key` text NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`room` text DEFAULT '' NOT NULL,
	`color` text DEFAULT '#d9d4c8' NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_images_villa` ON `villa_images` (`villa_id`,`position`);
--> statement-breakpoint
CREATE TABLE `villa_nights` (
	`villa_id` integer NOT NULL,
	`night` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`expires_at` text,
	`claimed_by` text,
	`free_at` text GENERATED ALWAYS AS (case when claimed_by is null then expires_at end) VIRTUAL,
	PRIMARY KEY(`villa_id`, `night`),
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `villa_nights_ref` ON `villa_nights` (`ref`);
--> statement-breakpoint
CREATE INDEX `villa_nights_night` ON `villa_nights` (`night`,`kind`,`expires_at`,`claimed_by`);
--> statement-breakpoint
CREATE INDEX `villa_nights_ending` ON `villa_nights` (`night`,`kind`,`expires_at`,`claimed_by`,`villa_id`) WHERE expires_at is not null;
--> statement-breakpoint
CREATE INDEX `villa_nights_unsold` ON `villa_nights` (`night`,`kind`,`expires_at`,`claimed_by`,`ref`) WHERE kind in ('block', 'external') or claimed_by is not null;
--> statement-breakpoint
CREATE TABLE `villa_permit_files` (
	`villa_id` integer PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`file` text NOT NULL,
	`created_by` integer,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `villa_pools` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`use` text NOT NULL,
	`kind` text NOT NULL,
	`width_cm` integer NOT NULL,
	`length_cm` integer NOT NULL,
	`depth_cm` integer NOT NULL,
	`heated` integer DEFAULT false NOT NULL,
	`sheltered` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_pools_villa` ON `villa_pools` (`villa_id`);
--> statement-breakpoint
CREATE TABLE `villa_prices` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`nightly` integer DEFAULT 0 NOT NULL,
	`min_nights` integer,
	`short_stay_fee` integer,
	`cleaning_threshold` integer,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_prices_villa` ON `villa_prices` (`villa_id`,`starts_on`,`ends_on`);
--> statement-breakpoint
CREATE TABLE `villa_private` (
	`villa_id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`greeter_name` text,
	`greeter_phone` text,
	`caretaker_name` text,
	`caretaker_phone` text,
	`key_box` text,
	`door_code` text,
	`wifi_name` text,
	`wifi_password` text,
	`calendar_manager` text,
	`agency_notes` text,
	`house_guide` text DEFAULT '[]' NOT NULL,
	`nearby` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `villa_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`message_id` text,
	`question` text NOT NULL,
	`answer` text NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`message_id`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_questions_villa` ON `villa_questions` (`villa_id`,`active`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `villa_questions_message` ON `villa_questions` (`message_id`);
--> statement-breakpoint
CREATE TABLE `villa_rooms` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`villa_id` integer NOT NULL,
	`name` text NOT NULL,
	`beds` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_rooms_villa` ON `villa_rooms` (`villa_id`,`position`);
--> statement-breakpoint
CREATE TABLE `villa_task_rules` (
	`villa_id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`rules` text NOT NULL,
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `villa_types` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`heading` text DEFAULT '' NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`body` text DEFAULT '[]' NOT NULL,
	`image` text,
	`active` integer DEFAULT true NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `villa_types_slug` ON `villa_types` (`slug`);
--> statement-breakpoint
CREATE INDEX `villa_types_order` ON `villa_types` (`display_order`,`id`);
--> statement-breakpoint
CREATE TABLE `villa_villa_types` (
	`villa_id` integer NOT NULL,
	`villa_type_id` integer NOT NULL,
	PRIMARY KEY(`villa_id`, `villa_type_id`),
	FOREIGN KEY (`villa_id`) REFERENCES `villas`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`villa_type_id`) REFERENCES `villa_types`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `villa_villa_types_type` ON `villa_villa_types` (`villa_type_id`);
--> statement-breakpoint
CREATE TABLE `villas` (
	`id` integer PRIMARY KEY NOT NULL,
	`created_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`updated_at` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`code` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` integer NOT NULL,
	`owner_since` text,
	`town_id` integer NOT NULL,
	`district_id` integer NOT NULL,
	`neighbourhood` text DEFAULT '' NOT NULL,
	`active` integer DEFAULT false NOT NULL,
	`popular` integer DEFAULT false NOT NULL,
	`villa_of_month` integer DEFAULT false NOT NULL,
	`display_order` integer DEFAULT 0 NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '[]' NOT NULL,
	`included` text DEFAULT '[]' NOT NULL,
	`excluded` text DEFAULT '[]' NOT NULL,
	`house_rules` text DEFAULT '[]' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`good_to_know` text DEFAULT '[]' NOT NULL,
	`video_url` text,
	`capacity` integer NOT NULL,
	`max_adults` integer NOT NULL,
	`max_children` integer NOT NULL,
	`max_babies` integer NOT NULL,
	`bedrooms` integer NOT NULL,
	`bathrooms` integer NOT NULL,
	`floors` integer DEFAULT 1 NOT NULL,
	`latitude` real,
	`longitude` real,
	`check_in_time` text DEFAULT '16:00' NOT NULL,
	`check_out_time` text DEFAULT '10:00' NOT NULL,
	`min_nights_season` integer DEFAULT 5 NOT NULL,
	`min_nights_other` integer DEFAULT 3 NOT NULL,
	`deposit` integer DEFAULT 0 NOT NULL,
	`deposit_taker` text DEFAULT 'owner' NOT NULL,
	`cleaning_fee` integer DEFAULT 0 NOT NULL,
	`cleaning_threshold` integer DEFAULT 7 NOT NULL,
	`commission_rate` integer DEFAULT 2000 NOT NULL,
	`prepayment_rate` integer DEFAULT 2000 NOT NULL,
	`extras` text DEFAULT '[]' NOT NULL,
	`permit_no` text,
	`permit_date` text,
	`permit_holder` text,
	`permit_address` text,
	`permit_max_guests` integer,
	`permit_scan` text,
	`permit_plaque_no` text,
	`permit_verified_at` text,
	`permit_expires_on` text,
	`priced_until` text DEFAULT '' NOT NULL,
	`calendar_token` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`town_id`) REFERENCES `towns`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`district_id`) REFERENCES `districts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `villas_slug` ON `villas` (`slug`);
--> statement-breakpoint
CREATE UNIQUE INDEX `villas_code` ON `villas` (`code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `villas_calendar_token` ON `villas` (`calendar_token`);
--> statement-breakpoint
CREATE UNIQUE INDEX `villas_of_month` ON `villas` (`villa_of_month`) WHERE villa_of_month = 1;
--> statement-breakpoint
CREATE INDEX `villas_list` ON `villas` (`display_order`,`id`,`search_text`,`town_id`,`active`,`popular`,`villa_of_month`,`permit_no`,`permit_expires_on`);
--> statement-breakpoint
CREATE INDEX `villas_priced` ON `villas` (`priced_until`,`active`);
--> statement-breakpoint
CREATE INDEX `villas_sort` ON `villas` (`sort_key`);
--> statement-breakpoint
CREATE INDEX `villas_unpermitted` ON `villas` (`sort_key`) WHERE trim(coalesce(permit_no, '')) = '';
--> statement-breakpoint
CREATE INDEX `villas_owner` ON `villas` (`owner_id`,`display_order`);
--> statement-breakpoint
CREATE INDEX `villas_town` ON `villas` (`town_id`,`display_order`);
--> statement-breakpoint
CREATE INDEX `villas_place` ON `villas` (`town_id`,`sort_key`,`id`,`active`);
--> statement-breakpoint
CREATE INDEX `villas_where` ON `villas` (`id`,`town_id`,`sort_key`,`active`,`name`);
--> statement-breakpoint
CREATE INDEX `villas_district` ON `villas` (`district_id`,`capacity`);
--> statement-breakpoint
CREATE TABLE `write_guards` (
	`check_name` text NOT NULL,
	`passed` integer NOT NULL
);
--> statement-breakpoint
-- What Drizzle cannot express; the rest above is written from the schema.

-- A trigram index of names, codes and phones. `search_text` is folded before it is stored. Erased
-- texts leave the index at once (`secure-delete`), and not only when it is merged. Stays are
-- identified by `row_id`, which a VACUUM does not change. Options are in double quotes, because the
-- server's own dump does not escape single ones and could not be restored. SQLite 3.45 writes pages
-- with `secure-delete` without setting their format version (5), and then reports the index as
-- malformed: so it is set here.
CREATE VIRTUAL TABLE reservation_texts USING fts5(
  search_text, code, phone,
  content = "reservations", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);
--> statement-breakpoint
INSERT INTO reservation_texts (reservation_texts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
UPDATE reservation_texts_config SET v = 5 WHERE k = 'version';
--> statement-breakpoint
CREATE VIRTUAL TABLE guest_names USING fts5(
  search_text, content = "guest_records", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);
--> statement-breakpoint
INSERT INTO guest_names (guest_names, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
UPDATE guest_names_config SET v = 5 WHERE k = 'version';
--> statement-breakpoint
CREATE VIRTUAL TABLE guest_contact_texts USING fts5(
  value, content = "guest_contacts", content_rowid = "row_id", tokenize = "trigram case_sensitive 1"
);
--> statement-breakpoint
INSERT INTO guest_contact_texts (guest_contact_texts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
UPDATE guest_contact_texts_config SET v = 5 WHERE k = 'version';
--> statement-breakpoint
-- A month is read by the days of its events.
CREATE INDEX transactions_day ON transactions (status, date(paid_at, '+3 hours'));
--> statement-breakpoint
CREATE INDEX reservations_day ON reservations (date(check_in));
--> statement-breakpoint
CREATE INDEX reservations_kept ON reservations (date(coalesce(closed_at, updated_at), '+3 hours'))
WHERE kept > 0;
--> statement-breakpoint
-- The counters of changes (decision 0004).
INSERT INTO catalogue_version (id, version, content, pages, changed_at)
  VALUES (1, 1, 1, 1, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
