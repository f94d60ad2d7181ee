import type { Like } from '../like.ts';
import type turkish from '../tr/tracking.ts';

export default {
  title: 'Mein Aufenthalt',
  description:
    'Mit Buchungscode und E-Mail-Adresse sehen Sie den Stand Ihrer Anfrage, Ihre Zahlungen und den nächsten Schritt.',
  lead: 'Ihr Code steht in der E-Mail, die wir nach Ihrer Anfrage gesendet haben; er beginnt mit KY. Ihre Seite zeigt Stand, Zahlung, Adresse und den nächsten Schritt.',
  open: 'Meine Seite öffnen',
  code: 'Buchungscode',
  email: 'Ihre E-Mail-Adresse',
} satisfies Like<typeof turkish>;
