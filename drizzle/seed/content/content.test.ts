import { describe, expect, it } from 'vitest';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { PROMISES } from '#domain/promises/sentences.ts';
import { addDays } from '#domain/values/dates.ts';
import { isIban } from '#domain/values/iban.ts';
import { RichText } from '#domain/rich-text/rich-text.ts';
import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { legalCapacity } from '#domain/villas/capacity.ts';
import { isVkn } from '#domain/values/vkn.ts';
import { BANKS } from './banks.ts';
import { POSTS } from './blog/blog.ts';
import { COMMENTS, commentsFor } from './comments.ts';
import { FAQ, FAQ_GROUPS } from './pages/faq.ts';
import { AMENITY_SLUGS } from './amenities.ts';
import { CANCEL_TIERS, SHIPPED_PAGES } from '#domain/pages/shipped/shipped-pages.ts';
import { guestFacts, OWNER_COUNT, ownerFacts } from './people.ts';
import { discountsFor, seasonTable } from './seasons.ts';
import { SETTINGS } from './settings.ts';
import { SUBSCRIBERS } from './subscribers.ts';
import { TOWNS } from './towns.ts';
import { VILLA_TYPE_SLUGS, VILLA_TYPES } from './villas/villa-types.ts';
import { questionsFor } from './villas/villa-questions.ts';
import { MAX_VILLAS, villaFacts } from './villas/villas.ts';

const ALL = Array.from({ length: MAX_VILLAS }, (_, n) => villaFacts(n));
const SHOWN = ALL.slice(0, 120);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('addresses', () => {
  const slugs = [...TOWNS.map((town) => town.slug), ...VILLA_TYPES.map((type) => type.slug)];

  it('never repeats one among regions and villa types, nor takes a reserved one', () => {
    expect(repeated(slugs)).toEqual([]);
    expect(slugs.filter(isReservedSlug)).toEqual([]);
  });

  it('never repeats a feature', () => {
    expect(repeated(AMENITY_SLUGS)).toEqual([]);
  });

  it('never repeats the name, address, code or permit of a home', () => {
    for (const key of ['name', 'slug', 'code'] as const) {
      expect(new Set(ALL.map((villa) => villa[key])).size, key).toBe(MAX_VILLAS);
    }
    expect(new Set(ALL.map((villa) => villa.permit.no)).size).toBe(MAX_VILLAS);
  });
});

