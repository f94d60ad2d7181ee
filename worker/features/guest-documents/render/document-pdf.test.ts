import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuestDocument, DocumentPart } from '#domain/guest-documents/guest-document.ts';
import { writeSlices } from '#scripts/lib/paper-fonts.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { runs } from '#tests/support/runs.ts';
import type { StaticFiles } from '#worker/platform/files/static-files.ts';
import { renderDocumentPdf } from './document-pdf.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

const documentOf = (blocks: DocumentPart[], more: Partial<GuestDocument> = {}): GuestDocument => ({
  title: 'Rezervasyon belgesi',
  subtitle: 'Villa Çığlık, 28 Haziran – 5 Temmuz 2027',
  number: 'KY26-ABCDEFGH',
  issuedOn: '2026-11-21',
  agency: {
    name: 'Kıyı',
    title: 'Kıyı Turizm Seyahat Acentası Ltd. Şti.',
    tursabNo: '16840',
    address: 'Kalkan Mah. Yalıboyu Sokak No: 14, 07960 Kaş / Antalya',
    phone: '+90 242 000 16 84',
    email: 'merhaba@kiyi.example',
    tax: 'Kaş V.D. 1000003116',
    mersisNo: '0100000311600001',
  },
  blocks,
  fileName: 'belge',
  ...more,
});

const paragraph = (text: string): DocumentPart => ({ type: 'paragraph', text });

/** The files of a build; `read` is which of them a document wanted. */
const built = {
  slices: '',
  read: new Set<string>(),
};
const files: StaticFiles = {
  read: async (path) => {
    built.read.add(path);
    const file = await readFile(
      path.startsWith('/fonts/paper/')
        ? join(built.slices, path.slice('/fonts/paper/'.length))
        : new URL(`../../../../site/public${path}`, import.meta.url),
    );
    return new Uint8Array(file).buffer;
  },
};

const read = async (guestDocument: GuestDocument) =>
  readPdf(await renderDocumentPdf(guestDocument, files, NOW));
const textOf = async (guestDocument: GuestDocument) => (await read(guestDocument)).pages;

beforeAll(async () => {
  built.slices = await mkdtemp(join(tmpdir(), 'kiyi-fonts-'));
  await writeSlices(built.slices);
});
afterAll(() => rm(built.slices, { recursive: true, force: true }));

