import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, searchable, serialId, version } from './columns.ts';

const blocks = (name: string) =>
  text(name, { mode: 'json' }).$type<unknown[]>().notNull().default([]);

const active = () => flag('active', true);
const displayOrder = () => integer('display_order').notNull().default(0);

/** A content page of the website by section: about, rental, cancel … */
export const pages = sqliteTable('pages', {
  ...serialId,
  ...version,
  section: text('section').notNull().unique(),
  title: text('title').notNull(),
  intro: text('intro').notNull().default(''),
  body: blocks('body'),
  /** Data of this section only, such as the tiers of the cancellation page. */
  data: text('data', { mode: 'json' }).$type<Record<string, unknown>>().notNull().default({}),
  /** Of the shipped text that it was taken from or held against (domain/pages/shipped/editions.ts). */
  edition: integer('edition').notNull().default(1),
});

export const blogPosts = sqliteTable(
  'blog_posts',
  {
    ...serialId,
    ...version,
    ...searchable,
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull().default(''),
    body: blocks('body'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    image: text('image'),
    imageAlt: text('image_alt').notNull().default(''),
    publishedAt: text('published_at'),
    active: active(),
  },
  (t) => [
    uniqueIndex('blog_posts_slug').on(t.slug),
    index('blog_posts_published').on(t.active, t.publishedAt),
  ],
);

export const faqEntries = sqliteTable(
  'faq_entries',
  {
    ...serialId,
    group: text('group').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    active: active(),
    displayOrder: displayOrder(),
  },
  (t) => [index('faq_entries_order').on(t.displayOrder)],
);

export const teamMembers = sqliteTable('team_members', {
  ...serialId,
  name: text('name').notNull(),
  title: text('title').notNull(),
  bio: text('bio').notNull().default(''),
  image: text('image'),
  displayOrder: displayOrder(),
  active: active(),
});

export const documents = sqliteTable('documents', {
  ...serialId,
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  /** Key of the stored file; null until one is uploaded. */
  file: text('file'),
  /** File name of a visitor's download. */
  fileName: text('file_name'),
  contentType: text('content_type'),
  bytes: integer('bytes'),
  displayOrder: displayOrder(),
  active: active(),
});

/** Texts that a person accepts, by version, so that the accepted wording can be shown again. */
export const legalTexts = sqliteTable(
  'legal_texts',
  {
    ...serialId,
    key: text('key').notNull(),
    version: text('version').notNull(),
    body: blocks('body'),
  },
  (t) => [uniqueIndex('legal_texts_version').on(t.key, t.version)],
);
