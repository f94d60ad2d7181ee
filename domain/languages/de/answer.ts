import type { Like } from '../like.ts';
import type turkish from '../tr/answer.ts';

export default {
  brokenLink:
    'Der Link ist unvollständig oder falsch. Bitte öffnen Sie den ganzen Link aus Ihrer E-Mail.',
  unreadable: 'Es kam eine unerwartete Antwort. Bitte versuchen Sie es noch einmal.',
  offline: 'Keine Verbindung. Bitte prüfen Sie Ihr Internet und versuchen Sie es noch einmal.',
} satisfies Like<typeof turkish>;