describe('a document as PDF', () => {
  it('holds every Turkish letter, so that it can be searched and copied', async () => {
    const letters = 'Ğ ğ Ü ü Ş ş İ i I ı Ö ö Ç ç Â â Î î Û û ₺ – “ ” ’ · × −';
    const [page] = await textOf(documentOf([paragraph(`${letters} **${letters}**`)]));
    expect(page).toContain(letters);
    expect(page?.split(letters)).toHaveLength(3);
  });

  it.each([40, 60])('is one page where it has to be, of %i paragraphs', async (count) => {
    const blocks = Array.from({ length: count }, (_, n) => paragraph(`${n + 1}. kural.`));
    expect((await textOf(documentOf(blocks))).length).toBeGreaterThan(1);
    const pages = await textOf(documentOf(blocks, { isOnePage: true }));
    expect(pages).toHaveLength(count === 40 ? 1 : 2);
    expect(pages.join()).toContain(`${count}. kural.`);
  });

  it('names the agency with its licence, the document and its number', async () => {
    const [page] = await textOf(documentOf([]));
    for (const text of ['Kıyı', 'TÜRSAB belge no 16840', 'Rezervasyon belgesi', 'KY26-ABCDEFGH']) {
      expect(page).toContain(text);
    }
  });

  it('numbers its pages and goes on where the last one ended', async () => {
    const words = Array.from({ length: 3000 }, (_, i) => `kelime${i}`);
    const pages = await textOf(
      documentOf([paragraph(words.slice(0, 700).join(' ')), paragraph(words.slice(700).join(' '))]),
    );
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Sayfa ${index + 1} / ${pages.length}`);
    }
    expect(pages.join('\n').match(/kelime\d+/g)).toEqual(words);
  });

  it('repeats the head of a table on every page it runs over', async () => {
    const pages = await textOf(
      documentOf([
        {
          type: 'sheet',
          columns: [
            { title: 'Rezervasyon', align: 'start' },
            { title: 'Tutar', align: 'end' },
          ],
          rows: Array.from({ length: 120 }, (_, i) => [`Satır ${i}`, `${i} ₺`]),
          foot: ['Toplam', '7.140 ₺'],
        },
      ]),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('Tutar');
    expect(pages.join('\n').match(/Satır \d+/g)).toHaveLength(120);
    expect(pages.at(-1)).toContain('Toplam');
  });

  it('has whole names above the lines to sign on', async () => {
    const name =
      'Anna-Magdalena Müller-Großschädl von und zu Übelacker-Oberrieden am Fuße des Berges';
    const parties = [
      { role: 'Acenta · Agentur', name: 'Kıyı' },
      { role: 'Misafir · Gast', name },
    ];
    const [page = ''] = await textOf(documentOf([{ type: 'signatures', parties }]));
    for (const word of name.split(' ')) expect(page).toContain(word);
  });

  it('breaks a name that is wider than its column', async () => {
    const name = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.repeat(3);
    const [page] = await textOf(
      documentOf([{ type: 'facts', rows: [{ label: 'Misafir', value: name }] }]),
    );
    expect(page?.replaceAll('\n', '')).toContain(name);
  });

  it.each([
    ['a letter of no script of ours', 'ᚠᚢᚦ Ali', '??? Ali'],
    ['a picture', 'Ayşe 🙂', 'Ayşe ?'],
    ['the old form of a letter', 'ﬁ Ⅻ ＡＬＩ', 'fi XII ALI'],
    ['a hyphen of its own', 'Ayşe\u2011Nur \u02bbAli', 'Ayşe-Nur \u2018Ali'],
    ['signs that nobody sees', 'A\u200el\u200bi\u00ad\ufeff \u202eVeli\u202c', 'Ali Veli'],
    [
      'letters and marks that came apart',
      'S\u0327ahin C\u0327elik I\u0307brahim',
      'Şahin Çelik İbrahim',
    ],
  ])('writes %s as what comes next to it', async (_, text, written) => {
    const [page] = await textOf(documentOf([paragraph(text)]));
    expect(page).toContain(`\n${written}\n`);
  });

  it('renders any text in any block', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const [one = ''] = texts;
        const { pages } = await read(
          documentOf([
            { type: 'heading', level: 2, text: one },
            ...texts.map(paragraph),
            { type: 'list', ordered: true, items: texts },
            { type: 'note', tone: 'info', text: one },
            { type: 'table', head: texts, rows: [texts] },
            { type: 'signatures', parties: [{ role: one, name: one }] },
          ]),
        );
        expect(pages.length).toBeGreaterThan(0);
        expect(pages.join('')).not.toContain('�');
      }),
      { numRuns: runs(135) },
    );
  });
});

describe('names of all scripts', () => {
  const NAMES = {
    Vietnamese: 'Nguyễn Thị Hường',
    Polish: 'Łukasz Żółć',
    Romanian: 'Ștefan Țăranu',
    Azerbaijani: 'Əliyev Şəhla',
    Icelandic: 'Þórður Guðmundsdóttir',
    Russian: 'Иван Петров',
    Ukrainian: 'Ґалина Їжак',
    Kazakh: 'Әсел Құрманғазы',
    Serbian: 'Ђорђе Њежић',
    Greek: 'Γιώργος Παπαδόπουλος',
    Arabic: 'محمد العلي',
    'Arabic with vowels': 'مُحَمَّد',
    Persian: 'پژمان گلنار',
    Urdu: 'ٹیپو ڈار',
    Hebrew: 'דוד כהן',
    Armenian: 'Արամ Խաչատրյան',
    Georgian: 'გიორგი მელაძე',
    Hindi: 'राजेश क्षत्रिय',
    Thai: 'สมชาย น้ำผึ้ง',
    Bengali: 'রাজেশ ক্ষত্রিয়',
    Tamil: 'கோபாலகிருஷ்ணன்',
    Amharic: 'አበበ በቂላ',
    Chinese: '李小龍 王丽',
    Japanese: '山田太郎 さくら カナ',
    Korean: '김철수',
  };
  const names = Object.values(NAMES);

  it.each(Object.entries(NAMES))('prints %s: %s', async (_, name) => {
    const { root, pages } = await read(
      documentOf([{ type: 'facts', rows: [{ label: 'Misafir', value: name }] }, paragraph(name)]),
    );
    expect(root.text.split('\n')).toContain(name);
    expect(pages.join('\n')).not.toContain('?');
  });

  it('joins Arabic letters, and draws them from right to left', async () => {
    const [page] = await textOf(documentOf([paragraph('محمد العلي')]));
    const drawn = Array.from('محمد العلي').toReversed().join('');
    expect(page).toContain(drawn);
    // A letter that stands alone and one within a word are two signs of the font.
    const apart = await renderDocumentPdf(documentOf([paragraph('ه ه ه ه')]), files, NOW);
    const joined = await renderDocumentPdf(documentOf([paragraph('ههه هه')]), files, NOW);
    expect(joined.length).toBeGreaterThan(apart.length);
  });

  it('reads the fonts of its own letters only', async () => {
    const wanted = async (text: string) => {
      built.read.clear();
      await read(documentOf([paragraph(text)]));
      return [...built.read].join(' ');
    };
    expect(await wanted('Çağrı Şığöüİ')).not.toMatch(/cyrillic|arabic|paper\/(?:sc|jp|kr)/);
    expect(await wanted('Ян Ян')).not.toMatch(/arabic|paper\/(?:sc|jp|kr)/);
    expect(await wanted('陽')).toMatch(/paper\/sc-\d+\.ttf$/);
  });

  it('cuts what it embeds: thirty scripts are smaller than one font', async () => {
    const bytes = await renderDocumentPdf(documentOf(names.map(paragraph)), files, NOW);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('breaks names of any length and script, and loses no letter', async () => {
    const long = names.map((name) => name.replaceAll(' ', '').repeat(40));
    const { all } = await read(documentOf(long.map(paragraph)));
    const written = all('P').map(({ text }) => text.replaceAll('\n', ''));
    for (const name of long) expect(written).toContain(name);
  });
});

describe('a document that is read out', () => {
  const names = ['Иван Петров', 'محمد العلي', 'Γιώργος', 'İpek'];
  const long = documentOf([
    { type: 'heading', level: 2, text: 'Konaklama' },
    { type: 'facts', rows: names.map((value) => ({ label: 'Misafir', value })) },
    { type: 'heading', level: 3, text: 'Kurallar' },
    { type: 'list', ordered: true, items: names },
    { type: 'steps', items: [{ title: 'Önce', text: 'ödeyin' }] },
    { type: 'note', tone: 'warning', text: 'Sessiz olun.' },
    {
      type: 'sheet',
      columns: [
        { title: 'Ad', align: 'start' },
        { title: 'Açıklama', align: 'start' },
        { title: 'Tutar', align: 'end' },
      ],
      rows: Array.from({ length: 90 }, (_, i) => [
        names[i % 4] ?? '',
        'Uzun bir açıklama '.repeat(1 + (i % 7)).trim(),
        `${i} ₺`,
      ]),
      foot: ['Toplam', '', '90 ₺'],
    },
    { type: 'signatures', parties: [{ role: 'Misafir', name: 'Иван Петров' }] },
  ]);

  it('says its language, its title and that it is tagged (PDF/UA-1)', async () => {
    const bytes = await renderDocumentPdf(long, files, NOW);
    const { catalogue } = await readPdf(bytes);
    expect(catalogue).toContain('/Lang (tr-TR)');
    const file = new TextDecoder('latin1').decode(bytes);
    expect(file).toContain('/Marked true');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(new TextDecoder().decode(bytes)).toContain(
      '<rdf:li xml:lang="x-default">Rezervasyon belgesi KY26-ABCDEFGH</rdf:li>',
    );
  });

  it('has headings, lists and tables with their headers', async () => {
    const { root, all } = await read(long);
    expect(root.tag).toBe('Document');
    expect(all('H1').map(({ text }) => text)).toEqual(['Rezervasyon belgesi']);
    expect(all('H2').map(({ text }) => text)).toEqual(['Konaklama']);
    expect(all('H3').map(({ text }) => text)).toEqual(['Kurallar']);
    expect(all('Lbl').map(({ text }) => text)).toEqual(['1.', '2.', '3.', '4.', '1.']);
    expect(all('LBody').map(({ text }) => text)).toEqual([...names, 'Önce ödeyin']);
    const heads = all('TH').map(({ scope, text }) => `${scope} ${text}`);
    expect(heads).toEqual([
      ...names.map(() => 'Row Misafir'),
      'Column Ad',
      'Column Açıklama',
      'Column Tutar',
    ]);
    for (const row of all('TR')) {
      expect(new Set(row.parts.map(({ tag }) => tag))).not.toContain('P');
      expect(row.parts).toHaveLength(row.parts[0]?.scope === 'Row' ? 2 : 3);
    }
    for (const list of all('L')) {
      expect(list.parts.map(({ parts }) => parts.map(({ tag }) => tag))).toEqual(
        list.parts.map(() => ['Lbl', 'LBody']),
      );
    }
  });

  it('never skips a level of headings', async () => {
    const { all } = await read(documentOf([{ type: 'heading', level: 3, text: 'Kurallar' }]));
    expect(all('H2').map(({ text }) => text)).toEqual(['Kurallar']);
  });

  it('is read out in the order of its pages, and all of it but their edges', async () => {
    const { root, pages } = await read(long);
    expect(pages.length).toBeGreaterThan(2);
    const isEdge = (line: string, first: number) =>
      /^Sayfa|^Kalkan Mah|^Kaş V\.D\./.test(line) ||
      (first > 0 && /^(?:Kıyı|Rezervasyon belgesi · .*|Ad|Açıklama|Tutar)$/.test(line));
    const drawn = pages.flatMap((page, number) =>
      page.split('\n').filter((line) => !isEdge(line, number)),
    );
    const turned = (line: string) =>
      /\p{Script=Arabic}/u.test(line) ? Array.from(line).toReversed().join('') : line;
    expect(root.text.split('\n')).toEqual(drawn.map(turned));
  });
});
