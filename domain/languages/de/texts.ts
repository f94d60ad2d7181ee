import type { Like } from '../like.ts';
import type turkish from '../tr/texts.ts';

export default {
  faqTitle: 'Häufige Fragen',
  faqIntro: 'Was am häufigsten gefragt wird, von der Buchung bis zur Schlüsselübergabe.',
  faqDescription: (count) =>
    `${count} Fragen und Antworten zur Miete einer Villa: Anzahlung, Kaution, Stornierung, Ankunftszeit.`,
  faqSearch: 'In den Fragen suchen',
  faqExamples: 'Kaution, Hund, Transfer …',
  blog: 'Blog',
  blogLead: 'Kurze Artikel über Orte, Jahreszeiten und die Miete einer Villa.',
  blogDescription: 'Kurze, nützliche Artikel über Orte, Jahreszeiten und die Miete einer Villa.',
  feedDescription: 'Artikel über Orte, Jahreszeiten und die Miete einer Villa.',
  topics: 'Themen',
  allTopics: 'Alle',
  tagTitle: (tag) => `Artikel über ${tag}`,
  tagLead: (tag) => `Was wir über „${tag}“ geschrieben haben.`,
  tagDescription: (tag, posts, first) =>
    `${posts} Artikel über „${tag}“: ${first}${posts > 1 ? ' und andere' : ''}.`,
  minutes: (count) => `${count} Min. Lesezeit`,
  readThese: 'Lesen Sie auch',
  allPosts: 'Alle Artikel',
  team: 'Team',
} satisfies Like<typeof turkish>;
