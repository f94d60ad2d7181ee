import type { ReactNode } from 'react';
import type { Part } from '../../parts.ts';
import type { FormSection } from '../form.ts';

export type SectionId =
  | 'facts'
  | 'texts'
  | 'rooms'
  | 'pools'
  | 'distances'
  | 'features'
  | 'rules'
  | 'extras'
  | 'permit'
  | 'btrans'
  | 'private'
  | 'publish';

/** The sections of the page in their order; `id` is the anchor, `keys` what of the form they hold. */
export const SECTIONS: { id: SectionId; title: string; keys: FormSection[] }[] = [
  { id: 'facts', title: 'Genel', keys: ['facts', 'villa_type_ids'] },
  { id: 'texts', title: 'Metinler', keys: ['texts'] },
  { id: 'rooms', title: 'Odalar', keys: ['rooms'] },
  { id: 'pools', title: 'Havuzlar', keys: ['pools'] },
  { id: 'distances', title: 'Mesafeler', keys: ['distances'] },
  { id: 'features', title: 'Özellikler', keys: ['featureIds'] },
  { id: 'rules', title: 'Kurallar ve fiyat', keys: ['rules'] },
  { id: 'extras', title: 'Ek hizmetler', keys: ['extras'] },
  { id: 'permit', title: 'İzin belgesi', keys: ['permit'] },
  { id: 'btrans', title: 'BTRANS', keys: ['btrans'] },
  { id: 'private', title: 'Teslim bilgileri', keys: ['private'] },
  { id: 'publish', title: 'Yayın', keys: [] },
];

/** The parts that the route supplies from other features. */
export type Parts = Partial<Record<Part, ReactNode>>;

/** Where a missing item is entered: an anchor of the form, or a part. */
export const EDITOR_PLACES = {
  facts: { hash: 'facts' },
  permit: { hash: 'permit' },
  prices: { part: 'prices' },
  images: { part: 'pictures' },
  rooms: { hash: 'rooms' },
  texts: { hash: 'texts' },
} as const satisfies Record<string, { hash: SectionId } | { part: Part }>;
