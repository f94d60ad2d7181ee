import { parseBlogSearch } from '#dashboard/features/blog/search.ts';
import { parseOutboxSearch } from '#dashboard/features/mail/search.ts';
import type { SectionName } from '#dashboard/features/pages/sections.ts';
import { parseSubscriberSearch } from '#dashboard/features/subscribers/search.ts';
import { parseTranslationsSearch } from '#dashboard/features/translations/search.ts';
import { parseWishSearch } from '#dashboard/features/wishes/search.ts';
import { parsePlainSearch } from '#dashboard/list/filters/list-search.ts';
import { editor, list, row, screen } from './frame.tsx';

const banks = list({
  path: 'website/bank',
  search: parsePlainSearch,
  file: () => import('#dashboard/features/banks/bank-list.tsx'),
});
const team = list({
  path: 'website/team',
  search: parsePlainSearch,
  file: () => import('#dashboard/features/team/team-list.tsx'),
});
const documents = list({
  path: 'website/ourdocs',
  file: () => import('#dashboard/features/documents/document-screen.tsx'),
});
const faq = list({
  path: 'website/faq',
  search: parsePlainSearch,
  file: () => import('#dashboard/features/faq/faq-list.tsx'),
});
const subscribers = list({
  path: 'subscriber',
  search: parseSubscriberSearch,
  file: () => import('#dashboard/features/subscribers/subscriber-list.tsx'),
});
const wishes = list({
  path: 'wishes',
  search: parseWishSearch,
  file: () => import('#dashboard/features/wishes/wish-list.tsx'),
});
const outbox = list({
  path: 'templates/outbox',
  search: parseOutboxSearch,
  file: () => import('#dashboard/features/mail/outbox-list.tsx'),
});

/** The text of one page of the website. */
const text = <const Section extends SectionName>(section: Section) =>
  screen({
    path: `website/${section}`,
    file: () => import('#dashboard/features/pages/page-screen.tsx'),
    props: { section },
  });

/** What the website says, and whom the agency writes to. */
export const website = [
  text('home'),
  text('about'),
  text('rental'),
  text('cancel'),
  text('privacy'),
  text('kvkk'),
  text('howrent'),
  banks.addChildren([editor(banks, () => import('#dashboard/features/banks/bank-drawer.tsx'))]),
  team.addChildren([editor(team, () => import('#dashboard/features/team/team-editor.ts'))]),
  documents.addChildren([
    editor(documents, () => import('#dashboard/features/documents/document-drawer.tsx')),
  ]),
  faq.addChildren([editor(faq, () => import('#dashboard/features/faq/faq-editor.ts'))]),
  screen({
    path: 'website/translations',
    search: parseTranslationsSearch,
    file: () => import('#dashboard/features/translations/translations-screen.tsx'),
  }),
  screen({
    path: 'blog',
    search: parseBlogSearch,
    file: () => import('#dashboard/features/blog/post-list.tsx'),
  }),
  screen({ path: 'blog/$id', file: () => import('#dashboard/features/blog/post-screen.tsx') }),
  subscribers.addChildren([
    row(subscribers, () => import('#dashboard/features/subscribers/subscriber-drawer.tsx')),
  ]),
  wishes.addChildren([row(wishes, () => import('#dashboard/features/wishes/wish-drawer.tsx'))]),
  list({
    path: 'templates/mailtemplates',
    search: parsePlainSearch,
    file: () => import('#dashboard/features/mail/template-list.tsx'),
  }),
  screen({
    path: 'templates/mailtemplates/$id',
    file: () => import('#dashboard/features/mail/template-screen.tsx'),
  }),
  outbox.addChildren([row(outbox, () => import('#dashboard/features/mail/outbox-drawer.tsx'))]),
] as const;
