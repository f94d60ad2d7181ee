import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/texts.ts';

const plural = pluralOf('en');

export default {
  faqTitle: 'Frequently asked questions',
  faqIntro: 'What is asked most often, from the booking to the keys.',
  faqDescription: (count) =>
    `${count} questions about renting a villa, answered: prepayment, damage deposit, cancellation, arrival time.`,
  faqSearch: 'Search the questions',
  faqExamples: 'deposit, dog, transfer…',
  blog: 'Blog',
  blogLead: 'Short articles about places, seasons and renting a villa.',
  blogDescription: 'Short, useful articles about places, seasons and renting a villa.',
  feedDescription: 'Articles about places, seasons and renting a villa.',
  topics: 'Topics',
  allTopics: 'All',
  tagTitle: (tag) => `Articles on ${tag}`,
  tagLead: (tag) => `What we have written about “${tag}”.`,
  tagDescription: (tag, posts, first) =>
    `${posts} ${plural(posts, { one: 'article', other: 'articles' })} about “${tag}”: ${first}${posts > 1 ? ' and others' : ''}.`,
  minutes: (count) => `${count} min read`,
  readThese: 'Read these, too',
  allPosts: 'All articles',
  team: 'Team',
} satisfies Like<typeof turkish>;
