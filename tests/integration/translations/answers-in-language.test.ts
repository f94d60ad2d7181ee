import { beforeAll, expect, it } from 'vitest';
import { translations } from '#drizzle/schema/translations.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villaVillaTypes } from '#drizzle/schema/villas.ts';
import type { VillaId } from '#domain/values/ids.ts';
import { inOtherLanguage, textsOf } from '#domain/translations/texts-of.ts';
import { PLACES } from '#domain/translations/places.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, unique } from '#tests/support/factories.ts';

let app: TestApp;
const [transfer, oneWay] = [unique('Havaalanı transferi'), unique('Tek yön')];
beforeAll(async () => {
  app = testApp({ now: '2028-05-01T09:00:00.000Z' });
  await translate(transfer, 'Airport transfer');
  await translate(oneWay, 'One way');
});

const translate = (source: string, text: string) =>
  app.deps.db.rows.insert(translations).values({
    language: 'en',
    source,
    text,
    state: 'reviewed',
    kind: 'villa',
    rowId: 1,
    field: 'extra',
    place: '',
  });

it('a quote names its extras in the language of whoever asks, and prices them the same', async () => {
  const offered = { price: 250_000, unit: 'piece', payee: 'agency', active: true } as const;
  const { slug } = await createVilla(app, {
    extras: [{ id: 'tr', name: transfer, text: oneWay, ...offered }],
  });
  const ask = async (language: string) => {
    const { body } = await app.call('POST', '/v1/quote', {
      headers: { 'accept-language': language },
      body: {
        slug,
        checkIn: '2028-06-10',
        checkOut: '2028-06-17',
        adults: 2,
        children: 0,
        babies: 0,
        extras: [{ id: 'tr', quantity: 2 }],
      },
    });
    const { extras, lines, total, untranslated } = body.content;
    return { extra: extras[0], line: lines.at(-1), total, untranslated };
  };
  const [english, turkish, german] = [await ask('en'), await ask('tr'), await ask('de')];
  expect(english.extra).toMatchObject({ name: 'Airport transfer', text: 'One way' });
  // What is behind the name is read back by the page (domain/reservations/pricing/read-lines.ts).
  expect(english.line).toMatchObject({ label: 'Airport transfer (2 adet)', amount: 500_000 });
  expect(turkish.extra).toMatchObject({ name: transfer, text: oneWay });
  expect(turkish.line.label).toBe(`${transfer} (2 adet)`);
  expect(english.total).toBe(turkish.total);
  // What nobody translated is named, so that the form can say that it is Turkish.
  expect(german.extra).toMatchObject({ name: transfer, text: oneWay });
  expect(german.untranslated).toEqual([transfer, oneWay]);
  expect([english.untranslated, turkish.untranslated]).toEqual([undefined, undefined]);
});

it('the search options are those of the language that their address names', async () => {
  const [slug, name] = [unique('tip'), unique('Balayı villaları')];
  const villa = await createVilla(app);
  const [type] = await app.deps.db.rows.insert(villaTypes).values({ slug, name }).returning();
  await app.deps.db.rows
    .insert(villaVillaTypes)
    .values({ villaId: villa.id as VillaId, villaTypeId: type!.id });
  await translate(name, 'Honeymoon villas');
  const typesIn = async (query: string) => {
    const { body } = await app.call('GET', `/v1/search/options${query}`);
    return (body.content.villaTypes as { slug: string; name: string }[]).find(
      (one) => one.slug === slug,
    )?.name;
  };
  expect([await typesIn(''), await typesIn('?language=en'), await typesIn('?language=de')]).toEqual(
    [name, 'Honeymoon villas', name],
  );
});

it('a stay’s page has its house and guide in the places where they are looked for', () => {
  const stay = {
    houseRules: ['Sessizlik'],
    keys: { keyBox: 'Kapıda', doorCode: '12' },
    place: {
      guide: [{ title: 'Kombi', text: 'Açın' }],
      nearby: [{ label: 'Market', name: 'Bakkal' }],
    },
    own: {
      extras: [{ name: 'Şef', text: '' }],
      reservation: { lines: [{ code: 'extra', label: 'Şef, gecelik (7 adet)', amount: 1 }] },
    },
  };
  const texts = ['Sessizlik', 'Kombi', 'Açın', 'Bakkal', 'Şef'];
  expect(textsOf(stay, PLACES.stay, 'en')).toEqual(expect.arrayContaining(texts));
  const known = new Map(texts.map((text) => [text, `EN ${text}`]));
  const { thing, untranslated } = inOtherLanguage(stay, PLACES.stay, known, 'en');
  expect(untranslated).toEqual([]);
  expect(JSON.stringify(thing)).toContain('EN Şef, gecelik (7 adet)');
  expect(JSON.stringify(thing).match(/EN /g)).toHaveLength(6);
});
