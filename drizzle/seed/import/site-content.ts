import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { SHIPPED_EDITIONS } from '#domain/pages/shipped/editions.ts';
import { SHIPPED_PAGES } from '#domain/pages/shipped/shipped-pages.ts';
import { consentRecord } from '#domain/languages/consents.ts';
import newsletter from '#domain/languages/tr/newsletter.ts';
import wish from '#domain/languages/tr/wish.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { wishes } from '#drizzle/schema/wishes.ts';
import { blogPosts, documents, faqEntries, pages, teamMembers } from '#drizzle/schema/content.ts';
import { contactMessages, subscribers } from '#drizzle/schema/messages.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { emptied, withGaps } from '../content/new-agency.ts';
import { BANKS } from '../content/banks.ts';
import { POSTS } from '../content/blog/blog.ts';
import { DOCUMENTS } from '../content/pages/documents.ts';
import { FAQ } from '../content/pages/faq.ts';
import { MESSAGES } from '../content/messages.ts';
import { demoPages } from '../content/pages/demo-pages.ts';
import { SETTINGS } from '../content/settings.ts';
import { guestFacts } from '../content/people.ts';
import { SUBSCRIBERS } from '../content/subscribers.ts';
import { TEAM } from '../content/team.ts';
import { findPicture, homePicture, paperFile } from '#demo-pictures/pictures.ts';
import type { Inserter } from './insert.ts';
import type { Moment } from './stays.ts';

const DAY_MS = 86_400_000;

/**
 * Content that every agency starts with and edits: settings and texts. Only the demo has
 * a company; for others it is empty, with placeholders where texts mention it.
 */
export function addTexts(rows: Inserter, { ofDemo }: { ofDemo: boolean }): void {
  rows.add(settings, ofDemo ? [...SETTINGS] : emptied(SETTINGS));
  const texts = ofDemo ? demoPages() : SHIPPED_PAGES;
  rows.add(
    pages,
    texts.map((page) => ({ ...page, edition: SHIPPED_EDITIONS[page.section] })),
  );
  rows.add(faqEntries, inOrder(ofDemo ? FAQ : withGaps(FAQ)));
}

/** Team, banks and posts of the demo agency, and what its forms received. */
export function addDemoContent(rows: Inserter, { now }: Moment): void {
  addHero(rows);
  rows.add(teamMembers, inOrder(TEAM));
  rows.add(
    documents,
    inOrder(DOCUMENTS.map(({ paper, ...texts }) => ({ ...texts, ...paperFile(paper) }))),
  );
  rows.add(banks, inOrder(BANKS));
  addPosts(rows);
  addInbox(rows, now);
}

/** The main picture of the home page. */
function addHero(rows: Inserter): void {
  const picture = homePicture();
  rows.add(settings, [
    { group: 'site', key: 'hero_picture', value: picture.key },
    { group: 'site', key: 'hero_alt', value: picture.alt },
    { group: 'site', key: 'hero_focus', value: '50 60' },
  ]);
}

/** Posts, each with a different picture that fits its text. */
function addPosts(rows: Inserter): void {
  const used = new Set<string>();
  for (const { picture: wanted, ...post } of POSTS) {
    const picture = findPicture(wanted, used);
    if (picture) used.add(picture.key);
    rows.add(blogPosts, [
      {
        ...post,
        searchText: fold(`${post.title} ${post.excerpt} ${post.tags.join(' ')}`),
        sortKey: sortKey(post.title),
        image: picture?.key ?? null,
        imageAlt: picture?.alt ?? '',
      },
    ]);
  }
}

function addInbox(rows: Inserter, now: Date): void {
  rows.add(
    contactMessages,
    MESSAGES.map(({ daysAgo, read, answered, ...message }, index) => {
      const createdAt = daysBefore(now, daysAgo);
      return {
        ...message,
        searchText: fold(`${message.name} ${message.email} ${message.subject} ${message.message}`),
        sortKey: sortKey(message.name),
        id: `seedmessage${String(index).padStart(3, '0')}`,
        readAt: read ? createdAt : null,
        answeredAt: answered ? createdAt : null,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  rows.add(
    subscribers,
    SUBSCRIBERS.map(({ email, daysAgo, confirmed, left }) => {
      const createdAt = daysBefore(now, daysAgo);
      return {
        email,
        confirmedAt: confirmed ? createdAt : null,
        leftAt: left ? createdAt : null,
        consentAt: createdAt,
        consentText: consentRecord(newsletter.consent),
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
  addWishes(rows, now);
}

/** A few who wait for a week of any house, for less than it ever costs: nobody is written to. */
function addWishes(rows: Inserter, now: Date): void {
  rows.add(
    wishes,
    [40, 75, 110].map((days, n) => {
      const createdAt = daysBefore(now, n + 2);
      return {
        id: `seedwish${n}`,
        email: guestFacts(910_000 + n).email,
        search: {},
        checkIn: istanbulDay(new Date(now.getTime() + days * DAY_MS)),
        checkOut: istanbulDay(new Date(now.getTime() + (days + 7) * DAY_MS)),
        adults: 2 + n,
        below: 1_000_000,
        consentText: consentRecord(wish.consent),
        tokenHash: `seedwish${n}`,
        confirmedAt: createdAt,
        createdAt,
        updatedAt: createdAt,
      };
    }),
  );
}

const inOrder = <Row extends object>(facts: readonly Row[]): (Row & { displayOrder: number })[] =>
  facts.map((row, index) => ({ ...row, displayOrder: index + 1 }));

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();
