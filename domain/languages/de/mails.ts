import type { TranslatedMails } from '../translated-mails.ts';
import booking, { HELLO, HELLO_STRANGER } from './booking-mails.ts';

/** The mails that guests get, by the keys of domain/mail/mails. */
export default {
  signature: `Herzliche Grüße
{{imza}}
{{acente_unvan}}
TÜRSAB-Lizenz Nr.: {{tursab_no}}`,
  mails: {
    ...booking,
    odeme_linki: {
      subject: 'Ihr Zahlungslink: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Der Zahlungslink für Ihre Buchung von {{villa_adi}} liegt bereit: {{odeme_linki}}',
        'Zu zahlen: {{tutar}}\nGesamtpreis des Aufenthalts: {{toplam}}',
        'Sie zahlen in türkischen Lira auf der Seite eines lizenzierten Zahlungsdienstes, mit 3D Secure; Ihre Kartennummer erreicht uns nicht. Der Link ist nur für Sie, bitte geben Sie ihn nicht weiter.',
      ],
      button: 'Zur sicheren Zahlung',
    },
    odeme_alindi: {
      subject: 'Ihre Zahlung ist eingegangen: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Ihre Zahlung ist auf unserem Konto eingegangen, vielen Dank. Falls Ihre Buchung noch nicht verbindlich ist, senden wir Ihnen die Bestätigung in einer eigenen E-Mail.',
        'Erhalten: {{tutar}}\nBuchungscode: {{rezervasyon_kodu}}\nVilla: {{villa_adi}}\nAnreise: {{giris_tarihi}}\nVon der Anzahlung noch nicht eingegangen: {{acik_on_odeme}}\nNächste Zwischenzahlung: {{ara_odeme}}\nZwischenzahlung bis: {{ara_odeme_gunu}}\nBei Anreise zu zahlen: {{kalan}}\nZu viel gezahlt, wird erstattet: {{fazla_odenen}}',
      ],
      button: 'Mein Aufenthalt',
    },
    odeme_acikta: {
      subject: 'Ihre Zahlung ist bei uns: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Ihre Zahlung von {{tutar}} ist auf unserem Konto eingegangen und liegt bei uns. Ihre Buchung von {{villa_adi}} besteht aber nicht mehr: Durch diese Zahlung wird sie nicht verbindlich, und die Nächte können inzwischen an andere vergeben sein.',
        'Spätestens innerhalb eines Werktags schreiben wir Ihnen: wegen eines anderen Hauses, anderer Tage oder der Rückzahlung. Was Ihnen lieber ist, können Sie uns schon jetzt in einer Antwort auf diese E-Mail sagen. Bitte zahlen Sie bis dahin nicht noch einmal.',
        'Erhalten: {{tutar}}\nBuchungscode: {{rezervasyon_kodu}}\nVilla: {{villa_adi}}\nAnreise: {{giris_tarihi}}\nAbreise: {{cikis_tarihi}}',
      ],
      button: 'Mein Aufenthalt',
    },
    odeme_basarisiz: {
      subject: 'Ihre Zahlung wurde nicht abgeschlossen: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Ihre Bank hat die Zahlung für {{villa_adi}} nicht abgeschlossen. Wenn Ihr Konto nicht belastet wurde, versuchen Sie es mit der Schaltfläche unten noch einmal.',
        'Sie können auch per Überweisung zahlen, in türkischen Lira:\n{{banka_listesi}}',
        'Bitte zahlen Sie bis: {{opsiyon_bitis}} Uhr (türkische Zeit)\n\nBis dahin sind die Nächte für Sie reserviert. Wurde Ihr Konto belastet, schreiben Sie uns; wir kümmern uns noch am selben Tag darum.',
      ],
      button: 'Noch einmal versuchen',
    },
    kalan_hatirlatma: {
      subject: 'Ihr Restbetrag: {{villa_adi}}, {{giris_tarihi}}',
      text: [
        HELLO,
        'Anreise: {{giris_tarihi}}, {{giris_saati}}\nBei Anreise zu zahlen: {{kalan}}\nAn die Agentur für Zusatzleistungen zu zahlen: {{ek_hizmet_borcu}}\nKaution (bei Anreise erhoben, bei Abreise erstattet): {{depozito}}',
        'Sie müssen nicht bis zur Anreise warten: Auf Ihrer Seite „Mein Aufenthalt“ können Sie auch vorher zahlen. Falls Sie gerade gezahlt haben, beachten Sie diese E-Mail bitte nicht.',
      ],
      button: 'Zahlung ansehen',
    },
    ara_odeme_hatirlatma: {
      subject: 'Ihre Zwischenzahlung: {{villa_adi}}, bis {{ara_odeme_gunu}}',
      text: [
        HELLO,
        'Die nächste Zahlung für Ihren Aufenthalt in {{villa_adi}} steht bevor.',
        'Zwischenzahlung: {{ara_odeme}}\nLetzter Tag: {{ara_odeme_gunu}}\nDanach bei Anreise zu zahlen: {{kalan}}',
        'Sie können mit Karte oder per Überweisung zahlen. Falls Sie gerade gezahlt haben, beachten Sie diese E-Mail bitte nicht.\n{{banka_listesi}}',
      ],
      button: 'Zahlung ansehen',
    },
    ara_odeme_gecikti: {
      subject: 'Ihre Zwischenzahlung ist noch nicht da: {{villa_adi}}',
      text: [
        HELLO,
        'Die Zwischenzahlung von {{ara_odeme}} für {{villa_adi}}, die wir bis {{ara_odeme_gunu}} erwartet haben, ist noch nicht bei uns. Ihre Buchung besteht weiter.',
        'Falls Sie gezahlt haben, senden Sie uns den Beleg als Antwort; wenn Sie später zahlen möchten, schreiben Sie uns kurz, und wir vereinbaren einen Tag.\n{{banka_listesi}}',
      ],
      button: 'Zahlung ansehen',
    },
    iade_bilgi: {
      subject: 'Ihre Erstattung ist unterwegs: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Heute haben wir die Erstattung zu Ihrer Buchung {{rezervasyon_kodu}} gesendet. Überweisungen innerhalb der Türkei sehen Sie am selben Tag, Überweisungen ins Ausland in bis zu 5 Werktagen, Erstattungen auf die Karte je nach Bank in 3–10 Werktagen.',
        'Buchungscode: {{rezervasyon_kodu}}\nErstattung: {{tutar}}',
        'Sehen Sie sie bis dahin nicht, schreiben Sie uns; wir nennen Ihnen die Referenz der Bank.',
      ],
      button: 'Mein Aufenthalt',
    },
    depozito_kesinti: {
      subject: 'Abzug von Ihrer Kaution: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Von der Kaution für {{villa_adi}} wurden {{tutar}} einbehalten.',
        'Grund: {{hasar}}',
        'Den Rest Ihrer Kaution zahlen wir gesondert zurück. Wenn Sie widersprechen oder das Foto sehen möchten, antworten Sie auf diese E-Mail.',
      ],
      button: 'Mein Aufenthalt',
    },
    kesinti_duzeltme: {
      subject: 'Der Abzug von Ihrer Kaution wurde berichtigt: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Wir haben den Abzug von Ihrer Kaution für {{villa_adi}} berichtigt.',
        'Schaden: {{hasar}}\nZurückgenommen: {{tutar}}\nBleibt abgezogen: {{kesinti}}',
        'Der zurückgenommene Betrag gehört wieder zu Ihrer Kaution; wir geben Bescheid, wenn wir ihn zurückzahlen.',
      ],
      button: 'Mein Aufenthalt',
    },
    odeme_duzeltme: {
      subject: 'Wir haben Ihre Zahlungen berichtigt: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Der eben gemeldete Eintrag über {{tutar}} für {{villa_adi}} war ein Versehen; wir haben ihn zurückgenommen. Bitte beachten Sie die vorige E-Mail nicht.',
        'Den aktuellen Stand Ihrer Zahlungen sehen Sie auf „Mein Aufenthalt“.',
      ],
      button: 'Mein Aufenthalt',
    },
    depozito_iade: {
      subject: 'Ihre Kaution wurde zurückgezahlt: {{rezervasyon_kodu}}',
      text: [
        HELLO,
        'Wir haben die Kaution für {{villa_adi}} zurückgezahlt.',
        'Zurückgezahlte Kaution: {{tutar}}',
        'Vielen Dank, dass Sie so gut auf das Haus geachtet haben.',
      ],
      button: 'Mein Aufenthalt',
    },
    teklif: {
      subject: 'Villen, die wir für Sie ausgesucht haben',
      text: [
        HELLO,
        'Wie besprochen haben wir die Villen, die zu Ihren Tagen und Ihrer Personenzahl passen, auf einer Seite zusammengestellt. Die Preise sind Gesamtpreise in türkischen Lira; die Reinigung ist enthalten.',
        'Wählen Sie auf der Seite die Villa, die Ihnen gefällt, und senden Sie Ihre Buchungsanfrage. Bis dahin sind die Nächte nicht reserviert; warten Sie also nicht, wenn Sie sich entschieden haben.',
        'Wenn keine davon passt, antworten Sie auf diese E-Mail und erzählen Sie uns etwas mehr darüber, was Sie suchen.',
      ],
      button: 'Villen ansehen',
    },
    iletisim_alindi: {
      subject: 'Ihre Nachricht ist angekommen',
      text: [
        HELLO_STRANGER,
        'Vielen Dank für Ihre Nachricht. Unser Büro ist {{calisma_saatleri}} (türkische Zeit) geöffnet; wir antworten am selben Tag, spätestens am Morgen des nächsten Arbeitstags.',
        'Wenn es während Ihres Aufenthalts eilt, rufen Sie uns bitte an.',
      ],
    },
    iletisim_yanit: { subject: 'AW: {{konu}}', text: [HELLO, '{{mesaj}}'] },
    bulten_onay: {
      subject: 'Bitte bestätigen Sie Ihren Newsletter',
      text: [
        HELLO_STRANGER,
        'Diese E-Mail-Adresse wurde für unseren Newsletter eingetragen. Wenn Sie das waren, bestätigen Sie mit der Schaltfläche unten; sonst senden wir Ihnen nichts.',
        'Wir senden höchstens zwei E-Mails im Monat: neue Villen, frei gewordene Wochen, Frühbucherpreise. Mit dem Link unter jeder E-Mail melden Sie sich mit einem Klick ab.',
      ],
      button: 'Anmeldung bestätigen',
    },
    haber_onay: {
      subject: 'Sollen wir Ihnen Bescheid geben?',
      text: [
        HELLO_STRANGER,
        'Wir wurden gebeten, an diese Adresse zu schreiben, sobald für {{giris_tarihi}} – {{cikis_tarihi}} ein Haus frei wird. Waren Sie das, bestätigen Sie es mit der Schaltfläche unten; sonst schicken wir Ihnen nichts.',
        'Wir können die Nächte nicht für Sie reservieren: Wenn wir schreiben, kann jeder sie buchen.',
      ],
      button: 'Bestätigen',
    },
    haber_var: {
      subject: '{{villa_adi}}: {{giris_tarihi}} – {{cikis_tarihi}}',
      text: [
        HELLO_STRANGER,
        '{{villa_adi}} ist an den Tagen, auf die Sie warten, jetzt frei: {{giris_tarihi}} – {{cikis_tarihi}}, insgesamt {{toplam}}.',
        'Die Nächte sind nicht für Sie reserviert; jeder kann sie buchen, und jemand anderes kann schneller sein. Es gilt der Preis auf der Seite.',
        'Wenn Sie dazu nichts mehr hören möchten, beenden Sie es hier: {{haber_linki}}',
      ],
      button: 'Haus ansehen',
    },
    kvkk_onay: {
      subject: 'Bitte bestätigen Sie Ihren Antrag zu Ihren Daten',
      text: [
        HELLO_STRANGER,
        'Mit dieser E-Mail-Adresse wurde ein Antrag zu Ihren personenbezogenen Daten gestellt. Wenn Sie das waren, bestätigen Sie mit der Schaltfläche unten; wir beginnen sofort und antworten in spätestens 30 Tagen.',
        'Wenn Sie es nicht waren, brauchen Sie nichts zu tun; nicht bestätigte Anträge werden nach einer Woche gelöscht.',
      ],
      button: 'Antrag bestätigen',
    },
    kvkk_yanit: {
      subject: 'Antwort auf Ihren Antrag zu Ihren Daten',
      text: [
        HELLO_STRANGER,
        'Hier ist unsere Antwort auf Ihren Antrag zu Ihren personenbezogenen Daten:',
        '{{basvuru_yaniti}}',
        'Wenn Sie mit unserer Antwort nicht zufrieden sind, können Sie sich innerhalb von 30 Tagen nach Erhalt bei der türkischen Datenschutzbehörde beschweren (KVKK Art. 14).',
      ],
    },
    adres_yeni: {
      subject: 'Ihre E-Mail-Adresse wurde berichtigt: {{rezervasyon_kodu}}',
      text: [
        HELLO_STRANGER,
        'Die E-Mail-Adresse auf Ihrer Seite „Mein Aufenthalt“ wurde in diese geändert. Ab jetzt schreiben wir Ihnen hierher. Der alte Link der Seite ist geschlossen; der neue steht unten.',
      ],
      button: 'Mein Aufenthalt',
    },
    adres_eski: {
      subject: 'Die E-Mail-Adresse Ihrer Buchung wurde geändert',
      text: [
        HELLO_STRANGER,
        'Die E-Mail-Adresse einer Buchung, die zu dieser Adresse gehörte, wurde auf der privaten Seite der Buchung geändert. An diese Adresse schreiben wir nicht mehr.',
        'Wenn Sie das nicht waren, rufen Sie uns bitte sofort an.',
      ],
    },
    istek_yanit: {
      subject: 'Antwort auf Ihren Wunsch: {{rezervasyon_kodu}}',
      text: [HELLO, 'Ihr Wunsch: {{istek}}\nUnsere Antwort: {{istek_yaniti}}'],
      button: 'Mein Aufenthalt',
    },
    misafir_listesi: {
      subject: 'Bitte füllen Sie Ihre Gästeliste aus: {{villa_adi}}, {{giris_tarihi}}',
      text: [
        HELLO,
        'Das türkische Gesetz Nr. 1774 verlangt, dass wir die Ausweis- oder Passdaten aller Gäste vor der Anreise melden. Auf der Seite unten dauert das wenige Minuten; Ihre Angaben werden gespeichert, Sie können unterbrechen und später weitermachen.',
        'Öffnen Sie die Liste mit der Schaltfläche unten: {{misafir_linki}}',
        'Villa: {{villa_adi}}\nAnreise: {{giris_tarihi}}, {{giris_saati}} Uhr\nAbreise: {{cikis_tarihi}}, {{cikis_saati}} Uhr\nBuchungscode: {{rezervasyon_kodu}}',
        'Ausweisnummern werden verschlüsselt gespeichert und nach Ablauf der gesetzlichen Frist gelöscht. Der Link ist nur für Sie; geben Sie ihn bitte nur Ihren Mitreisenden weiter.',
      ],
      button: 'Gästeliste ausfüllen',
    },
    giris_hatirlatma: {
      subject: 'Bevor Sie losfahren: {{villa_adi}}, {{giris_tarihi}}',
      text: [
        HELLO,
        'Bald beginnt Ihr Urlaub. Hier ist alles, was Sie vor der Abfahrt brauchen:',
        'Anreise: {{giris_tarihi}}, {{giris_saati}} Uhr\nAbreise: {{cikis_tarihi}}, {{cikis_saati}} Uhr\nLage: {{konum_link}}\nEs empfängt Sie: {{karsilayan_adi}}, {{karsilayan_tel}}',
        'Bei Anreise zu zahlen: {{kalan}}\nKaution: {{depozito}}',
        'Den Restbetrag zahlen Sie bei der Anreise bar oder per Überweisung; auf Ihrer Seite „Mein Aufenthalt“ können Sie ihn auch vorher zahlen. Kommen Sie nach 22:00 Uhr an, liegt der Schlüssel in der Schlüsselbox; schreiben Sie uns einfach einen Tag vorher Ihre Ankunftszeit.',
        'Falls Sie die Angaben aller Gäste noch nicht eingetragen haben, können Sie es hier tun: {{misafir_linki}}\nIhr Buchungscode: {{rezervasyon_kodu}}',
        'Türcode und WLAN-Passwort erscheinen am Anreisetag auf „Mein Aufenthalt“.\nGute Reise!',
      ],
      button: 'Mein Aufenthalt',
    },
    cikis_sabahi: {
      subject: 'Heute reisen Sie ab: {{villa_adi}}',
      text: [
        HELLO,
        'Check-out: {{cikis_saati}} Uhr',
        'Bitte bringen Sie den Müll hinaus, schalten Sie die Klimaanlage aus und legen Sie den Schlüssel dorthin, wo Sie ihn bekommen haben; mehr braucht es nicht. Haben Sie etwas vergessen, schreiben Sie uns. Gute Heimreise!',
      ],
      button: 'Mein Aufenthalt',
    },
    yorum_daveti: {
      subject: 'Wie war {{villa_adi}}?',
      text: [
        HELLO,
        'Wir hoffen, Sie haben sich gut erholt. Haben Sie zwei Minuten, um anderen vom Haus zu erzählen? Schreiben Sie auch, was gefehlt hat: Die nächsten Gäste kommen gut informiert, und wir bessern nach.',
        'Ihre Bewertung erscheint mit Ihrem Vornamen und dem Anfangsbuchstaben Ihres Nachnamens. Wir sortieren nicht nach gut oder schlecht; nur Beleidigungen und persönliche Angaben veröffentlichen wir nicht.',
      ],
      button: 'Bewertung schreiben',
    },
  },
} satisfies TranslatedMails;
