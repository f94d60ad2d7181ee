import type { Like } from '../like.ts';
import type turkish from '../tr/errors.ts';

/** A count as the sentence has it. */
const of = (count: string, one: string, other: string) => `${count} ${count === '1' ? one : other}`;

export default {
  codes: {
    MALFORMED:
      'Wir konnten das Gesendete nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    VALIDATION: 'Einige Felder fehlen oder sind falsch. Bitte korrigieren Sie die markierten.',
    UNAUTHENTICATED: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    FORBIDDEN: 'Dazu sind Sie nicht berechtigt.',
    NOT_FOUND: 'Das Gesuchte wurde nicht gefunden.',
    NOT_STAYED:
      'Mit diesem Code und dieser E-Mail-Adresse finden wir keinen abgeschlossenen Aufenthalt in dieser Villa. Beides steht in Ihrer Buchungs-E-Mail.',
    ALREADY_REVIEWED:
      'Ihre Bewertung dieses Aufenthalts liegt uns vor; je Aufenthalt gibt es eine Bewertung.',
    DATES_TAKEN: 'Diese Tage wurden soeben vergeben. Bitte sehen Sie sich andere Tage an.',
    TOO_MANY_WISHES:
      'Mit dieser Adresse warten Sie bereits auf viele Aufenthalte. Bitte beenden Sie zuerst einen.',
    TOO_MANY_OPEN_REQUESTS:
      'Sie haben Anfragen, die auf Antwort warten; bis dahin können wir keine weitere annehmen.',
    PRICE_CHANGED:
      'Der Preis wurde aktualisiert. Bitte prüfen und bestätigen Sie den neuen Betrag.',
    INSTANT_ENDED:
      'Dieser Aufenthalt kann nicht mehr sofort gebucht werden. Bitte senden Sie eine Anfrage, wir antworten Ihnen.',
    CONTRACT_CHANGED:
      'Der Vertrag hat sich geändert. Bitte lesen Sie die neue Fassung und stimmen Sie erneut zu.',
    QUOTE_EXPIRED: 'Ihr Preisangebot ist abgelaufen. Bitte wählen Sie die Tage noch einmal.',
    TOO_EARLY: 'Dafür ist es noch zu früh.',
    STALE_VERSION:
      'Dies wurde inzwischen von jemand anderem geändert. Laden Sie neu und versuchen Sie es noch einmal.',
    IDEMPOTENCY_KEY_REUSED:
      'Diese Anfrage wurde bereits mit anderen Angaben gesendet. Bitte versuchen Sie es noch einmal.',
    TOO_LARGE: 'Das Gesendete ist zu groß.',
    UNSUPPORTED_MEDIA_TYPE: 'Diese Art von Inhalt wird nicht unterstützt.',
    ARRIVAL_DAY: 'An diesem Tag ist keine Anreise möglich; wählen Sie einen Anreisetag der Villa.',
    DEPARTURE_DAY:
      'An diesem Tag ist keine Abreise möglich; wählen Sie einen Abreisetag der Villa.',
    MAX_NIGHTS: 'Das ist länger als der Höchstaufenthalt für diese Tage.',
    MIN_NIGHTS: 'Das ist kürzer als der Mindestaufenthalt für diese Tage.',
    CAPACITY: 'Das sind mehr Gäste, als die Villa aufnimmt.',
    NOT_CONFIRMED: 'Der Buchungsbeleg liegt bereit, sobald die Buchung bestätigt ist.',
    STAY_FIXED: 'Tage, Villa und Gästezahl dieser Buchung lassen sich nicht mehr ändern.',
    VILLA_INACTIVE: 'Diese Villa wird zurzeit nicht angeboten. Bitte wählen Sie eine andere.',
    CLOSED: 'Ein Teil dieser Nächte ist nicht buchbar.',
    PAST: 'Ein Aufenthalt kann nicht an einem vergangenen Tag beginnen.',
    TOO_LONG: 'Ein Aufenthalt kann höchstens 100 Nächte dauern.',
    IMAGE_TOO_LARGE:
      'Ein Bild darf höchstens 40 Megapixel haben. Verkleinern Sie es und laden Sie es erneut hoch.',
    IMAGE_UNREADABLE:
      'Das Bild ließ sich nicht öffnen. Die Datei ist vielleicht beschädigt; speichern Sie sie noch einmal vom Original.',
    ALREADY_SUBSCRIBED: 'Sie sind bereits angemeldet …',
    UNKNOWN_CHOICE:
      'Ihre Auswahl gibt es nicht mehr. Laden Sie die Liste neu und wählen Sie noch einmal.',
    TOO_MANY: 'Mehr lässt sich nicht hinzufügen.',
    EXTRAS_FIXED:
      'Zusatzleistungen einer geschlossenen Buchung lassen sich weder hinzufügen noch entfernen.',
    NOT_IN_THIS_STATE: 'Das ist im jetzigen Stand Ihrer Buchung nicht möglich.',
    NOTHING_DUE: 'Für diese Buchung ist nichts mehr zu zahlen.',
    CARD_UNAVAILABLE:
      'Kartenzahlung ist zurzeit nicht möglich. Sie können per Banküberweisung zahlen.',
    PROVIDER_FAILED:
      'Der Zahlungsdienst ist nicht erreichbar. Versuchen Sie es gleich noch einmal oder zahlen Sie per Überweisung.',
    NOT_PENDING: 'Das Ergebnis steht bereits fest und lässt sich nicht ändern.',
    OFFER_ACCEPTED: 'Dieses Angebot wurde bereits angenommen.',
    OFFER_NOT_SELLABLE: 'Einer der gewählten Aufenthalte lässt sich so nicht anbieten.',
    TILES_UNREACHABLE: 'Der Kartenserver liefert diesen Ausschnitt gerade nicht.',
    RATES_UNAVAILABLE:
      'Die Wechselkurse konnten nicht gelesen werden; es gelten die letzten bekannten.',
    TOO_MANY_REQUESTS: 'Das war zu oft. Bitte warten Sie kurz und versuchen Sie es noch einmal.',
    BUSY: 'Das System ist gerade ausgelastet. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    INTERNAL: 'Es ist ein unerwarteter Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
  },
  field: 'Bitte prüfen Sie dieses Feld.',
  fields: {
    required: 'Dieses Feld wird benötigt.',
    empty: 'Dieses Feld darf nicht leer sein.',
    type: 'Dieses Feld hat die falsche Art.',
    number: 'Bitte geben Sie eine gültige Zahl ein.',
    digits: 'Hier wird eine Zahl erwartet.',
    unknown: (names) => `Unbekanntes Feld: ${names}`,
    atLeastSigns: (count) => `Bitte mindestens ${count} Zeichen.`,
    atMostSigns: (count) => `Bitte höchstens ${count} Zeichen.`,
    atLeastPieces: (count) => `Bitte mindestens ${count} Stück.`,
    atMostPieces: (count) => `Bitte höchstens ${count} Stück.`,
    atLeast: (count) => `Bitte mindestens ${count}.`,
    atMost: (count) => `Bitte höchstens ${count}.`,
    above: (count) => `Muss größer als ${count} sein.`,
    below: (count) => `Muss kleiner als ${count} sein.`,
    between: (low, high) => `Muss zwischen ${low} und ${high} liegen.`,
    unseen: 'Unsichtbare Zeichen sind hier nicht möglich.',
    lineBreak: 'Zeilenumbrüche und unsichtbare Zeichen sind hier nicht möglich.',
    choice: 'Diese Auswahl ist ungültig.',
    choose: 'Bitte wählen Sie.',
    language: 'Diese Sprache kennen wir nicht.',
    day: 'Bitte wählen Sie ein gültiges Datum.',
    instant: 'Hier werden ein gültiges Datum und eine Uhrzeit erwartet.',
    time: 'Bitte wählen Sie die Uhrzeit.',
    month: 'Hier wird ein gültiger Monat erwartet (JJJJ-MM).',
    nights: 'Hier wird eine Zahl von Nächten oder „weekend“ erwartet.',
    area: 'Dieser Kartenausschnitt ist ungültig.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    emailLetters: 'Vor dem @ einer E-Mail-Adresse sind Buchstaben wie ş, ü oder é nicht möglich.',
    emailSeveral: 'Bitte geben Sie nur eine E-Mail-Adresse ein.',
    emailLength: 'Die E-Mail-Adresse ist zu lang.',
    phone: 'Bitte geben Sie Ihre Telefonnummer mit Landesvorwahl ein, etwa +49 171 2345678.',
    iban: 'Bitte geben Sie eine gültige IBAN ein (TR, insgesamt 26 Zeichen).',
    name: 'Ein Name enthält nur Buchstaben, Leerzeichen, Apostroph und Bindestrich; nach einem Punkt steht ein Leerzeichen.',
    sender:
      'Ein Name enthält nur Buchstaben, Ziffern, Leerzeichen und & + , ( ) ’ -; nach einem Punkt steht ein Leerzeichen.',
    adult: 'Bitte mindestens 1 Erwachsener.',
    terms: 'Bitte stimmen Sie den Mietbedingungen zu.',
    privacy: 'Bitte bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben.',
    key: 'Der Schlüssel der Anfrage (Idempotency-Key) fehlt.',
    keySigns: 'Der Schlüssel der Anfrage hat 8–100 Buchstaben, Ziffern oder - _ . :.',
    link: 'Der Link ist unvollständig oder falsch.',
    message: 'Bitte schreiben Sie Ihre Nachricht.',
    amount: 'Bitte geben Sie den Betrag ein.',
    wish: 'Bitte schreiben Sie, was Sie wünschen.',
    dataWish: 'Bitte wählen Sie, was Sie wünschen.',
    twice: 'Dieselbe Zusatzleistung wurde zweimal gesendet.',
    leastStars: 'Bitte geben Sie mindestens 1.',
    mostStars: 'Sie können höchstens 5 geben.',
    country: 'Bitte geben Sie einen Ländercode aus zwei Buchstaben ein (TR, DE …).',
    nationality: 'Bitte wählen Sie auch die Staatsangehörigkeit.',
    birth: 'Das Geburtsdatum kann nicht vor 1900 liegen.',
    identityKind: 'Bitte wählen Sie auch die Art des Ausweises.',
    identity: 'Bitte geben Sie eine gültige türkische Identitätsnummer ein.',
    passport: 'Eine Passnummer besteht aus 5–20 Großbuchstaben und Ziffern.',
  },
  days: {
    departureOnly: 'Nur Abreise',
    departureOnlyClosed: 'Nur Abreise, keine Anreise',
    departureOnlyDays: (days) => `Nur Abreise; Anreisetag: ${days}`,
    least: (nights) => `Mindestens ${of(nights, 'Nacht', 'Nächte')}`,
    taken: 'Belegt',
    option: 'Vorgemerkt',
    past: 'Vergangener Tag',
    closed: 'Nicht buchbar',
    noArrival: 'Keine Anreise',
    arrivalDays: (days) => `Anreisetag: ${days}`,
    noDeparture: 'Keine Abreise',
    departureDays: (days) => `Abreisetag: ${days}`,
  },
  stays: {
    past: (day) => `Die Anreise liegt in der Vergangenheit. Frühestmögliche Anreise: ${day}.`,
    tooLong: (nights, day) =>
      `Sie können höchstens ${nights} Nächte mieten; spätestmögliche Abreise: ${day}.`,
    taken: (day) => `Die Nacht vom ${day} ist belegt.`,
    closed: (day) => `Die Nacht vom ${day} ist nicht buchbar.`,
    beyond: (day) => `Buchbar ist bis ${day}; das ist die spätestmögliche Abreise.`,
    minNights: (nights) => `Der Mindestaufenthalt für diese Tage sind ${nights} Nächte.`,
    maxNights: (nights) => `Der Höchstaufenthalt für diese Tage sind ${nights} Nächte.`,
    noArrival: (day) => `Am ${day} ist keine Anreise möglich.`,
    arrivalDays: (days) => `Anreisetage in diesem Zeitraum: ${days}.`,
    noDeparture: (day) => `Am ${day} ist keine Abreise möglich.`,
    departureDays: (days) => `Abreisetage in diesem Zeitraum: ${days}.`,
    noNight: 'Die Abreise muss nach der Anreise liegen; wählen Sie mindestens 1 Nacht.',
    instead: (stay) => `Möglich wäre: ${stay}.`,
    otherDays: 'Versuchen Sie andere Tage oder rufen Sie uns an.',
    noAdult: 'Bitte wählen Sie mindestens einen Erwachsenen.',
    tooMany: (guests, capacity) =>
      `${guests} Personen sind zu viele für diese Villa: Sie nimmt ${capacity} auf; Babys unter 3 zählen nicht.`,
    adults: (most) => `Diese Villa nimmt höchstens ${of(most, 'Erwachsenen', 'Erwachsene')} auf.`,
    children: (most) => `Diese Villa nimmt höchstens ${of(most, 'Kind', 'Kinder')} auf.`,
    babies: (most) => `Diese Villa nimmt höchstens ${of(most, 'Baby', 'Babys')} auf.`,
    noChildren:
      'Diese Villa ist für Kinder nicht geeignet. Wir schlagen Ihnen gern eine passende vor.',
    noBabies:
      'Diese Villa ist für Babys nicht geeignet. Wir schlagen Ihnen gern eine passende vor.',
    arrivalToo: 'Bitte wählen Sie auch den Anreisetag.',
    departureToo: 'Bitte wählen Sie auch den Abreisetag.',
    order: 'Der Abreisetag muss nach dem Anreisetag liegen.',
    openOfPerson:
      'Mit dieser E-Mail-Adresse oder Telefonnummer warten Anfragen auf Antwort; bis dahin können wir keine weitere annehmen.',
    openOfNetwork:
      'Aus Ihrem Netz (Hotel, Büro oder Mobilfunk) warten gerade viele Anfragen auf Antwort. Versuchen Sie es über eine andere Verbindung oder etwas später.',
    write: 'Wenn es eilt, schreiben Sie uns.',
    call: (phone) => `Wenn Sie nicht warten möchten, rufen Sie uns an: ${phone}`,
    priceChanged: 'Der Preis dieses Hauses hat sich geändert. Bitte wenden Sie sich an uns.',
    villaGone: 'Diese Villa wird nicht mehr angeboten.',
    noVilla: 'Diese Villa wurde nicht gefunden oder wird nicht angeboten.',
    villaOff: 'Diese Villa gibt es nicht, oder sie wird nicht mehr angeboten.',
  },
  pages: {
    address: 'Diese Adresse gibt es nicht.',
    unwritten: 'Diese Seite ist noch nicht geschrieben.',
    code: 'Mit diesem Code und dieser E-Mail-Adresse finden wir keine Buchung. Bitte prüfen Sie beides.',
    stayLink:
      'Dieser Link wurde erneuert oder geschlossen, oder die Adresse ist unvollständig. Mit Code und E-Mail-Adresse öffnen Sie Ihre Seite erneut.',
    listLink:
      'Dieser Link ist abgelaufen, oder die Adresse ist unvollständig. Schreiben Sie uns für einen neuen.',
    brokenLink: 'Dieser Link ist abgelaufen, oder die Adresse ist unvollständig.',
    oldLink: 'Dieser Link gilt nicht mehr.',
    oldLinkAsk: 'Dieser Link gilt nicht mehr. Die Agentur schickt Ihnen gern einen neuen.',
    dataLink: 'Dieser Link ist ungültig oder abgelaufen. Sie können Ihren Antrag erneut stellen.',
    newsLink: 'Dieser Link ist ungültig. Sie können sich erneut zum Newsletter anmelden.',
    paymentLink:
      'Dieser Zahlungslink ist nicht gültig. Bitte prüfen Sie, ob Sie ihn ganz geöffnet haben.',
    payment: 'Diese Zahlung gibt es nicht. Bitte öffnen Sie den vollständigen Link.',
    offer:
      'Dieses Angebot ist abgelaufen, oder der Link ist falsch. Schreiben Sie uns für ein neues.',
    invoice: 'Für diesen Aufenthalt gibt es noch keine Rechnung.',
    picture: 'Dieses Bild gibt es nicht.',
    photo: 'Dieses Foto gibt es nicht mehr.',
  },
  requests: {
    state: 'Dieser Wunsch ist im jetzigen Stand Ihrer Buchung nicht möglich.',
    open: 'Dazu wartet bereits ein Wunsch auf Antwort; Sie können ihn zuerst zurückziehen.',
    answered: 'Dieser Wunsch wurde bereits beantwortet.',
    extraPrice:
      'Der Preis dieser Leistung hat sich soeben geändert. Prüfen Sie den neuen Betrag und senden Sie erneut.',
    past: 'Die Anreise liegt in der Vergangenheit.',
    order: 'Die Abreise muss nach der Anreise liegen.',
    sameDays: 'Das sind Ihre jetzigen Tage; bitte wählen Sie neue.',
    samePeople: 'Das ist Ihre jetzige Gästezahl; bitte geben Sie die neue ein.',
    sameTime: (time) => `Ihr Check-out ist bereits um ${time} Uhr; bitte wählen Sie später.`,
    anotherNight: (time) =>
      `Ein später Check-out ist bis ${time} Uhr möglich; für länger braucht es eine weitere Nacht.`,
    refund: (amount) =>
      `Bei Stornierung beträgt die Erstattung jetzt ${amount}. Prüfen Sie den neuen Betrag und senden Sie erneut.`,
    emailOften: 'Ihre Adresse wurde heute mehrmals geändert. Bitte rufen Sie uns an.',
    owed: (amount) => `Offen sind noch ${amount}; bitte prüfen Sie den Betrag.`,
    receiptSize:
      'Der Beleg darf höchstens 10 MB groß sein. Verkleinern Sie ihn und laden Sie ihn erneut hoch.',
    receiptKind:
      'Der Beleg ließ sich nicht öffnen: Bitte als PDF, JPEG, PNG, WebP oder HEIC hochladen.',
    photoSize:
      'Ein Foto darf höchstens 5 MB haben. Bitte verkleinern Sie es und laden Sie es erneut hoch.',
    photoKind: 'Hochladen lassen sich nur Bilder als JPEG, PNG oder WebP.',
    photoHeic:
      'Dieses HEIC-Foto ließ sich nicht öffnen. Wählen Sie auf dem iPhone Einstellungen › Kamera › Formate › Maximale Kompatibilität und fotografieren Sie erneut, oder speichern Sie das Foto als JPEG.',
    photosSize:
      'Alle Fotos zusammen dürfen höchstens 15 MB groß sein. Entfernen Sie eines und senden Sie erneut.',
    reviewLater: 'Ihre Bewertung können Sie nach Ihrem Aufenthalt schreiben.',
    people: (count) =>
      `Ihre Buchung gilt für ${count} Personen. Wenn sich die Zahl geändert hat, schreiben Sie uns.`,
  },
  payments: {
    waiting: 'Wir warten auf die Antwort des Eigentümers; jetzt ist noch nichts zu zahlen.',
    settled: 'Zurzeit ist nichts zu zahlen.',
    closed:
      'Für diese Buchung werden keine Zahlungen angenommen: Sie ist abgelaufen oder geschlossen.',
    linkExpired: 'Dieser Zahlungslink ist abgelaufen.',
    linkUsed: 'Mit diesem Link wurde bereits gezahlt; jeder Link gilt einmal.',
    linkOutdated: 'Der Betrag hat sich geändert, seit der Link gesendet wurde.',
  },
} satisfies Like<typeof turkish>;
