import * as z from 'zod';
import { RichText } from '#domain/rich-text/rich-text.ts';

/** Content pages for visitors, by section. */
export const PAGE_SECTIONS = [
  'about',
  'privacy',
  'rental',
  'cancel',
  'kvkk',
  'howrent',
  'home',
] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** GET /v1/website/{section} */
export const ContentPage = z.object({
  section: z.string(),
  title: z.string(),
  intro: z.string(),
  body: RichText,
  /** Fields that only this section has, such as the tiers of the cancellation page. */
  data: z.record(z.string(), z.unknown()),
});
export type ContentPage = z.infer<typeof ContentPage>;

/** GET /v1/website/faq; ordered by group, then by question. */
export const FaqEntry = z.object({
  id: z.int(),
  group: z.string(),
  question: z.string(),
  answer: z.string(),
});
export type FaqEntry = z.infer<typeof FaqEntry>;

/** GET /v1/website/team; `image` is a picture key. */
export const TeamMember = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  image: z.string().nullable(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** GET /v1/website/ourdocuments; `file` is the stored file's key, null until there is one. */
export const AgencyDocument = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  file: z.string().nullable(),
  bytes: z.int().nullable(),
});
export type AgencyDocument = z.infer<typeof AgencyDocument>;

/** GET /v1/website/bank: an account that guests may pay to. */
export const PublicBank = z.object({
  id: z.int(),
  bank: z.string(),
  holder: z.string(),
  iban: z.string(),
  branch: z.string(),
  currency: z.string(),
  /** Whether there is a karekod of a transfer to it: GET /v1/website/bank/{id}/karekod.gif. */
  karekod: z.boolean(),
});
export type PublicBank = z.infer<typeof PublicBank>;

/** A blog post as a list shows it; `image` is a picture key. */
export const PostSummary = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  tags: z.array(z.string()),
  image: z.string().nullable(),
  imageAlt: z.string(),
  /** ISO instant. */
  publishedAt: z.string(),
});
export type PostSummary = z.infer<typeof PostSummary>;

/** A whole blog post. */
export const Post = PostSummary.extend({ body: RichText });
export type Post = z.infer<typeof Post>;
