import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import { textIn, whatsappIn } from '#worker/features/mail/template-text.ts';
import { getTemplate } from '#worker/features/mail/queries.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

const PATH = '/v1/admin/translations';

/** A mail of the agency's own words, and how its texts are translated. */
async function ownMail(key: keyof typeof MAIL_TEMPLATE_RULES, app = testApp()) {
  const token = await signIn(app, (await createUser(app)).email);
  const { id, shipped } = MAIL_TEMPLATE_RULES[key];
  const body = `${shipped.body}\n\n${unique('Bekleriz')}`;
  const subject = `${shipped.subject} ${unique('konu')}`;
  const put = async (change: object = {}) => {
    const listed = await app.call('GET', '/v1/admin/mailtemplates', { token });
    const { version } = listed.body.content.items.find((one: { id: number }) => one.id === id);
    const answer = await app.call('PUT', `/v1/admin/mailtemplates/${id}`, {
      token,
      body: { version, subject, body, ...change },
    });
    expect(answer.status).toBe(200);
  };
  const texts = async () => {
    const answer = await app.call('GET', `${PATH}/mail/${id}`, { token });
    return answer.body.content as {
      row_name: string;
      texts: { field: string; place: string; source: string; languages: { en: object } }[];
    };
  };
  const save = async (field: string, text: string) => {
    const found = (await texts()).texts.find((one) => one.field === field);
    const place = { kind: 'mail', row_id: id, field, place: '', source: found?.source };
    return app.call('PUT', PATH, { token, body: { language: 'en', ...place, text } });
  };
  const sent = async () => textIn(app.deps.db, await getTemplate(app.deps.db, id), 'en');
  return { app, token, id, subject, body, put, texts, save, sent, shipped };
}

it('are those that people outside of the agency read, once the agency wrote its own', async () => {
  const { deps } = testApp();
  const { rows, read } = deps.db;
  await rows.delete(mailTemplates);
  const own = { subject: 'Konu', body: 'Metin', action: null };
  await rows.insert(mailTemplates).values(
    Object.entries(MAIL_TEMPLATE_RULES).map(([key, { id }]) => ({
      ...own,
      id,
      key,
      basedOn: own,
      whatsappTemplate: 'yol',
    })),
  );
  const found = await read.all<{ key: string }>(
    sql`select distinct row_name as key from translatable where kind = 'mail'`,
  );
  await rows.delete(mailTemplates);
  const toGuests = Object.entries(MAIL_TEMPLATE_RULES).filter(
    ([, { audience, readWith }]) =>
      (audience === 'guest' || audience === 'address') && readWith !== 'security',
  );
  expect(found.map(({ key }) => key).toSorted()).toEqual(toGuests.map(([key]) => key).toSorted());
});

it('are missing, then sent, then old with what was said, by the editor of the mail', async () => {
  const { app, token, id, subject, put, texts, save, sent } = await ownMail('kalan_hatirlatma');
  expect((await texts()).texts).toEqual([]);
  await put();
  const stored = await texts();
  expect(stored.row_name).toBe(MAIL_TEMPLATE_RULES.kalan_hatirlatma.name);
  expect(stored.texts.map(({ field }) => field).toSorted()).toEqual(['action', 'body', 'subject']);
  const { body } = await app.call('GET', `${PATH}?language=en&kind=mail&take=200&state=missing`, {
    token,
  });
  const listed = body.content.items.filter((one: { row_id: number }) => one.row_id === id);
  expect(listed).toHaveLength(3);
  expect(listed[0].row_name).toBe(stored.row_name);

  const before = await sent();
  for (const { field, source } of stored.texts) {
    // Until all of it is translated, guests read the shipped one.
    expect(await sent()).toEqual(before);
    expect((await save(field, `EN ${source}`)).status).toBe(200);
  }
  expect(await sent()).toMatchObject({ subject: `EN ${subject}` });

  await put({ subject: `${subject} yine` });
  const changed = (await texts()).texts.find(({ field }) => field === 'subject');
  expect(changed?.languages.en).toEqual({
    state: 'old',
    text: '',
    before: { source: subject, text: `EN ${subject}` },
  });
  expect(await sent()).toEqual(before);
});

it('are refused without a variable of the Turkish text', async () => {
  const { put, save } = await ownMail('odeme_linki');
  await put();
  const refused = await save('subject', 'Your payment');
  expect(refused.status).toBe(422);
  expect(refused.body.issues[0].message).toMatch(/^Türkçesindeki değişken eksik: \{\{/);
});

it('keep their variables from the translation service, which never sees a name of Meta’s', async () => {
  const asked: string[] = [];
  const app = testApp({
    translation: { service: 'deepl', url: 'https://t.example', key: 'k', model: '' },
    outside: async (_url, init) => {
      const { text } = JSON.parse(String(init?.body)) as { text: string[] };
      asked.push(...text);
      return Response.json({ translations: text.map((one) => ({ text: `EN ${one}` })) });
    },
  });
  const { token, id, put, texts } = await ownMail('giris_hatirlatma', app);
  await put({ whatsappTemplate: 'yol_ve_giris' });
  const places = (await texts()).texts.map(({ field, place, source }) => ({
    kind: 'mail',
    row_id: id,
    field,
    place,
    source,
  }));
  expect(places.map(({ field }) => field)).toContain('whatsapp');
  await app.call('POST', `${PATH}/machine`, { token, body: { language: 'en', texts: places } });
  expect(asked.length).toBe(places.length - 1);
  expect(asked.join()).not.toMatch(/\{\{|yol_ve_giris/);
  const said = (await texts()).texts;
  for (const { field, source, languages } of said)
    expect(languages.en).toMatchObject(
      field === 'whatsapp' ? { state: 'missing' } : { state: 'machine', text: `EN ${source}` },
    );
});

it('by WhatsApp have the name that Meta approved in each language', async () => {
  const { app, id, put, save } = await ownMail('cikis_sabahi');
  const nameIn = async (language: 'tr' | 'en' | 'de') =>
    whatsappIn(app.deps.db, await getTemplate(app.deps.db, id), language);
  expect(await nameIn('tr')).toBeUndefined();
  const turkish = unique('cikis').toLowerCase().replace(/\W/g, '_');
  await put({ whatsappTemplate: turkish });
  expect(await nameIn('tr')).toBe(turkish);
  expect(await nameIn('en')).toBeUndefined();
  expect((await save('whatsapp', 'Leaving Day')).status).toBe(422);
  expect((await save('whatsapp', 'leaving_day')).status).toBe(200);
  expect(await nameIn('en')).toBe('leaving_day');
  expect(await nameIn('de')).toBeUndefined();
});
