import type { Like } from '../like.ts';
import type turkish from '../tr/wish.ts';

export default {
  title: 'Bescheid geben',
  leadHouse: (villa, stay) => `${villa}, ${stay}: Wir schreiben Ihnen, sobald sie frei wird.`,
  leadSearch: (stay) =>
    `Wir schreiben Ihnen, sobald ein Haus, das zu Ihrer Suche passt, für ${stay} frei wird.`,
  leadCheaper: (villa, stay) =>
    `${villa}, ${stay}: Wir schreiben Ihnen, sobald sie weniger kostet als heute.`,
  note: 'Wir können die Nächte nicht für Sie reservieren: Wenn wir schreiben, kann jeder sie buchen.',
  email: 'Ihre E-Mail-Adresse',
  consent:
    'Sie erhalten E-Mails nur zu diesem Aufenthalt, wenn ein passendes Haus frei wird; ein Klick beendet es.',
  send: 'Bescheid geben',
  noStay: 'Bitte wählen Sie zuerst Tage.',
  dates: 'Tage wählen',
  sent: 'Wir haben Ihnen einen Link geschickt. Sobald Sie ihn bestätigen, stehen Sie auf der Liste.',
  open: 'Warten Sie auf eine Nachricht zu diesem Aufenthalt?',
  confirm: 'Ja, geben Sie mir Bescheid',
  end: 'Ich möchte nichts mehr dazu hören',
  confirmed: 'Gut. Wir schreiben Ihnen, sobald ein passendes Haus frei wird.',
  ended: 'Gut. Zu diesem Aufenthalt schreiben wir Ihnen nicht mehr.',
} satisfies Like<typeof turkish>;
