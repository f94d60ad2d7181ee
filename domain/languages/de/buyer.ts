import type { Like } from '../like.ts';
import type turkish from '../tr/buyer.ts';

export default {
  kind: 'Mit welcher Nummer',
  kinds: {
    tckn: 'Türkische Identitätsnummer',
    vkn: 'Türkische Steuernummer (Firma)',
    passport: 'Reisepassnummer',
  },
  name: 'Name oder Firma',
  number: 'Nummer',
  taxOffice: 'Finanzamt',
  taxOfficeHint: 'Für die Rechnung einer türkischen Firma.',
  street: 'Straße und Hausnummer',
  district: 'Bezirk',
  city: 'Stadt oder Provinz',
  country: 'Land',
  turkey: 'Türkei',
} satisfies Like<typeof turkish>;
