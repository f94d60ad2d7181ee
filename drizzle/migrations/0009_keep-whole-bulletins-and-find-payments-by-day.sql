ALTER TABLE `exchange_rates` ADD `forex_buying` text;--> statement-breakpoint
ALTER TABLE `exchange_rates` ADD `banknote_selling` text;--> statement-breakpoint
ALTER TABLE `exchange_rates` ADD `banknote_buying` text;--> statement-breakpoint
CREATE INDEX `transactions_paid` ON `transactions` (`paid_at`);