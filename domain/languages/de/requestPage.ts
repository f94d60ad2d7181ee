import type { Like } from '../like.ts';
import type turkish from '../tr/requestPage.ts';

export default {
  title: (villa) => `Buchungsanfrage für ${villa}`,
  description: (villa, town) =>
    `${villa}, ${town}: Sehen Sie den Preis für Ihre Daten und senden Sie Ihre Anfrage.`,
  when: 'Wann möchten Sie bleiben?',
  calendar: 'Welche Tage frei sind, sehen Sie im <calendar>Kalender</calendar>.',
  extras: 'Extras (optional)',
  updateTotal: 'Summe aktualisieren',
} satisfies Like<typeof turkish>;
