import type { Payload } from 'payload';
import type { VillaPage } from '#domain/villas/schema.ts';
import { type CardPage, PAGE, toNamed, toPlainSeason } from './card.ts';

/** Only the fields of a card, as Payload's documentation recommends for lists. */
const select = {
  slug: true,
  name: true,
  capacity: true,
  bedrooms: true,
  town: true,
  types: true,
  features: true,
  pictures: true,
  seasons: true,
} as const;

/** The first active villas in the agency's order with their relations, by Payload's local API. */
export const findCards = (payload: Payload) =>
  payload.find({
    collection: 'villas',
    where: { active: { equals: true } },
    sort: 'order',
    limit: PAGE,
    depth: 1,
    select,
  });

/** One villa with everything its page shows. */
export const findVilla = (payload: Payload, id: number) =>
  payload.findByID({ collection: 'villas', id, depth: 1 });

/** Payload's answer in the form of our own list. */
export function toCards({ docs, totalDocs }: Awaited<ReturnType<typeof findCards>>): CardPage {
  const items = docs.map((doc) => ({
    id: Number(doc.id),
    slug: doc.slug,
    name: doc.name,
    capacity: doc.capacity,
    bedrooms: doc.bedrooms,
    town: toNamed(doc.town),
    types: doc.types.map(toNamed),
    features: doc.features.map(toNamed),
    cover: doc.pictures[0]?.key ?? null,
    seasons: doc.seasons.map(toPlainSeason),
  }));
  return { items, total: totalDocs };
}

type Feature = { category: string; name: string };

/** Payload's answer in the form of our own page, without the average rating. */
export function toPage(doc: Awaited<ReturnType<typeof findVilla>>): Omit<VillaPage, 'rating'> {
  const { latitude, longitude, features, comments, questions } = doc;
  return {
    ...doc,
    location: latitude === null ? null : { latitude, longitude },
    features: [...Map.groupBy(features as Feature[], ({ category }) => category)].map(
      ([category, group]) => ({
        category,
        items: group.map(({ name }) => name),
      }),
    ),
    comments: comments.docs,
    questions: questions.docs,
  };
}
