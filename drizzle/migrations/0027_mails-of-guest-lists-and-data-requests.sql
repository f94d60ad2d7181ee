-- Databases with content get what is new; an empty one gets all of it with its first content.
INSERT INTO `mail_templates` (`key`, `subject`, `body`, `action`)
SELECT 'misafir_listesi', 'Misafir listenizi doldurun: {{villa_adi}}, {{giris_tarihi}}', 'Merhaba {{ad_soyad}},

1774 sayılı Kimlik Bildirme Kanunu, evde kalacak herkesin kimlik ya da pasaport bilgisini girişten önce bildirmemizi istiyor. Aşağıdaki sayfada birkaç dakikada doldurabilirsiniz; yazdıklarınız kaydedilir, yarım bırakıp sonra tamamlayabilirsiniz.

Misafir listeniz: {{misafir_linki}}

Villa: {{villa_adi}}
Giriş: {{giris_tarihi}}, {{giris_saati}}
Çıkış: {{cikis_tarihi}}, {{cikis_saati}}
Rezervasyon kodu: {{rezervasyon_kodu}}

Kimlik numaraları şifrelenerek saklanır ve kanunun istediği süre dolunca silinir. Bağlantı size özeldir; birlikte kalacaklar dışında kimseyle paylaşmayın.

Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}', 'Misafir listesini doldur'
WHERE EXISTS (SELECT 1 FROM `mail_templates`)
  AND NOT EXISTS (SELECT 1 FROM `mail_templates` WHERE `key` = 'misafir_listesi');--> statement-breakpoint
INSERT INTO `mail_templates` (`key`, `subject`, `body`, `action`)
SELECT 'kvkk_onay', 'Kişisel veri başvurunuzu onaylayın', 'Merhaba,

Bu e-posta adresiyle kişisel verileriniz hakkında bir başvuru yapıldı. Siz yaptıysanız aşağıdaki düğmeyle onaylayın; başvurunuz onayladığınız anda işleme alınır ve en geç 30 gün içinde yanıtlanır.

Başvuruyu siz yapmadıysanız bir şey yapmanıza gerek yok; onaylanmayan başvurular bir hafta sonra silinir.

Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}', 'Başvurumu onayla'
WHERE EXISTS (SELECT 1 FROM `mail_templates`)
  AND NOT EXISTS (SELECT 1 FROM `mail_templates` WHERE `key` = 'kvkk_onay');--> statement-breakpoint
INSERT INTO `mail_templates` (`key`, `subject`, `body`, `action`)
SELECT 'kvkk_yonetici', 'Yeni kişisel veri başvurusu', 'Bir kişi kendi verileri hakkında başvuruda bulundu ve adresini onayladı. Kanun en geç 30 gün içinde yanıtlanmasını istiyor.

Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}', 'Başvuruyu aç'
WHERE EXISTS (SELECT 1 FROM `mail_templates`)
  AND NOT EXISTS (SELECT 1 FROM `mail_templates` WHERE `key` = 'kvkk_yonetici');--> statement-breakpoint
INSERT INTO `mail_templates` (`key`, `subject`, `body`, `action`)
SELECT 'kvkk_yanit', 'Kişisel veri başvurunuzun yanıtı', 'Merhaba,

Kişisel verileriniz hakkındaki başvurunuzu yanıtlıyoruz:

{{basvuru_yaniti}}

Yanıtımızı yeterli bulmazsanız, öğrendiğiniz günden başlayarak 30 gün içinde Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz (KVKK m. 14).

Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}', NULL
WHERE EXISTS (SELECT 1 FROM `mail_templates`)
  AND NOT EXISTS (SELECT 1 FROM `mail_templates` WHERE `key` = 'kvkk_yanit');--> statement-breakpoint
INSERT INTO `settings` (`group`, `key`, `value`)
SELECT 'rules', 'retention_identity_days', '365'
WHERE EXISTS (SELECT 1 FROM `settings`)
  AND NOT EXISTS (SELECT 1 FROM `settings` WHERE `key` = 'retention_identity_days');--> statement-breakpoint
INSERT INTO `settings` (`group`, `key`, `value`)
SELECT 'rules', 'retention_message_days', '730'
WHERE EXISTS (SELECT 1 FROM `settings`)
  AND NOT EXISTS (SELECT 1 FROM `settings` WHERE `key` = 'retention_message_days');--> statement-breakpoint
INSERT INTO `settings` (`group`, `key`, `value`)
SELECT 'rules', 'retention_request_days', '365'
WHERE EXISTS (SELECT 1 FROM `settings`)
  AND NOT EXISTS (SELECT 1 FROM `settings` WHERE `key` = 'retention_request_days');
