import { describe, expect, it } from 'vitest';
import { formatsOf } from '#domain/languages/formats.ts';
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import type { GuestDocument } from './guest-document.ts';
import { besideTurkish, inEveryLanguage, textsOfDocument, translateDocument } from './translate.ts';

const PAPER: GuestDocument = {
  title: 'Rezervasyon belgesi',
  subtitle: 'Villa Lodos, 28 Haziran – 3 Temmuz 2027',
  number: 'KY27-ABCD',
  issuedOn: '2027-01-05',
  agency: {
    name: 'Blue Coast',
    title: 'Blue Coast',
    tursabNo: '1',
    address: '',
    phone: '',
    email: '',
    tax: '',
    mersisNo: '',
  },
  fileName: 'belge',
  blocks: [
    { type: 'heading', level: 2, text: 'Konaklama' },
    {
      type: 'facts',
      rows: [
        { label: 'Giriş', value: '28 Haziran 2027 Pazartesi, 16.00' },
        { label: 'Süre', value: '5 gece' },
        { label: 'Konaklama', value: '28 Haziran – 3 Temmuz 2027, 5 gece' },
        { label: 'Kişiler', value: '2 yetişkin, 1 çocuk, 1 bebek' },
        { label: 'Adres', value: '29 Ekim Cad. 12.30' },
      ],
    },
    {
      type: 'sheet',
      columns: [
        { title: 'Kalem', align: 'start' },
        { title: 'Tutar', align: 'end' },
      ],
      rows: [
        ['28 Haz – 2 Tem · 5 gece × 4.900 ₺', '24.500 ₺'],
        ['Erken rezervasyon indirimi · %12,5', '−2.450 ₺'],
        ['Havuz ısıtma, gecelik (2 adet)', '3.000 ₺'],
      ],
      foot: ['Toplam (vergiler dâhil)', '25.050 ₺'],
    },
    { type: 'heading', level: 3, text: 'Ev kuralları' },
    { type: 'list', ordered: false, items: ['Havuza cam götürmeyin.', 'Sigara içilmez.'] },
    { type: 'paragraph', text: 'Acentanın kendi maddesi.' },
  ],
};

const voiceIn = async (language: Language, own: [string, string][] = []) => ({
  language,
  formats: formatsOf(language),
  words: await loadPaperMessages(language),
  own: new Map(own),
});

const plain = (thing: unknown) =>
  JSON.parse(JSON.stringify(thing).replaceAll(/[\u00a0\u202f\u2009]/g, ' ')) as GuestDocument;

describe('a paper in English', () => {
  it('says what we wrote, writes its values, and keeps names', async () => {
    const own: [string, string][] = [['Havuz ısıtma', 'Pool heating']];
    const said = plain(translateDocument(PAPER, await voiceIn('en', own)));
    expect(said).toMatchObject({
      language: 'en',
      title: 'Booking voucher',
      subtitle: 'Villa Lodos, 28 June – 3 July 2027',
    });
    expect(said.blocks.slice(0, 4)).toEqual([
      { type: 'heading', level: 2, text: 'Your stay' },
      {
        type: 'facts',
        rows: [
          { label: 'Arrival', value: 'Monday, 28 June 2027, 16:00' },
          { label: 'Length', value: '5 nights' },
          { label: 'Your stay', value: '28 June – 3 July 2027, 5 nights' },
          { label: 'Guests', value: '2 adults, 1 child, 1 infant' },
          { label: 'Address', value: '29 Ekim Cad. 12.30' },
        ],
      },
      {
        type: 'sheet',
        columns: [
          { title: 'Item', align: 'start' },
          { title: 'Amount', align: 'end' },
        ],
        rows: [
          ['28 Jun – 2 Jul · 5 nights × ₺4,900', '₺24,500'],
          ['Early booking discount · 12.5%', '−₺2,450'],
          ['Pool heating, per night (× 2)', '₺3,000'],
        ],
        foot: ['Total (taxes included)', '₺25,050'],
      },
      { type: 'heading', level: 3, text: 'House rules' },
    ]);
  });

  it('has what nobody translated whole under "In Turkish", never half a list', async () => {
    const voice = await voiceIn('en', [['Sigara içilmez.', 'No smoking.']]);
    expect(translateDocument(PAPER, voice).blocks.slice(4)).toEqual([
      { type: 'paragraph', text: 'In Turkish:' },
      PAPER.blocks[4],
      { type: 'paragraph', text: 'In Turkish:' },
      PAPER.blocks[5],
    ]);
  });

  it.each(['En az 3 gece', 'Hafta sonu 2 gece', 'Odada 2 yetişkin, 1 çocuk', 'İlk 3 gün'])(
    'takes a rule of the agency for none of our counts: %s',
    async (rule) => {
      const list: GuestDocument['blocks'][number] = { type: 'list', ordered: false, items: [rule] };
      const said = translateDocument({ ...PAPER, blocks: [list] }, await voiceIn('en'));
      expect(said.blocks).toEqual([{ type: 'paragraph', text: 'In Turkish:' }, list]);
    },
  );

  it('says our words as ours, whatever they mean in a text of the agency', async () => {
    const own: [string, string][] = [
      ['Giriş', 'Getting in'],
      ['Süre', 'Period'],
    ];
    expect(plain(translateDocument(PAPER, await voiceIn('en', own))).blocks[1]).toMatchObject({
      rows: [{ label: 'Arrival' }, { label: 'Length' }, {}, {}, {}],
    });
  });

  it.each([
    ['Dear Emma, the house is ready for you.', true],
    ['Liebe Familie Müller, das Haus ist frei.', true],
    ['Merhaba, konuştuğumuz ev.', false],
    ['Villa Lodos', false],
  ])('keeps what a clerk wrote in another language without a mark: %s', async (text, isPlain) => {
    const block: GuestDocument['blocks'][number] = { type: 'paragraph', text };
    const said = translateDocument({ ...PAPER, blocks: [block] }, await voiceIn('en'));
    expect(said.blocks.slice(isPlain ? 0 : 1)).toEqual([block]);
    expect(said.blocks).toHaveLength(isPlain ? 1 : 2);
  });

  it('asks for the translations of what the agency wrote, without what we write behind it', () =>
    expect(textsOfDocument(PAPER)).toEqual(
      expect.arrayContaining(['Havuz ısıtma', 'Sigara içilmez.', 'Acentanın kendi maddesi.']),
    ));
});

