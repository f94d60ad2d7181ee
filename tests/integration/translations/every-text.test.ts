import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import type { VillaId } from '#domain/values/ids.ts';
import { KIND_WORDS, SETTING_WORDS } from '#domain/translations/words.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';

type Row = { id: number; version?: number };
/** Writes a Turkish text through the editor's own call; the first time it makes the row. */
type Write = (text: string, row: Row | null) => Promise<Row>;

describe('a Turkish text that changes makes its translation old', () => {
  let app: TestApp;
  let token: string;
  let town: Awaited<ReturnType<typeof createTown>>;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    town = await createTown(app);
  });

  async function send(method: string, path: string, body: unknown): Promise<Row> {
    const answer = await app.call(method, `/v1/admin/${path}`, { token, body });
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status);
    return answer.body.content as Row;
  }
  const read = async (path: string) =>
    (await app.call('GET', `/v1/admin/${path}`, { token })).body.content;

  /** Of a row that a call makes and another one changes. */
  const row =
    (path: string, made: object, field: (text: string) => object): Write =>
    (text, known) =>
      known === null
        ? send('POST', path, { ...made, ...field(text) })
        : send('PUT', `${path}/${known.id}`, {
            ...(known.version !== undefined && { version: known.version }),
            ...field(text),
          });
  const listed =
    (path: string, made: object, field: (text: string) => object): Write =>
    (text, known) =>
      known === null
        ? send('POST', path, { ...made, ...field(text) })
        : send('PUT', `${path}/${known.id}`, field(text));
  const villa =
    (section: (text: string) => object): Write =>
    async (text, known) => {
      const id = known?.id ?? (await createVilla(app)).id;
      const { version } = await read(`villas/${id}`);
      await send('PUT', `villas/${id}`, { version, ...section(text) });
      return { id };
    };
  const texts = (name: string, of = (text: string): unknown => text) =>
    villa((text) => ({ texts: { [name]: of(text) } }));
  const facts = (of: (text: string) => object) => villa((text) => ({ private: of(text) }));
  const extra = (of: (text: string) => object) =>
    villa((text) => {
      const offered = { id: 'ek', price: 100_000, unit: 'stay', payee: 'agency', active: true };
      return { extras: [{ ...offered, name: 'Ek hizmet', text: '', ...of(text) }] };
    });
  const picture =
    (field: string): Write =>
    async (text, known) => {
      const id = known?.id ?? (await createVilla(app)).id;
      const drawn = { villaId: id as VillaId, key: unique('pictures/x'), width: 9, height: 9 };
      if (known === null)
        await app.deps.db.rows.insert(villaImages).values({ ...drawn, position: 0 });
      const [image] = await app.deps.db.read.all<Row>(
        sql`select id from villa_images where villa_id = ${id}`,
      );
      await send('PATCH', `villas/image/${image!.id}`, { [field]: text });
      return { id };
    };
  const page =
    (section: string, of: (text: string) => object): Write =>
    async (text) => {
      const { version } = await read(section);
      const plain = { title: 'Sayfa', intro: '', body: [] };
      await send('PUT', `${section}/edit`, { version, ...plain, ...of(text) });
      return read(section);
    };
  const post =
    (of: (text: string) => object): Write =>
    (text, known) => {
      const body = [{ type: 'paragraph', text: 'Metin.' }];
      const written = { title: unique('Bir yazı'), body, ...of(text) };
      return known === null
        ? send('POST', 'blog', written)
        : send('POST', 'blog/edit', { id: known.id, version: known.version, ...written });
    };
  const document =
    (field: string): Write =>
    async (text, known) => {
      const form = new FormData();
      form.set('title', unique('Belge'));
      form.set(field, text);
      if (known === null) form.set('file', new File(['%PDF-1.4\n%%EOF\n'], 'belge.pdf'));
      const path = known === null ? 'ourdocuments' : `ourdocuments/${known.id}`;
      return send(known === null ? 'POST' : 'PUT', path, form);
    };
  const mail =
    (field: string): Write =>
    async (text) => {
      const { id, shipped } = MAIL_TEMPLATE_RULES.kalan_hatirlatma;
      const { version } = (await read('mailtemplates')).items.find((one: Row) => one.id === id);
      const { subject, body } = shipped;
      const own = field === 'body' ? `${body}\n\n${text}` : text;
      const texts = { subject: `${subject} ${unique('konu')}`, body, [field]: own };
      await send('PUT', `mailtemplates/${id}`, { version, ...texts });
      return { id };
    };
  const setting =
    (group: string, key: string): Write =>
    async (text) => {
      await send('PUT', `${group}/edit`, { [key]: text });
      const [found] = await app.deps.db.read.all<Row>(
        sql`select id from settings where key = ${key}`,
      );
      return found!;
    };
  const rich = (text: string) => [{ type: 'paragraph', text }];
  const lines = (text: string) => ['Başka bir satır', text];
  const faq = { group: 'Konu', question: 'Soru mu?', answer: 'Yanıt.', active: true };
  const place = () => ({ name: unique('Bölge'), district_id: town.districtId });
  const kind = () => ({ name: unique('Tip') });

  /** Each field of the registry (domain/translations/words.ts), by the editor's call that writes it. */
  const WRITES: Record<string, Write> = {
    'villa summary': texts('summary'),
    'villa notes': texts('notes'),
    'villa why': texts('why'),
    'villa description': texts('description', rich),
    'villa good_to_know': texts('goodToKnow', lines),
    'villa house_rules': texts('houseRules', lines),
    'villa included': texts('included', lines),
    'villa excluded': texts('excluded', lines),
    'villa room': villa((name) => ({
      rooms: [
        { name: 'Salon', beds: '1 kanepe' },
        { name, beds: '1 yatak' },
      ],
    })),
    'villa beds': villa((beds) => ({
      rooms: [
        { name: 'Salon', beds: '1 kanepe' },
        { name: 'Oda', beds },
      ],
    })),
    'villa extra': extra((name) => ({ name })),
    'villa extra_text': extra((text) => ({ text })),
    'villa picture': picture('alt'),
    'villa picture_room': picture('room'),
    'villa exits': facts((exits) => ({ exits })),
    'villa house_guide': facts((text) => ({
      houseGuide: [{ title: 'Kombi', text, picture: null }],
    })),
    'villa nearby': facts((name) => ({ nearby: [{ kind: 'other', name, metres: 50 }] })),
    'town intro': (text, known) => row('towns', place(), (intro) => ({ intro }))(text, known),
    'town body': (text, known) =>
      row('towns', place(), (one) => ({ body: rich(one) }))(text, known),
    'town suits': (text, known) => row('towns', place(), (suits) => ({ suits }))(text, known),
    'town getting_there': (text, known) =>
      row('towns', place(), (gettingThere) => ({ gettingThere }))(text, known),
    'villa_type name': row('villatypes', {}, (name) => ({ name })),
    'villa_type heading': (text, known) =>
      row('villatypes', kind(), (heading) => ({ heading }))(text, known),
    'villa_type intro': (text, known) =>
      row('villatypes', kind(), (intro) => ({ intro }))(text, known),
    'villa_type body': (text, known) =>
      row('villatypes', kind(), (one) => ({ body: rich(one) }))(text, known),
    'feature_category name': row('featurecategory', {}, (name) => ({ name })),
    'feature name': async (name, known) => {
      if (known !== null) return send('PUT', `feature/${known.id}`, { name });
      const { id } = await send('POST', 'featurecategory', { name: unique('Grup') });
      return send('POST', 'feature', { categoryId: id, name });
    },
    'page title': page('about', (title) => ({ title })),
    'page intro': page('about', (intro) => ({ intro })),
    'page body': page('about', (text) => ({ body: rich(text) })),
    'page why_us': page('home', (text) => ({ data: { whyUs: [{ title: 'Neden', text }] } })),
    'faq group': listed('faq', faq, (group) => ({ group })),
    'faq question': listed('faq', faq, (question) => ({ question })),
    'faq answer': listed('faq', faq, (answer) => ({ answer })),
    'team title': listed('team', { name: 'Ada' }, (title) => ({ title })),
    'team bio': listed('team', { name: 'Ada', title: 'Saha' }, (bio) => ({ bio })),
    'document title': document('title'),
    'document description': document('description'),
    'post title': post((title) => ({ title })),
    'post excerpt': post((excerpt) => ({ excerpt })),
    'post image_alt': post((imageAlt) => ({ imageAlt })),
    'post body': post((text) => ({ body: rich(text) })),
    'post tags': post((tag) => ({ tags: [tag] })),
    'mail subject': mail('subject'),
    'mail body': mail('body'),
    'mail action': mail('action'),
    'mail whatsapp': mail('whatsappTemplate'),
    'setting site_slogan': setting('site', 'site_slogan'),
    'setting site_footer_text': setting('site', 'site_footer_text'),
    'setting hero_alt': setting('site', 'hero_alt'),
    'setting site_hours': setting('contact', 'site_hours'),
  };

  /** What guests write themselves is changed by nobody, and a part of an address has no text. */
  const UNCHANGED = /^villa (review|review_reply|question|question_answer)$|^villa_type slug$/;

  it('in every field of the registry, and in no other', () => {
    const fields = Object.entries(KIND_WORDS).flatMap(([of, { fields: named }]) =>
      Object.keys(of === 'setting' ? SETTING_WORDS : named).map((field) => `${of} ${field}`),
    );
    expect(Object.keys(WRITES).toSorted()).toEqual(
      fields.filter((field) => !UNCHANGED.test(field)).toSorted(),
    );
  });

  it.each(Object.keys(WRITES))('%s', async (name) => {
    const write = WRITES[name]!;
    const [of = '', field = ''] = name.split(' ');
    const isName = name === 'mail whatsapp';
    const [first, second] = [1, 2].map((n) =>
      isName ? `sablon_${n}_${Date.now()}` : unique(`Metin ${n}`),
    ) as [string, string];
    const known = await write(first, null);
    const textAt = async (text: string) => {
      const { texts: all } = await read(`translations/${of}/${known.id}`);
      return all.find((one: { source: string }) => one.source.endsWith(text));
    };
    const found = await textAt(first);
    expect(found.field).toBe(of === 'setting' ? 'value' : field);
    const at = { kind: of, row_id: known.id, field: found.field, place: found.place };
    const text = isName ? 'template_1' : found.source.replace(first, 'Text 1');
    await send('PUT', 'translations', { language: 'en', ...at, source: found.source, text });
    await write(second, known);
    const before = { source: found.source, text };
    const changed = await textAt(second);
    expect(changed.languages.en).toEqual({ state: 'old', text: '', before });
    const query = `translations?language=en&kind=${of}&state=old&take=200`;
    const { items } = await read(query);
    const mine = items.find((one: { source: string }) => one.source === changed.source);
    expect(mine).toMatchObject({ row_id: known.id, state: 'old', before });
  });
});
