CREATE INDEX `transactions_kind` ON `transactions` (`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `transactions_method` ON `transactions` (`method`,`created_at`);--> statement-breakpoint
CREATE INDEX `transactions_status` ON `transactions` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `transactions_amount` ON `transactions` (`amount`);