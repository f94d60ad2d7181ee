import type { Like } from '../like.ts';
import type turkish from '../tr/lost.ts';

export default {
  title: 'Seite nicht gefunden',
  description: 'Die gesuchte Seite ist nicht hier.',
  heading: 'An dieser Küste gibt es diese Seite nicht',
  lead: 'Vielleicht hat sich die Adresse geändert, oder die Villa ist nicht mehr veröffentlicht. Vielleicht ist das gesuchte Haus hier:',
  allVillas: 'Alle Villen',
  failedTitle: 'Ein Fehler ist aufgetreten',
  failedDescription: 'Die Seite kann zurzeit nicht geöffnet werden.',
  failed: 'Diese Seite lässt sich gerade nicht öffnen',
  failedLead: 'Der Fehler liegt bei uns. Bitte versuchen Sie es in einigen Minuten erneut.',
  failedLeadAndCall:
    'Der Fehler liegt bei uns. Bitte versuchen Sie es in einigen Minuten erneut; wenn es eilt, rufen Sie uns an, wir klären es am Telefon.',
  retry: 'Erneut versuchen',
  home: 'Startseite',
} satisfies Like<typeof turkish>;
