import type { Like } from '../like.ts';
import type turkish from '../tr/questions.ts';

export default {
  title: (villa) => `Fragen zu ${villa}`,
  description: (villa, town) =>
    `${villa}, ${town}: was Besucher gefragt und wir beantwortet haben.`,
  heading: 'Fragen und Antworten',
  none: 'Zu diesem Haus ist noch keine Frage veröffentlicht. Stellen Sie die erste.',
  previous: 'Vorherige Fragen',
  next: 'Weitere Fragen',
  ask: 'Frage stellen',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  phone: 'Ihre Telefonnummer (freiwillig)',
  received:
    '<strong>Ihre Frage ist bei uns.</strong> Die Antwort senden wir per E-Mail; hilft sie auch anderen, veröffentlichen wir sie hier ohne Ihren Namen.',
  notTaken:
    'Ihre Frage konnte nicht angenommen werden. Bitte füllen Sie die Felder aus und senden Sie sie erneut.',
  question: 'Ihre Frage',
  hint: 'Fragen Sie nach Haus, Umgebung, Anreise. Veröffentlichen wir die Frage, lassen wir Namen und persönliche Angaben weg.',
  send: 'Frage senden',
  privacy:
    'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten: <privacy>Schutz persönlicher Daten</privacy>.',
} satisfies Like<typeof turkish>;
