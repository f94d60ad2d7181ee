import type { Like } from '../like.ts';
import type turkish from '../tr/payment.ts';

export default {
  title: 'Sichere Zahlung',
  description:
    'Mit Ihrem Buchungscode sehen Sie Betrag, Frist und unsere Bankkonten; Kartendaten geben Sie nur auf der Seite der Bank ein.',
  home: 'Startseite',
  lead: 'Geben Sie Ihren Buchungscode ein; wir zeigen Ihnen, wie viel, bis wann und auf welches Konto Sie zahlen.',
  show: 'Betrag anzeigen',
  how: 'So zahlen Sie',
  accounts: 'Unsere Konten',
  steps: {
    see: 'Betrag ansehen',
    seeText:
      'Geben Sie Buchungscode und E-Mail-Adresse ein: Betrag, Frist und Empfänger stehen auf einer Seite.',
    pay: 'Anzahlung leisten',
    payText:
      'Zahlen Sie mit Karte und 3D Secure oder per Überweisung; als Verwendungszweck genügt Ihr Buchungscode.',
    get: 'Bestätigung erhalten',
    getText:
      'Bei Kartenzahlung kommt die Bestätigung sofort per E-Mail, bei Überweisung nach Eingang. Den Rest zahlen Sie bei der Anreise bar oder per Überweisung; auf Wunsch können Sie ihn vorher auf Ihrer Seite „Mein Aufenthalt“ bezahlen.',
  },
  cardsAreSafe:
    'Kartendaten geben Sie auf der mit 256-Bit-SSL geschützten Seite der Bank ein; sie erreichen uns nicht und werden bei uns nicht gespeichert.',
  onlyTheseAccounts:
    'Zahlen Sie nur auf die Konten dieser Seite. Nennt Ihnen jemand am Telefon oder in einer Nachricht eine andere IBAN, [rufen Sie uns](/contact) bitte zuerst an.',
  abroad:
    'Von einem Konto außerhalb der Türkei überweisen Sie diesen Betrag bitte in türkischen Lira und übernehmen alle Gebühren (OUR), damit er vollständig ankommt; das dauert 2 bis 4 Werktage. Wenn Ihre Bank keine Lira überweist, schreiben Sie uns bitte.',
  inLira: 'Abgerechnet wird in türkischer Lira; Ihre Bank rechnet zu ihrem Kurs um.',
  total: 'Gesamt',
  paid: 'Bezahlt',
  surplus: 'Zu viel bezahlt (wird erstattet)',
  now: 'Jetzt',
  dueNow: 'Jetzt zu zahlen: <amount></amount>',
  partsLeft: 'Weitere Zwischenzahlungen',
  /** Of an interim payment: its last day. */
  partBy: (day) =>
    `Die nächste Zahlung für Ihren Aufenthalt, bis ${day}. Sie können mit Karte oder per Überweisung zahlen.`,
  /** By card, where the agency takes instalments; who carries what they cost. */
  installments: (count) =>
    `Mit in der Türkei ausgegebenen Karten in bis zu ${count} Raten, die Sie auf der Seite der Bank wählen; Ihre Bank berechnet dafür einen Aufschlag.`,
  installmentsFree: (count) =>
    `Mit in der Türkei ausgegebenen Karten in bis zu ${count} Raten ohne Aufschlag, die Sie auf der Seite der Bank wählen.`,
  howNow: 'Sie können sofort mit Karte oder per Überweisung zahlen.',
  heldUntil: (moment) =>
    `Die Tage sind bis ${moment} Uhr (türkische Zeit) für Sie reserviert; mit Ihrer Zahlung wird die Buchung verbindlich.`,
  left: (time) => `Verbleibende Zeit: ${time}`,
  seeStay: 'Buchung ansehen',
  goOnByCode: 'Mit Ihrem Code fortfahren',
  another: 'Andere Buchung',
  card: 'Mit Karte zahlen',
  cardPays: (amount) => `${amount} mit Karte zahlen`,
  cardNote:
    'Kartendaten geben Sie auf der 3D-Secure-Seite des Zahlungsanbieters ein; sie erreichen uns nicht und werden bei uns nicht gespeichert. Die Bestätigung kommt gleich nach der Zahlung.',
  transfer: 'Per Überweisung zahlen',
  noAccount:
    'Zurzeit ist kein Lira-Konto veröffentlicht. Bitte <contact>rufen Sie uns an</contact>.',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  copyAmount: 'Betrag kopieren',
  copyReference: 'Verwendungszweck kopieren',
  copyIban: (bank) => `IBAN kopieren: ${bank}`,
  karekodOf: (bank) => `QR-Code einer Überweisung an ${bank}`,
  scan: 'In der App einer türkischen Bank die QR-Zahlung (Karekod) öffnen und scannen: Konto, Betrag und Verwendungszweck füllen sich von selbst aus.',
  copyHolder: (bank) => `Empfänger kopieren: ${bank}`,
  onlyTheCode:
    'Geben Sie als Verwendungszweck nur Ihren Buchungscode an; damit ordnen wir Ihre Zahlung zu. Nennt Ihnen jemand am Telefon oder in einer Nachricht eine andere IBAN, <contact>rufen Sie uns</contact> bitte zuerst an.',
  toProvider: 'Weiter zur Zahlungsseite',
  toProviderLead: (amount) => `Die sichere Seite des Zahlungsanbieters öffnet sich für ${amount}.`,
  toProviderLink: 'Öffnet sie sich nicht, geht es hier weiter',
  toProviderHost: (host) =>
    `In der Adresszeile steht ${host}; geben Sie Ihre Kartendaten nur dort ein.`,
  nothing: {
    waiting: 'Sie müssen noch nichts zahlen',
    waitingText: (answer) =>
      `Wir klären mit dem Eigentümer, ob die Villa frei ist. ${answer && `${answer}; bis dahin gehören die Tage Ihnen. `}Unsere Antwort kommt per E-Mail, danach folgt die Zahlung.`,
    settled: 'Zurzeit ist nichts zu zahlen',
    papersCome: 'Ihre Zahlung ist da; wir bereiten Ihre Buchungsbestätigung vor.',
    surplusBack: 'Was Sie zu viel bezahlt haben, erstatten wir.',
    allPaid: 'Der Aufenthalt ist vollständig bezahlt.',
    closed: 'Für diese Buchung wird keine Zahlung angenommen',
    cancelled:
      'Die Buchung wurde storniert. Die Bedingungen der Erstattung stehen auf unserer Stornoseite; bei Fragen rufen Sie uns bitte an.',
    ranOut:
      'Die Frist, bis zu der die Tage reserviert waren, ist abgelaufen. Ist die Villa noch frei, können Sie für dieselben Tage neu anfragen.',
    expired: 'Der Link ist abgelaufen',
    expiredText:
      'Zahlungslinks gelten 72 Stunden. Rufen Sie uns für einen neuen an oder fahren Sie mit Code und E-Mail-Adresse fort.',
    used: 'Mit diesem Link wurde schon bezahlt',
    usedText:
      'Jeder Link gilt einmal. Den Stand Ihrer Buchung sehen Sie mit Code und E-Mail-Adresse.',
    outdated: 'Der Betrag dieses Links hat sich geändert',
    outdatedText:
      'Nach dem Versand des Links wurde eine Zahlung verbucht. Den aktuellen Betrag sehen Sie mit Code und E-Mail-Adresse.',
  },
  result: {
    title: 'Ergebnis der Zahlung',
    description: 'Das Ergebnis Ihrer Zahlung und der nächste Schritt.',
    open: 'Wir warten auf die Antwort der Bank',
    openText:
      'Ihre Zahlung erscheint hier in wenigen Sekunden; die Seite aktualisiert sich. Sie können sie schließen: Das Ergebnis senden wir Ihnen per E-Mail.',
    failed: 'Die Zahlung wurde nicht abgeschlossen',
    refused: 'Die Bank hat die Zahlung nicht genehmigt.',
    failedText: (why) =>
      `${why} Für Ihre Buchung wurde nichts belastet; versuchen Sie es erneut oder zahlen Sie per Überweisung.`,
    whole: 'Ihre Zahlung ist abgeschlossen',
    wholeText: (amount) =>
      `Wir haben Ihre Zahlung von ${amount} erhalten; bei der Anreise ist nichts mehr zu zahlen.`,
    confirmed: 'Ihre Buchung ist bestätigt',
    confirmedText: (amount, atDoor) =>
      `Wir haben Ihre Zahlung von ${amount} erhalten. Die Bestätigung ist in Ihrem Postfach; bei der Anreise zahlen Sie ${atDoor}.`,
    parts: (amount) =>
      `Vor der Anreise sind noch ${amount} in Zwischenzahlungen fällig; die Tage stehen auf Ihrer Seite „Mein Aufenthalt“.`,
    taken: 'Wir haben Ihre Zahlung erhalten',
    takenText: (amount) =>
      `Ihre Zahlung von ${amount} ist verbucht. Die Buchung wurde nicht automatisch bestätigt; wir rufen Sie so bald wie möglich an.`,
    thisPayment: 'Diese Zahlung',
    toPay: 'Zu zahlen',
    again: 'Erneut versuchen',
    back: 'Zurück zu „Mein Aufenthalt“',
    write: 'Schreiben Sie uns',
    notFound: 'Zahlung nicht gefunden',
  },
} satisfies Like<typeof turkish>;
