-- What the agency keeps of the money of a stay that is off; null while nobody has decided.
ALTER TABLE `reservations` ADD `kept` integer;
--> statement-breakpoint
ALTER TABLE `reservations` ADD `kept_reason` text;
--> statement-breakpoint
-- What the agency holds of a stay that is off and has not decided to keep: the stay's own money and
-- the damage deposit. The one definition of it; alarms, screens and tests read this.
CREATE VIEW `refunds_due` AS
SELECT
  r.id AS reservation_id,
  max(0, r.paid - coalesce(r.kept, 0)) + max(0, coalesce((
    SELECT sum(CASE t.kind WHEN 'deposit' THEN t.amount ELSE -t.amount END) FROM transactions t
    WHERE t.reservation_id = r.id AND t.status = 'succeeded'
      AND t.kind IN ('deposit', 'deposit_refund')
  ), 0)) AS amount,
  max(r.updated_at, coalesce((
    SELECT max(t.updated_at) FROM transactions t WHERE t.reservation_id = r.id
  ), '')) AS since
FROM reservations r
WHERE r.status IN ('rejected', 'expired', 'cancelled', 'no_show');
--> statement-breakpoint
-- No money of a stay that is off is ever forgotten, whoever wrote last: its alarm opens, follows the
-- amount and closes with the ledger. Every entry of the ledger sets `paid` (0030), so this sees all.
CREATE TRIGGER reservations_off_owe_refunds
AFTER UPDATE OF status, paid, kept ON reservations
WHEN old.status IN ('rejected', 'expired', 'cancelled', 'no_show')
  OR new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
BEGIN
  INSERT INTO payment_alarms (id, created_at, updated_at, kind, cause, reservation_id, amount)
  SELECT lower(hex(randomblob(16))), since, since, 'refund_due', 'refund_due:' || reservation_id,
    reservation_id, amount
  FROM refunds_due WHERE reservation_id = new.id AND amount > 0
  ON CONFLICT (cause) DO UPDATE SET amount = excluded.amount, updated_at = excluded.updated_at,
    resolved_at = NULL, resolved_by = NULL, resolution = NULL
  WHERE payment_alarms.amount <> excluded.amount OR payment_alarms.resolved_at IS NOT NULL;
  -- What came too late for the stay needs nobody any more either.
  UPDATE payment_alarms SET resolved_at = max(updated_at, new.updated_at),
    resolution = CASE WHEN new.status IN ('rejected', 'expired', 'cancelled', 'no_show')
      THEN 'İade edildi ya da kesinti olarak ayrıldı.' ELSE 'Rezervasyon yeniden açıldı.' END
  WHERE reservation_id = new.id AND resolved_at IS NULL
    AND kind IN ('refund_due', 'late', 'dates_taken')
    AND NOT EXISTS (SELECT 1 FROM refunds_due WHERE reservation_id = new.id AND amount > 0);
END;
--> statement-breakpoint
-- A guest who never came was dealt with by hand until now; other money of stays that are off was not.
UPDATE reservations SET kept = paid WHERE status = 'no_show' AND paid > 0;
--> statement-breakpoint
UPDATE reservations SET kept = paid
WHERE status IN ('rejected', 'expired', 'cancelled') AND source = 'import' AND paid > 0;
--> statement-breakpoint
INSERT INTO payment_alarms (id, created_at, updated_at, kind, cause, reservation_id, amount)
SELECT lower(hex(randomblob(16))), since, since, 'refund_due', 'refund_due:' || reservation_id,
  reservation_id, amount
FROM refunds_due WHERE amount > 0
ON CONFLICT (cause) DO NOTHING;
--> statement-breakpoint
-- Never more back than came in, whichever way it goes and whoever books it at the same moment.
CREATE TRIGGER transactions_give_back_what_came BEFORE INSERT ON transactions
WHEN new.status <> 'failed' AND new.kind IN ('refund', 'deposit_refund')
BEGIN
  SELECT RAISE(ABORT, 'More given back than came in') WHERE new.amount > (
    SELECT coalesce(sum(CASE WHEN kind = new.kind THEN -amount ELSE amount END), 0)
    FROM transactions
    WHERE reservation_id = new.reservation_id AND (
      (kind = new.kind AND status <> 'failed') OR (status = 'succeeded' AND CASE new.kind
        WHEN 'refund' THEN kind IN ('prepayment', 'balance', 'extra')
        ELSE kind = 'deposit' END)
    )
  );
  SELECT RAISE(ABORT, 'More given back of a payment than it was') WHERE new.amount > (
    SELECT amount - coalesce((
      SELECT sum(back.amount) FROM transactions back
      WHERE back.refund_of = new.refund_of AND back.status <> 'failed'
    ), 0) FROM transactions WHERE id = new.refund_of
  );
END;
--> statement-breakpoint
-- The mails of an end say what it means in money. An agency's own words stay as they are.
UPDATE mail_templates SET body = replace(body, 'İptal koşulları:
{{iptal_kosullari}}', 'Ödediğiniz: {{odenen}}
Kesinti: {{kesinti}}
İade edilecek: {{iade}}

İptal koşulları:
{{iptal_kosullari}}')
WHERE `key` = 'iptal_bilgi' AND instr(body, '{{iade}}') = 0;
--> statement-breakpoint
UPDATE mail_templates SET body = replace(body, 'Aynı bölgede, aynı büyüklükte boş evlerimiz var.', 'Ödediğiniz: {{odenen}}
İade edilecek: {{iade}}

Aynı bölgede, aynı büyüklükte boş evlerimiz var.')
WHERE `key` = 'talep_reddedildi' AND instr(body, '{{iade}}') = 0;
--> statement-breakpoint
INSERT INTO `mail_templates` (`key`, `subject`, `body`, `action`)
SELECT 'konaklama_degisti', 'Konaklamanız değişti: {{rezervasyon_kodu}}', 'Merhaba {{ad_soyad}},

Rezervasyonunuzu konuştuğumuz gibi değiştirdik. Yeni hâli şöyle:

Villa: {{villa_adi}}
Giriş: {{giris_tarihi}}, {{giris_saati}}
Çıkış: {{cikis_tarihi}}, {{cikis_saati}}
Süre: {{gece}} gece
Toplam: {{toplam}}
Ön ödeme: {{on_odeme}}
Girişte ödenecek: {{kalan}}

Bir yanlışlık varsa lütfen hemen bize yazın ya da bizi arayın.

Sevgiyle,
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}', 'Rezervasyonu gör'
WHERE EXISTS (SELECT 1 FROM `mail_templates`)
  AND NOT EXISTS (SELECT 1 FROM `mail_templates` WHERE `key` = 'konaklama_degisti');
