import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { KIND_WORDS } from '#domain/translations/words.ts';
import { amenities, amenityCategories } from './schema/amenities.ts';
import { blogPosts, documents, faqEntries, pages, teamMembers } from './schema/content.ts';
import { districts, towns } from './schema/locations.ts';
import { mailTemplates } from './schema/mail.ts';
import { settings } from './schema/settings.ts';
import { villaImages, villaPrivate, villaRooms } from './schema/villa-parts.ts';
import { villaTypes } from './schema/villa-types.ts';
import { villas } from './schema/villas.ts';

/**
 * Columns with texts that are the same in every language: names, keys, days, what staff alone reads.
 * Where a key lies, with its code, is shown to its guest and to no translator.
 */
const SAME: Readonly<Record<string, string>> = {
  villas: `code slug name owner_since neighbourhood video_url inspected_on inspected_by check_in_time check_out_time
    payment_parts instant_agreed_on permit_no permit_date permit_holder permit_address permit_scan permit_plaque_no
    permit_verified_at permit_expires_on permit_checked_by permit_checked_where permit_next_check_on permit_withdrawn_on
    permit_grace_until sale_until shown_since priced_until calendar_token`,
  villa_private: `greeter_name greeter_phone caretaker_name caretaker_phone door_code key_box wifi_name wifi_password
    calendar_manager agency_notes`,
  villa_rooms: '',
  villa_images: 'key color',
  towns: 'slug name image shore',
  districts: 'province_name name slug',
  villa_types: 'image',
  features: 'slug',
  feature_categories: '',
  pages: 'section',
  faq_entries: '',
  blog_posts: 'slug image published_at',
  team_members: 'name image',
  documents: 'file file_name content_type',
  mail_templates: 'key based_on whatsapp_templates',
  settings: 'key',
};
/** Columns that the registry calls otherwise. */
const NAMED: Readonly<Record<string, string>> = {
  'villa_rooms.name': 'room',
  'villa_images.alt': 'picture',
  'villa_images.room': 'picture_room',
  'villas.extras': 'extra',
  'pages.data': 'why_us',
  'mail_templates.whatsapp_template': 'whatsapp',
};

it('knows every column that the agency writes for guests', () => {
  const tables = [
    villas,
    villaPrivate,
    villaRooms,
    villaImages,
    towns,
    districts,
    villaTypes,
    amenities,
    amenityCategories,
    pages,
    faqEntries,
    blogPosts,
    teamMembers,
    documents,
    mailTemplates,
    settings,
  ];
  const registry = new Set(Object.values(KIND_WORDS).flatMap(({ fields }) => Object.keys(fields)));
  const unknown = tables.flatMap((table) => {
    const of = getTableName(table);
    const same = new Set(
      `created_at updated_at search_text sort_key ${SAME[of] ?? ''}`.split(/\s+/),
    );
    return Object.values(getTableColumns(table))
      .filter(({ columnType, enumValues }) => /Text/.test(columnType) && !enumValues?.length)
      .map(({ name }) => name)
      .filter((name) => !same.has(name) && !registry.has(NAMED[`${of}.${name}`] ?? name))
      .map((name) => `${of}.${name}`);
  });
  expect(unknown).toEqual([]);
});