it.each(OTHER_LANGUAGES)(
  'has %s below each Turkish part, which stays as it is',
  async (language) => {
    const voice = await voiceIn(language);
    const { blocks } = besideTurkish(PAPER, voice);
    expect(blocks.filter(({ type }) => type !== 'translation')).toEqual(PAPER.blocks);
    expect(JSON.stringify(blocks[0])).toContain(voice.words.binding);
    expect(blocks.at(-1)).toEqual(PAPER.blocks.at(-1));
  },
);

it.each([
  ['en', 'rezervasyon-belgesi-KY27-ABCD', 'booking-voucher-KY27-ABCD'],
  ['de', 'sozlesme-KY27-ABCD', 'vertrag-KY27-ABCD'],
  ['ru', 'teklif-2027-01-05', 'predlozhenie-2027-01-05'],
  ['ru', 'belge', 'belge'],
] as const)('is called among the downloads in %s: %s', async (language, fileName, called) => {
  const voice = await voiceIn(language);
  expect(translateDocument({ ...PAPER, fileName }, voice).fileName).toBe(called);
  expect(besideTurkish({ ...PAPER, fileName }, voice).fileName).toBe(called);
});

it('is signed once, in both languages', async () => {
  const parties = [
    { role: 'Acenta', name: 'Blue Coast' },
    { role: 'Misafir', name: 'Jörg' },
  ];
  const paper: GuestDocument = { ...PAPER, blocks: [{ type: 'signatures', parties }] };
  expect(besideTurkish(paper, await voiceIn('de')).blocks.slice(1)).toEqual([
    {
      type: 'signatures',
      parties: [
        { role: 'Acenta · Agentur', name: 'Blue Coast' },
        { role: 'Misafir · Gast', name: 'Jörg' },
      ],
    },
  ]);
});

it.each([
  ['en', ['60 days or more', '15–21 days', '1 day'], '(Turkish time)'],
  ['de', ['60 Tage und mehr', '15–21 Tage', '1 Tag'], 'Uhr (türkische Zeit)'],
  ['ru', ['60 дней и более', '15–21 день', '1 день'], '(по турецкому времени)'],
] as const)('counts days and says whose hour it is in %s', async (language, days, hour) => {
  const rows = ['60 gün ve daha fazla', '15–21 gün', '1 gün'].map((label) => ({
    label,
    value: '',
  }));
  const text =
    'Teklifin son geçerlilik zamanı: 05.12.2026 11.55. Geceler, talebiniz bize ulaşana kadar başkası tarafından alınabilir. Teklifi görmek ve talep göndermek için: https://kiyi.example/teklif?token=a';
  const blocks: GuestDocument['blocks'] = [
    { type: 'facts', rows },
    { type: 'note', tone: 'info', text },
  ];
  const [facts, note] = translateDocument({ ...PAPER, blocks }, await voiceIn(language)).blocks;
  expect(facts).toMatchObject({ rows: days.map((label) => ({ label })) });
  expect(note).toMatchObject({ text: expect.stringContaining(`11:55 ${hour}`) });
});

it('has every language on a card', async () => {
  const voices = await Promise.all(OTHER_LANGUAGES.map((language) => voiceIn(language)));
  const card: GuestDocument = {
    ...PAPER,
    blocks: [
      { type: 'heading', level: 2, text: 'Telefonlar' },
      {
        type: 'facts',
        rows: [
          { label: 'Evle ilgilenen (Veli)', value: '+90 532' },
          { label: 'En çok', value: '10 kişi' },
        ],
      },
      { type: 'list', ordered: false, items: ['Giriş 16.00, çıkış 10.00'] },
    ],
  };
  expect(inEveryLanguage(card, voices).blocks).toEqual([
    { type: 'heading', level: 2, text: 'Telefonlar · Phones · Telefon · Телефоны' },
    {
      type: 'facts',
      rows: [
        {
          label: 'Evle ilgilenen (Veli) · Caretaker · Hausbetreuung · Смотритель дома',
          value: '+90 532',
        },
        {
          label: 'En çok · At most · Höchstens · Не более',
          value: '10 kişi · 10 people · 10 Personen · 10 человек',
        },
      ],
    },
    {
      type: 'list',
      ordered: false,
      items: [
        'Giriş 16.00, çıkış 10.00 · Check-in 16:00, check-out 10:00 · Check-in 16:00 Uhr, Check-out 10:00 Uhr · Заезд 16:00, выезд 10:00',
      ],
    },
  ]);
});
