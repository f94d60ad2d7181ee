import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GuestDocument, DocumentPart } from '#domain/guest-documents/guest-document.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import type { Faces } from '#worker/platform/pdf/canvas.ts';
import { loadDocumentFonts } from '#worker/platform/pdf/document-fonts.ts';
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

describe('a document as PDF', () => {
  let faces: Faces;
  beforeAll(async () => {
    faces = await loadDocumentFonts({
      read: async (path) => {
        const file = await readFile(new URL(`../../../../site/public${path}`, import.meta.url));
        return new Uint8Array(file).buffer;
      },
    });
  });
  const textOf = async (guestDocument: GuestDocument) => {
    const { pages } = await readPdf(await renderDocumentPdf(guestDocument, faces, NOW));
    return pages;
  };

  it('holds every Turkish letter, so that it can be searched and copied', async () => {
    const letters = 'Ğ ğ Ü ü Ş ş İ i I ı Ö ö Ç ç Â â Î î Û û ₺ – “ ” ’ · × −';
    const [page] = await textOf(documentOf([paragraph(`${letters} **${letters}**`)]));
    expect(page).toContain(letters);
    expect(page?.split(letters)).toHaveLength(3);
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

  it('breaks a name that is wider than its column', async () => {
    const name = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine'.repeat(3);
    const [page] = await textOf(
      documentOf([{ type: 'facts', rows: [{ label: 'Misafir', value: name }] }]),
    );
    expect(page?.replaceAll('\n', '')).toContain(name);
  });

  it('writes a letter it has no glyph for without its marks, or marks the gap', async () => {
    const [page] = await textOf(documentOf([paragraph('Nguyễn Łukasz Иван')]));
    expect(page).toContain('Nguyen Łukasz ????');
  });

  it('renders any text in any block', async () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), async (texts) => {
        const [one = ''] = texts;
        const bytes = await renderDocumentPdf(
          documentOf([
            { type: 'heading', level: 2, text: one },
            ...texts.map(paragraph),
            { type: 'list', ordered: true, items: texts },
            { type: 'note', tone: 'info', text: one },
            { type: 'table', head: texts, rows: [texts] },
            { type: 'signatures', parties: [{ role: one, name: one }] },
          ]),
          faces,
          NOW,
        );
        const { pages } = await readPdf(bytes);
        expect(pages.length).toBeGreaterThan(0);
        expect(pages.join('')).not.toContain('�');
      }),
      { numRuns: 40 },
    );
  });
});
