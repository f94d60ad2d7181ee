DROP INDEX `transactions_paid`;--> statement-breakpoint
CREATE INDEX `transactions_paid` ON `transactions` (`paid_at`,`status`,`kind`,`amount`);