import type { Like } from '../like.ts';
import type turkish from '../tr/promises.ts';

export default {
  place:
    'Adresse, Lage und die Telefonnummer der Person, die Sie empfängt, sehen Sie auf Ihrer Seite „Mein Aufenthalt“, sobald Ihre Anzahlung da ist; vor der Anreise senden wir sie auch per E-Mail.',
  keys: 'Türcode und WLAN-Passwort sehen Sie am Anreisetag auf Ihrer Seite „Mein Aufenthalt“.',
  late: 'Wenn Sie nach 22:00 Uhr ankommen, liegt der Schlüssel im Schlüsselkasten; schreiben Sie uns Ihre Ankunftszeit einfach einen Tag vorher.',
  balance:
    'Den Rest zahlen Sie bei der Anreise bar oder per Überweisung; auf Wunsch können Sie ihn vorher auf Ihrer Seite „Mein Aufenthalt“ bezahlen.',
  extras:
    'Alles, was das Haus berechnet (Haustier, Poolheizung, Zwischenreinigung), steht mit Preis bei den Extras; es zählt nur zur Summe, wenn Sie es wählen, und nichts anderes wird verlangt.',
  pets: 'Nimmt ein Haus Haustiere auf, steht der Preis auf seiner Seite bei den Extras; fügen Sie es bei der Buchung hinzu und schreiben Sie Art, Rasse und Gewicht in die Nachricht.',
  transfer:
    'Der Flughafentransfer ist ein Extra: Der Preis steht auf der Seite des Hauses; Sie fügen ihn bei der Buchung oder später auf Ihrer Seite „Mein Aufenthalt“ hinzu und zahlen ihn an die Agentur. Schreiben Sie uns Ihre Flugnummer zwei Tage vorher.',
  shortStays:
    'Lücken zwischen zwei Aufenthalten, die kürzer als die Mindestdauer sind, werden nur ganz vermietet; alle finden Sie auf der Seite „Kurze Lücken“.',
} satisfies Like<typeof turkish>;
