import type { Like } from '../like.ts';
import type turkish from '../tr/newsletter.ts';

export default {
  consent:
    'Mit der Anmeldung stimmen Sie Angeboten per E-Mail zu; mit einem Klick melden Sie sich wieder ab.',
  email: 'Ihre E-Mail-Adresse',
  subscribe: 'Anmelden',
  outcomes: {
    eklendi: 'Ihre E-Mail-Adresse wurde hinzugefügt.',
    zaten: 'Sie sind bereits angemeldet.',
    hata: 'Ihre E-Mail-Adresse konnte nicht hinzugefügt werden. Bitte wenden Sie sich an uns.',
  },
} satisfies Like<typeof turkish>;
