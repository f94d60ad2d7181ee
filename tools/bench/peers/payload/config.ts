import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { buildConfig, type CollectionConfig, type Field } from 'payload';

const text = (name: string): Field => ({ name, type: 'text' });
const number = (name: string): Field => ({ name, type: 'number' });
const day = (name: string): Field => ({ name, type: 'text' });
const json = (name: string): Field => ({ name, type: 'json' });
const flag = (name: string): Field => ({ name, type: 'checkbox' });

/** Rows that belong to one villa. */
const rows = (name: string, fields: Field[]): Field => ({ name, type: 'array', fields });

const one = (name: string, relationTo: string): Field => ({
  name,
  type: 'relationship',
  relationTo,
});
const many = (name: string, relationTo: string): Field => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
});

/** The newest rows that refer to this one. */
const newest = (collection: string, defaultLimit: number): Field => ({
  name: collection,
  type: 'join',
  collection,
  on: 'villa',
  defaultLimit,
  defaultSort: '-order',
  maxDepth: 1,
});
const ofVilla: Field[] = [
  { name: 'villa', type: 'relationship', relationTo: 'villas', index: true },
  number('order'),
];

const slug: Field = { name: 'slug', type: 'text', index: true };

/** A region, a district, a villa type or a feature. */
const place = (name: string, more: Field[] = []): CollectionConfig => ({
  slug: name,
  fields: [slug, text('name'), ...more],
});

/**
 * A villa as Payload's documentation would model it: shared rows are relationships, its own rows
 * arrays, lists of words JSON.
 */
const villas: CollectionConfig = {
  slug: 'villas',
  fields: [
    slug,
    { name: 'order', type: 'number', index: true },
    { name: 'active', type: 'checkbox', index: true },
    ...['name', 'code', 'summary', 'permitNo', 'notes', 'why', 'checkInTime', 'checkOutTime'].map(
      text,
    ),
    ...['description', 'included', 'excluded', 'houseRules', 'goodToKnow', 'scores'].map(json),
    ...['capacity', 'maxAdults', 'maxChildren', 'maxBabies', 'bedrooms', 'bathrooms'].map(number),
    ...['floors', 'latitude', 'longitude', 'deposit', 'cleaningFee', 'cleaningThreshold'].map(
      number,
    ),
    ...['minNightsSeason', 'minNightsOther', 'prepaymentRate', 'from', 'to', 'questionCount'].map(
      number,
    ),
    one('town', 'towns'),
    one('district', 'districts'),
    many('types', 'villa-types'),
    many('features', 'features'),
    rows('rooms', [text('name'), text('beds')]),
    rows('pools', [
      text('label'),
      ...['widthCm', 'lengthCm', 'depthCm'].map(number),
      flag('heated'),
      flag('sheltered'),
    ]),
    rows('distances', [text('place'), number('metres')]),
    rows('pictures', [
      ...['key', 'alt', 'room', 'color'].map(text),
      ...['width', 'height'].map(number),
    ]),
    rows('seasons', [
      ...['startsOn', 'endsOn'].map(day),
      ...['nightly', 'minNights', 'shortStayFee', 'cleaningThreshold'].map(number),
    ]),
    rows('discounts', [
      text('kind'),
      ...['rate', 'minNights', 'daysBefore'].map(number),
      ...['bookTo', 'stayFrom', 'stayTo'].map(day),
    ]),
    newest('comments', 20),
    newest('questions', 2),
  ],
};

const comments: CollectionConfig = {
  slug: 'comments',
  fields: [
    ...ofVilla,
    number('rating'),
    ...['author', 'text', 'stayedOn'].map(text),
    ...['scores', 'reply'].map(json),
    flag('verified'),
    rows('photos', [...['key', 'color'].map(text), ...['width', 'height'].map(number)]),
  ],
};

const questions: CollectionConfig = {
  slug: 'questions',
  fields: [...ofVilla, ...['id', 'question', 'answer', 'answeredAt'].map(text)],
};

/** Payload on a SQLite file, without its admin pages and development features. */
export const configOf = (file: string) =>
  buildConfig({
    secret: 'bench',
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'error' } },
    db: sqliteAdapter({ client: { url: `file:${file}` }, allowIDOnCreate: true }),
    collections: [
      place('towns'),
      place('districts', [text('province')]),
      place('villa-types'),
      place('features', [text('category')]),
      villas,
      comments,
      questions,
    ],
  });