describe('homes', () => {
  it('are the same for the same number', () => {
    expect(villaFacts(77)).toEqual(ALL[77]);
  });

  it('cover every region and every type within those that are shown', () => {
    expect(new Set(SHOWN.map((villa) => villa.townSlug)).size).toBe(TOWNS.length);
    const types = new Set(SHOWN.flatMap((villa) => villa.typeSlugs));
    expect(VILLA_TYPE_SLUGS.filter((slug) => !types.has(slug))).toEqual([]);
  });

  it('stay within the law and can fill what they offer', () => {
    const wrong = ALL.filter(
      (villa) =>
        villa.capacity > legalCapacity(villa.bedrooms) ||
        villa.maxAdults > villa.capacity ||
        villa.maxAdults + villa.maxChildren < villa.capacity ||
        villa.maxChildren >= villa.capacity,
    );
    expect(wrong.map((villa) => villa.n)).toEqual([]);
  });

  it('name only towns, types and features that exist, two to five types, 15 to 40 features', () => {
    const towns = new Set(TOWNS.map((town) => town.slug));
    const types = new Set<string>(VILLA_TYPE_SLUGS);
    const features = new Set(AMENITY_SLUGS);
    const wrong = ALL.filter(
      (villa) =>
        !towns.has(villa.townSlug) ||
        villa.typeSlugs.some((slug) => !types.has(slug)) ||
        villa.featureSlugs.some((slug) => !features.has(slug)) ||
        villa.typeSlugs.length < 2 ||
        villa.typeSlugs.length > 5 ||
        villa.featureSlugs.length < 15 ||
        villa.featureSlugs.length > 40,
    );
    expect(wrong.map((villa) => villa.n)).toEqual([]);
  });

  it('have exactly the attributes that their types promise', () => {
    const disagreeing = ALL.filter((villa) => {
      const is = (type: (typeof VILLA_TYPE_SLUGS)[number]) => villa.typeSlugs.includes(type);
      const metres = (place: string) => villa.distances.find((d) => d.place === place)?.metres ?? 0;
      const pool = (kind: string) => villa.pools.some((one) => one.kind === kind);
      return (
        is('kapali-havuzlu-villalar') !== pool('indoor') ||
        is('cocuk-havuzlu-villalar') !== pool('children') ||
        is('isitmali-havuzlu-villalar') !== villa.pools.some((one) => one.heated) ||
        is('muhafazakar-villalar') !==
          villa.pools.some((one) => one.kind === 'outdoor' && one.sheltered) ||
        is('genis-aile-villalari') !== villa.bedrooms >= 5 ||
        is('jakuzili-villalar') !== villa.featureSlugs.includes('jakuzi') ||
        is('saunali-villalar') !== villa.featureSlugs.includes('sauna') ||
        is('evcil-hayvan-dostu-villalar') !== villa.featureSlugs.includes('evcil-hayvan-kabul') ||
        is('deniz-manzarali-villalar') !== villa.featureSlugs.includes('deniz-manzarasi') ||
        is('denize-sifir-villalar') !== metres('sea') <= 60 ||
        (is('merkezi-villalar') && metres('centre') > 800) ||
        (is('doga-icinde-villalar') && metres('centre') < 3000)
      );
    });
    expect(disagreeing.map((villa) => villa.n)).toEqual([]);
  });

  it('never speak of a sea that they do not see', () => {
    const lying = ALL.filter((villa) => {
      const [, second = ''] = villa.description;
      const claims = /denize (?:bakar|dönük)|deniz görünür|ufuk|deniz manzaralı|ötesinde deniz/i;
      return (
        !villa.typeSlugs.includes('deniz-manzarali-villalar') &&
        claims.test(`${villa.summary} ${second}`)
      );
    });
    expect(lying.map((villa) => villa.n)).toEqual([]);
  });

  it('read differently from one another, and each sentence from its neighbour most of the time', () => {
    expect(new Set(SHOWN.map((villa) => villa.description.join('\n'))).size).toBe(SHOWN.length);
    const first = (n: number) => SHOWN[n]?.description[0]?.split('.')[0];
    const same = SHOWN.filter((_, n) => n > 0 && first(n) === first(n - 1));
    expect(same).toEqual([]);
  });

  it('cost 4.500 to 45.000 lira a July night', () => {
    const prices = ALL.map((villa) => villa.baseNightly);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(450_000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(4_500_000);
  });
});

describe('seasons', () => {
  it('follow one another without a gap or an overlap from January to December', () => {
    for (const villa of SHOWN) {
      const rows = seasonTable(villa, 2025, 2028);
      expect(rows[0]?.startsOn).toBe('2025-01-01');
      expect(rows.at(-1)?.endsOn).toBe('2028-12-31');
      rows.forEach((row, index) => {
        expect(row.endsOn >= row.startsOn).toBe(true);
        expect(row.nightly).toBeGreaterThan(0);
        const next = rows[index + 1];
        if (next) expect(next.startsOn).toBe(addDays(row.endsOn, 1));
      });
    }
  });

  it('lower the price of about one home in four', () => {
    const share = ALL.filter((villa) => discountsFor(villa, 2027).length > 0).length / MAX_VILLAS;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });
});

describe('people', () => {
  const owners = Array.from({ length: OWNER_COUNT }, (_, n) => ownerFacts(n));

  it('have identifiers that pass their checks', () => {
    for (const owner of owners) {
      expect(isTckn(owner.tckn), owner.tckn).toBe(true);
      expect(isIban(owner.iban), owner.iban).toBe(true);
      if (owner.vkn !== null) expect(isVkn(owner.vkn), owner.vkn).toBe(true);
    }
    for (let n = 0; n < 500; n += 1) expect(isTckn(guestFacts(n).tckn)).toBe(true);
  });

  it('have addresses of their own at example domains', () => {
    const emails = owners.map((owner) => owner.email);
    for (let n = 0; n < 2000; n += 1) emails.push(guestFacts(n).email);
    expect(new Set(emails).size).toBe(emails.length);
    const allowed = /^[a-z0-9.]+@(?:kiyi|ornek|posta)\.example$/;
    expect(emails.filter((email) => !allowed.test(email))).toEqual([]);
  });
});

describe('texts', () => {
  const bodies = [
    ...[...TOWNS, ...VILLA_TYPES, ...POSTS].map(({ slug, body }) => ({ name: slug, body })),
    ...SHIPPED_PAGES.map(({ section, body }) => ({ name: section, body })),
  ];

  it('are well-formed rich text', () => {
    for (const { name, body } of bodies) {
      expect(RichText.safeParse(body).error?.issues ?? [], name).toEqual([]);
    }
  });

  /** What another text once said of a rule that now has one sentence (domain/promises). */
  it.each([
    [
      'when the greeter is known',
      PROMISES.place,
      /gün önce[^.]*karşıla|karşıla[^.]*gün (?:önce|kala)/iu,
    ],
    ['how late one may arrive', PROMISES.late, /gece geç var/iu],
    ['how the rest is paid', PROMISES.balance, /kalan(?:ı| tutarı?)[^.]*girişte Türk lirası/iu],
    ['what a house charges', PROMISES.pets, /(?:ücretini|tutarını)[^.]*(?:bildir|söyler)/iu],
    ['how a transfer is booked', PROMISES.transfer, /taşıyıcı/iu],
    ['where short stays are', PROMISES.shortStays, /“?kısa konaklama(?:lara bakın|” seçeneği)/iu],
  ])('say in one way %s', (_, promise, otherwise) => {
    const house = Array.from({ length: 40 }, (_, n) => villaFacts(n));
    const told = JSON.stringify([bodies, FAQ, MAIL_TEMPLATE_RULES, house.map(questionsFor)]);
    expect(told.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toContain(promise);
    expect(told.match(otherwise)?.[0]).toBeUndefined();
  });

  it('link only to pages that exist', () => {
    const known = new Set([
      ...[...TOWNS, ...VILLA_TYPES].map(({ slug }) => `/${slug}`),
      ...POSTS.map(({ slug }) => `/blog/${slug}`),
      ...['rental', 'cancel', 'kvkk', 'howrent', 'banks', 'document', 'privacy'].map(
        (page) => `/website/${page}`,
      ),
      '/contact',
      '/faq',
      '/enquire',
      '/konaklamam',
      '/guvenli-odeme',
      '/konaklamam',
      '/firsat-tarihler',
    ]);
    const all = JSON.stringify([bodies, FAQ]);
    const targets = [...all.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1] ?? '');
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
  });

  it('of the blog have substance: ten posts of 500 to 800 words', () => {
    expect(POSTS).toHaveLength(10);
    expect(repeated(POSTS.map((post) => post.slug))).toEqual([]);
    for (const post of POSTS) {
      const words = wordsOf(post.body).length;
      expect(words, post.slug).toBeGreaterThanOrEqual(500);
      expect(words, post.slug).toBeLessThanOrEqual(800);
    }
  });

  it('answer at least four questions in every group', () => {
    for (const group of FAQ_GROUPS) {
      expect(FAQ.filter((entry) => entry.group === group).length, group).toBeGreaterThanOrEqual(4);
    }
    expect(repeated(FAQ.map((entry) => entry.question))).toEqual([]);
  });

  it('of the cancellation page agree with its tiers', () => {
    const days = CANCEL_TIERS.map((tier) => tier.daysBefore);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(CANCEL_TIERS.at(-1)?.daysBefore).toBe(0);
    const page = JSON.stringify(SHIPPED_PAGES.find((one) => one.section === 'cancel')?.body);
    for (const { keptRate } of CANCEL_TIERS.slice(1, 3))
      expect(page).toContain(`%${keptRate / 100}`);
  });
});

describe('the rest', () => {
  it('has at least 60 comments, and fitting ones for every home', () => {
    expect(COMMENTS.length).toBeGreaterThanOrEqual(60);
    expect(repeated(COMMENTS.map((comment) => comment.text))).toEqual([]);
    for (const villa of SHOWN) {
      const comments = commentsFor(villa, 5);
      expect(comments).toHaveLength(5);
      for (const { needs } of comments) {
        expect(needs.every((type) => villa.typeSlugs.includes(type))).toBe(true);
      }
    }
  });

  it('has accounts whose IBANs pass their check', () => {
    expect(BANKS.filter((bank) => !isIban(bank.iban))).toEqual([]);
    expect(repeated(BANKS.map((bank) => bank.iban))).toEqual([]);
  });

  it('never repeats a setting or a subscriber', () => {
    expect(repeated(SETTINGS.map((setting) => setting.key))).toEqual([]);
    expect(repeated(SUBSCRIBERS.map((subscriber) => subscriber.email))).toEqual([]);
    const taxNumber = SETTINGS.find((setting) => setting.key === 'tax_number')?.value ?? '';
    expect(isVkn(taxNumber)).toBe(true);
  });
});

/** The words of a rich text, without the names of its parts. */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return node.split(/\s+/).filter(Boolean);
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'type' || key === 'tone' ? [] : wordsOf(value),
  );
}
