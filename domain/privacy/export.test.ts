import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PersonExport, toExportJson, toExportText } from './export.ts';

const PERSON: PersonExport = {
  email: 'gulsah@posta.example',
  at: '2026-11-21T09:00:00.000Z',
  parts: [
    {
      key: 'reservations',
      title: 'Rezervasyonlar',
      rows: [
        { Kod: 'R-1', Kişi: 0, Not: '', Telefon: null },
        { Kod: 'R-2', Not: 'Geç\nçıkış\r\nverildi' },
      ],
    },
    { key: 'comments', title: 'Yorumlar', rows: [] },
  ],
};

describe('an export for a program', () => {
  it('holds everything under its key, with who asked and when', () => {
    expect(JSON.parse(toExportJson(PERSON))).toEqual({
      email: 'gulsah@posta.example',
      exported_at: '2026-11-21T09:00:00.000Z',
      reservations: PERSON.parts[0]?.rows,
      comments: [],
    });
  });

  it('ends with a line end, as text files do', () => expect(toExportJson(PERSON)).toMatch(/\}\n$/));

  it('loses nothing, not even what is empty', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    const name = fc.stringMatching(/^[A-ZÇĞİÖŞÜ][a-zçğıöşü]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.dictionary(name, value)), (rows) => {
        const parts = [{ key: 'mails', title: 'E-postalar', rows }];
        const read = JSON.parse(toExportJson({ ...PERSON, parts }));
        expect(read.mails).toEqual(rows.map((row) => ({ ...row })));
      }),
    );
  });
});

describe('an export for a person', () => {
  it('is a text with heads, counts and facts by their Turkish names; what is empty is left out', () =>
    expect(toExportText(PERSON)).toBe(
      [
        '\uFEFFKİŞİSEL VERİLERİNİZ',
        'E-posta: gulsah@posta.example',
        'Hazırlanma: 2026-11-21T09:00:00.000Z',
        'Kimlik numaraları, listede başkaları da bulunduğundan gizlenmiştir.',
        '',
        '',
        'Rezervasyonlar (2)',
        '==============',
        '',
        'Kod: R-1',
        'Kişi: 0',
        '',
        'Kod: R-2',
        'Not: Geç',
        '  çıkış',
        '  verildi',
        '',
        '',
        'Yorumlar (0)',
        '========',
        'Kayıt yok.',
        '',
      ].join('\r\n'),
    ));

  it('says so where nothing at all is held', () => {
    const text = toExportText({ ...PERSON, parts: [] });
    expect(text).toContain('E-posta: gulsah@posta.example');
    expect(text.endsWith('gizlenmiştir.\r\n')).toBe(true);
  });

  it('has only line ends that every editor knows, and no fact that passes for another', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ş', ':', ' ', '\n', '\r\n') });
    fc.assert(
      fc.property(text, (note) => {
        const rows = [{ Not: note, Kod: 'R-1' }];
        const lines = toExportText({
          ...PERSON,
          parts: [{ key: 'x', title: 'Notlar', rows }],
        }).split('\r\n');
        expect(lines.join('')).not.toContain('\n');
        const facts = lines.slice(lines.indexOf('======') + 2, -1);
        const further = facts.filter((line) => !/^(Not|Kod): /.test(line));
        expect(further.every((line) => line.startsWith('  '))).toBe(true);
      }),
    );
  });
});
