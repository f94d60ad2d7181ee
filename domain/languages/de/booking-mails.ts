import type { TranslatedMails } from '../translated-mails.ts';

export const HELLO = 'Guten Tag {{ad_soyad}},';
export const HELLO_STRANGER = 'Guten Tag,';

const STAY = `Buchungscode: {{rezervasyon_kodu}}
Villa: {{villa_adi}} (Tourismusgenehmigung {{belge_no}})
Anreise: {{giris_tarihi}}, {{giris_saati}} Uhr
Abreise: {{cikis_tarihi}}, {{cikis_saati}} Uhr
Nächte: {{gece}}
Erwachsene: {{yetiskin}}
Kinder: {{cocuk}}
Babys: {{bebek}}`;

const MONEY = `Gesamtpreis: {{toplam}}
Reinigung (im Gesamtpreis enthalten): {{temizlik}}
Zusatzleistungen (im Gesamtpreis enthalten): {{ek_hizmet}}
Anzahlung: {{on_odeme}}
Zwischenzahlungen: {{ara_odemeler}}
Bei Anreise zu zahlen: {{kalan}}
An die Agentur für Zusatzleistungen zu zahlen: {{ek_hizmet_borcu}}
Kaution (bei Anreise hinterlegt, bei Abreise zurückgezahlt): {{depozito}}`;

const BANKS = 'Unsere Bankkonten (Zahlung in türkischen Lira):\n{{banka_listesi}}';

