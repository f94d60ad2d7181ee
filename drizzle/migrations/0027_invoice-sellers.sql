ALTER TABLE `invoices` ADD `seller` text;
