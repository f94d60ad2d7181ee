import type { Like } from '../like.ts';
import type turkish from '../tr/confirm.ts';

export default {
  bulten: {
    title: 'Newsletter abonnieren',
    lead: 'Mit dieser Adresse wurde unser Newsletter bestellt. Waren Sie es, bestätigen Sie bitte; wenn nicht, schließen Sie diese Seite, und wir schreiben Ihnen nicht wieder.',
    button: 'Ja, ich möchte den Newsletter',
  },
  'bulten-ayril': {
    title: 'Newsletter abbestellen',
    lead: 'Nach Ihrer Bestätigung senden wir keinen Newsletter mehr an diese Adresse. Sie können ihn jederzeit wieder bestellen.',
    button: 'Ja, abbestellen',
  },
  kvkk: {
    title: 'Datenanfrage bestätigen',
    lead: 'Mit dieser Adresse wurde eine Anfrage zu persönlichen Daten (KVKK) gestellt. Waren Sie es, bestätigen Sie bitte; dann beginnt die gesetzliche Frist. Wenn nicht, schließen Sie diese Seite.',
    button: 'Ja, Anfrage bestätigen',
  },
} satisfies Like<typeof turkish>;
