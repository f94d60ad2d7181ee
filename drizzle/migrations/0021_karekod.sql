ALTER TABLE `banks` ADD `karekod_tried_at` text;
