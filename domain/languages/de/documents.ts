import type { Like } from '../like.ts';
import type turkish from '../tr/documents.ts';

export default {
  title: 'Vorvertragliche Informationen und Vertrag',
  description:
    'Bevor Sie Ihre Anfrage senden: Informationsblatt und Vertrag Ihres Aufenthalts mit den echten Daten und Beträgen.',
  licence: (number) => `TÜRSAB-Lizenz Nr. ${number}`,
  failed: 'Dieser Vertrag konnte nicht geöffnet werden',
  expired: 'Dieser Preis ist abgelaufen',
  chooseAgain: 'Wählen Sie Ihre Daten erneut, um den aktuellen Vertrag zu lesen.',
  villas: 'Villen ansehen',
} satisfies Like<typeof turkish>;