/** The mails of a booking, from the request to the confirmation or its end. */
export default {
  talep_alindi: {
    subject: 'Ihre Anfrage ist angekommen: {{villa_adi}}, {{giris_tarihi}}',
    text: [
      HELLO_STRANGER,
      'Ihre Buchungsanfrage ist bei uns eingegangen. Wir klären jetzt alles mit dem Eigentümer; zu zahlen ist in diesem Schritt nichts.',
      '{{yanit_sozu}}; bis dahin sind die Nächte für Sie reserviert.',
      STAY,
      MONEY,
      'Stand, Zahlung und nächsten Schritt sehen Sie jederzeit auf Ihrer Seite „Mein Aufenthalt“; der Link ist nur für Sie.',
    ],
    button: 'Mein Aufenthalt',
  },
  on_odeme_bilgi: {
    subject: 'Ihre Villa wartet auf Ihre Anzahlung: {{villa_adi}}',
    text: [
      HELLO,
      'Der Eigentümer hat Ihre Tage bestätigt; die Nächte in {{villa_adi}} sind für Sie reserviert. Mit Eingang Ihrer Anzahlung ist die Buchung verbindlich.\n\nBitte zahlen Sie bis: {{opsiyon_bitis}} Uhr (türkische Zeit)',
      STAY,
      MONEY,
      BANKS,
      'Als Verwendungszweck schreiben Sie bitte nur Ihren Buchungscode: {{rezervasyon_kodu}}. Um mit Karte zu zahlen oder uns Ihre Überweisung mitzuteilen, öffnen Sie mit der Schaltfläche unten Ihre Seite „Mein Aufenthalt“.',
      'Läuft die Frist ab, werden die Nächte wieder angeboten. Wenn Sie mehr Zeit brauchen, sagen Sie uns bitte vorher Bescheid.',
    ],
    button: 'Zahlen oder Zahlung melden',
  },
  opsiyon_hatirlatma: {
    subject: 'Ihre Zahlungsfrist läuft ab: {{villa_adi}}',
    text: [
      HELLO,
      'Ihre Zahlungsfrist für {{villa_adi}} läuft bald ab, und Ihre Anzahlung ist noch nicht bei uns. Wenn Sie schon gezahlt haben, brauchen Sie nichts zu tun; senden Sie uns einfach den Beleg als Antwort.',
      'Buchungscode: {{rezervasyon_kodu}}\nAnreise: {{giris_tarihi}}\nAbreise: {{cikis_tarihi}}\nNoch zu leistende Anzahlung: {{acik_on_odeme}}\nBitte zahlen Sie bis: {{opsiyon_bitis}} Uhr (türkische Zeit)',
      BANKS,
      'Falls Sie es sich anders überlegt haben, genügt eine Zeile; wir geben die Nächte sofort frei.',
    ],
    button: 'Zahlen oder Zahlung melden',
  },
  opsiyon_doldu: {
    subject: 'Die Frist ist abgelaufen: {{villa_adi}}, {{giris_tarihi}}',
    text: [
      HELLO_STRANGER,
      'Die Frist für {{villa_adi}} ist ohne Anzahlung abgelaufen; die Nächte {{giris_tarihi}} – {{cikis_tarihi}} werden wieder angeboten.',
      'Wenn Sie weiterhin Interesse haben, sehen Sie über die Schaltfläche unten dieselben Tage noch einmal an: Sind die Nächte frei, können Sie sie sofort neu buchen; wenn nicht, finden Sie dort ähnliche freie Villen. Sie können uns auch schreiben. Haben Sie bereits gezahlt, sagen Sie uns Bescheid; der Betrag ist in Ihrer Buchung vermerkt.',
      'Buchungscode: {{rezervasyon_kodu}}',
    ],
    button: 'Mein Aufenthalt',
  },
  rezervasyon_onay: {
    subject: 'Ihre Buchung ist bestätigt: {{villa_adi}}, {{giris_tarihi}}',
    text: [
      HELLO,
      'Ihre Buchung ist verbindlich. Diese E-Mail ist Ihre Bestätigung; es genügt, sie bei der Anreise zu zeigen.',
      STAY,
      `${MONEY}\nVon der Anzahlung noch nicht eingegangen: {{acik_on_odeme}}`,
      'Den Restbetrag zahlen Sie bei der Anreise bar oder per Überweisung; auf Ihrer Seite „Mein Aufenthalt“ können Sie ihn auch vorher zahlen. Ist Ihre Anzahlung eingegangen, stehen Adresse, Lage und Telefonnummer der Person, die Sie empfängt, schon jetzt auf „Mein Aufenthalt“; vor der Anreise senden wir sie auch per E-Mail.',
      'Nach türkischem Recht werden die Ausweis- oder Passdaten aller Gäste vor der Anreise gemeldet. Wenn Sie sie auf dieser Seite eintragen, warten Sie nicht an der Tür: {{misafir_linki}}',
      'Zum Ausdrucken: Ihr Buchungsbeleg (PDF): {{belge_linki}}',
      'Stornobedingungen:\n{{iptal_kosullari}}',
    ],
    button: 'Mein Aufenthalt',
  },
  konaklama_degisti: {
    subject: 'Ihr Aufenthalt wurde geändert: {{rezervasyon_kodu}}',
    text: [
      HELLO,
      'Wir haben Ihre Buchung wie besprochen geändert. So sieht sie jetzt aus:',
      STAY,
      MONEY,
      'Falls etwas nicht stimmt, schreiben Sie uns bitte sofort oder rufen Sie uns an.',
    ],
    button: 'Mein Aufenthalt',
  },
  talep_reddedildi: {
    subject: '{{villa_adi}} ist an diesen Tagen nicht frei',
    text: [
      HELLO_STRANGER,
      'Wir haben mit dem Eigentümer gesprochen; leider ist {{villa_adi}} vom {{giris_tarihi}} bis {{cikis_tarihi}} nicht verfügbar. Es tut uns leid, dass Sie warten mussten.',
      'Gezahlt: {{odenen}}\nWird erstattet: {{iade}}',
      'Die nächstgelegenen freien Villen für dieselben Nächte:\n{{benzer_evler}}',
      'Wenn keine davon passt, antworten Sie auf diese E-Mail oder rufen Sie uns an; wir suchen gemeinsam.',
      'Buchungscode: {{rezervasyon_kodu}}',
    ],
  },
  iptal_bilgi: {
    subject: 'Ihre Buchung wurde storniert: {{rezervasyon_kodu}}',
    text: [
      HELLO,
      'Ihre Buchung von {{villa_adi}} für {{giris_tarihi}} – {{cikis_tarihi}} wurde storniert.',
      'Gezahlt: {{odenen}}\nStornogebühr: {{kesinti}}\nWird erstattet: {{iade}}',
      'Stornobedingungen:\n{{iptal_kosullari}}',
      'Gibt es einen Betrag zu erstatten, senden wir ihn auf Ihrem Zahlungsweg zurück und geben Ihnen Bescheid. Wir würden Sie gern ein anderes Mal begrüßen.',
    ],
    button: 'Mein Aufenthalt',
  },
} satisfies Partial<TranslatedMails['mails']>;
