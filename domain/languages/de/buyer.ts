import type { Like } from '../like.ts';
import type turkish from '../tr/buyer.ts';

export default {
  title: 'Ihre Rechnungsangaben',
  why: 'Für unsere Dienstleistung stellen wir eine elektronische Rechnung aus. Das türkische Steuerrecht verlangt Nummer und Adresse des Käufers; Ihre Nummer wird verschlüsselt gespeichert und nur auf Ihrer Rechnung verwendet.',
  thanks: 'Vielen Dank',
  closed: 'Der Link konnte nicht geöffnet werden',
  lacking: 'Was für Ihre Rechnung noch fehlt.',
  taken:
    'Ihre Angaben sind gespeichert; Ihre Rechnung wird damit ausgestellt. Dieser Link öffnet sich nicht mehr.',
  write: 'Schreiben Sie uns',
  whyOwner:
    'Ihre Provisionsrechnung wird elektronisch ausgestellt. Das türkische Steuerrecht verlangt Nummer und Adresse des Käufers; Ihre Nummer wird verschlüsselt gespeichert und nur auf Ihrer Rechnung verwendet.',
  save: 'Speichern',
  saved: 'Ihre Rechnungsangaben sind gespeichert.',
  kind: 'Mit welcher Nummer',
  kinds: {
    tckn: 'Türkische Ausweisnummer',
    vkn: 'Türkische Steuernummer (Firma)',
    passport: 'Passnummer',
  },
  name: 'Name oder Firma',
  number: 'Nummer',
  taxOffice: 'Finanzamt',
  taxOfficeHint: 'Für die Rechnung einer Firma.',
  street: 'Straße und Hausnummer',
  district: 'Ort',
  city: 'Stadt oder Region',
  country: 'Land',
  ownCountry: 'Deutschland',
} satisfies Like<typeof turkish>;
