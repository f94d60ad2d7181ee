import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiFileName, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Kaş – Çukurbağ’da İki Oda', 'kas-cukurbag-da-iki-oda'],
    ['Muhafazakâr / Korunaklı', 'muhafazakar-korunakli'],
    ['  Villa   Işıl  ', 'villa-isil'],
    ['--Ölüdeniz--', 'oludeniz'],
    ['VİLLA 42', 'villa-42'],
    ['a_b.c', 'a-b-c'],
    // Letters that are no letter with a mark.
    ['Straße', 'strasse'],
    ['GROẞE STRASSE', 'grosse-strasse'],
    ['Łukasz Ørsted', 'lukasz-orsted'],
    ['Ærø Þór Đorđe', 'aero-thor-dorde'],
    ['Œuvre ŋ ħ ŧ', 'oeuvre-n-h-t'],
    ['Əliyev', 'eliyev'],
    ['Việt Nam', 'viet-nam'],
    // Other alphabets.
    ['Вилла у моря', 'villa-u-morya'],
    ['Чайковский', 'chaykovskiy'],
    ['Київ', 'kiyiv'],
    ['Њујорк', 'njujork'],
    ['Βίλα Ουρανός', 'vila-ouranos'],
    ['ΒΊΛΑ', 'vila'],
    ['فيلا محمد العلي', 'fyla-mhmd-alaly'],
    ['ویلای آبی', 'wylay-aby'],
    ['بیت ٢٣', 'byt-23'],
    ['בית', 'byt'],
    ['ვილა', 'vila'],
    ['Վիլլա', 'villa'],
    ['李', '674e'],
    ['Villa 東京', 'villa-67714eac'],
    ['!?', ''],
    ['', ''],
  ])('%j becomes %j', (text, slug) => expect(slugify(text)).toBe(slug));

  it('is idempotent and safe in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

describe('asciiFileName', () => {
  it.each([
    ['Görünüş İskele.JPG', 'Gorunus-Iskele.JPG'],
    ['ığüşöç IĞÜŞÖÇ.png', 'igusoc-IGUSOC.png'],
    ['salon_1 (2).jpeg', 'salon_1-2.jpeg'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\resim\\havuz.png', 'C-resim-havuz.png'],
    ['.gizli', 'gizli'],
    ['a..b...jpg', 'a.b.jpg'],
    ['yat - deniz.jpg', 'yat-deniz.jpg'],
    ['son.', 'son'],
    ['图片', 'dosya'],
    ['Договор №5.PDF', 'Dogovor-5.PDF'],
    ['Straße.jpg', 'Strasse.jpg'],
    ['...', 'dosya'],
    ['', 'dosya'],
  ])('%j becomes %j', (name, ascii) => expect(asciiFileName(name)).toBe(ascii));

  it('is idempotent, plain and never a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const ascii = asciiFileName(name);
        expect(ascii).toMatch(/^[A-Za-z0-9_][A-Za-z0-9._-]*$/);
        expect(ascii).not.toContain('..');
        expect(asciiFileName(ascii)).toBe(ascii);
      }),
    );
  });
});
