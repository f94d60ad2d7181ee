-- Databases that have templates get what is new; an empty one gets all of them with its first content.
INSERT INTO `mail_templates` (`key`, `subject`, `body`)
SELECT 'iletisim_yanit', 'Yanıt: {{konu}}', 'Merhaba {{ad_soyad}},

{{mesaj}}

Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}'
WHERE EXISTS (SELECT 1 FROM `mail_templates`);--> statement-breakpoint
UPDATE `mail_templates` SET `action` = CASE `key`
  WHEN 'talep_alindi' THEN 'Talebimi gör'
  WHEN 'yeni_talep_yonetici' THEN 'Talebi aç'
  WHEN 'odeme_linki' THEN 'Güvenli ödemeye geç'
  WHEN 'odeme_basarisiz' THEN 'Yeniden dene'
  WHEN 'rezervasyon_onay' THEN 'Rezervasyonumu gör'
  WHEN 'on_odeme_bilgi' THEN 'Ödeme sayfasını aç'
  WHEN 'opsiyon_hatirlatma' THEN 'Ödeme sayfasını aç'
  ELSE 'Panelde aç'
END
WHERE `action` IS NULL AND `key` IN ('talep_alindi', 'yeni_talep_yonetici', 'odeme_linki', 'odeme_basarisiz', 'rezervasyon_onay', 'on_odeme_bilgi', 'opsiyon_hatirlatma', 'sahip_musaitlik', 'sahip_onay');
