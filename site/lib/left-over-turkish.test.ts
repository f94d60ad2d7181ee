import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Turkish that is no message, by file and with the reason. A text that a visitor reads is a message of
 * domain/languages; a value that is stored or compared, or a name that has no translation, may stay.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The association's name, in every language.
  'site/lib/meta/agency-ld.ts': ['TÜRSAB'],
  // Told to the Worker, which answers by the built page; nobody reads it.
  'site/pages/listing.astro': ['Bu aramayı hazır sayfa yanıtlar.'],
  // Owners of houses read Turkish.
  'site/views/buyer-asked.astro': ['Teşekkürler', 'Bağlantı açılamadı', 'Faturanız', 'Bize yazın'],
  // The category of rules among amenities, as the agency's data calls it.
  'site/features/favourites/amenities.ts': ['Kurallar'],
  'site/views/villa.astro': ['Kurallar'],
};

/** Words that Turkish texts have and addresses, names of code and English do not. */
const WORDS =
  /(?:^|[\s>"'`“(])(?:ve|ile|bir|bu|için|veya|ya da|gece|villa ara|Arama|Error\.\.\.|Yeni|Ev|Konum|Havuz|Banyo|Fiyat|Rezervasyon|Tarihler|Takvim|Talep|Bülten|Panel|Harita|Filtreler|Devam|Tamam|Temizle|Kapat|Yorum|Soru|Adres|Telefon|E-posta|Sonraki|Gelecek|Kaydol|Kurallar|Kopyala|Paylaş|Favori)(?=$|[\s<"'`”.,:;!?)])/u;
const LETTERS = /[çğıöşüÇĞİÖŞÜ]/u;

/** Comments of a program or a page, which say in quotes what it shows. */
const COMMENTS = /\/\*[^]*?\*\/|(?<![:\w"'`])\/\/.*|<!--[^]*?-->/gu;

/** The texts of a program: its strings, without what stands in `${…}`. */
const stringsOf = (program: string): string[] =>
  [...program.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu)]
    .map(([text]) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, ' '))
    // Names of code, classes, addresses and paths are one word without Turkish letters.
    .filter((text) => LETTERS.test(text) || /\s|^[A-Z]/.test(text));

/** The texts between the elements of a page or an island. */
const textsOf = (template: string): string[] =>
  [...template.matchAll(/(?<![=\s])>([^<>{}=;]*[\p{L}][^<>{}=;]*)</gu)].map(
    ([, text = '']) => text,
  );

function leftIn(source: string): string[] {
  const program = source
    .replaceAll(/<(style|script is:inline)[^]*?<\/(?:style|script)>/g, '')
    .replaceAll(COMMENTS, '');
  return [...stringsOf(program), ...textsOf(program)]
    .map((text) => text.trim())
    .filter((text) => LETTERS.test(text) || WORDS.test(text));
}

test('no text of the site is Turkish outside of the messages', () => {
  const files = globSync('site/**/*.{astro,ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|testing)\.tsx?$|\.d\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(250);
  const left = files.flatMap((file) =>
    leftIn(readFileSync(join(root, file), 'utf8'))
      .filter((text) => !ALLOWED[file]?.some((allowed) => text.includes(allowed)))
      .map((text) => `${file}: ${text}`),
  );
  expect(left).toEqual([]);
});

test.each([
  ["const label = 'Yatak odası';", 1],
  ['<p>Henüz soru yok.</p>', 1],
  ['<button aria-label="Kapat">', 1],
  ['`${nights} gece`', 1],
  ["toast('Error...', 'error')", 1],
  ["// 'Yatak odası'\nconst words = say('filters');", 0],
  ['/** "Özel havuz" */', 0],
  ["to('/konaklamam')", 0],
  ["url.searchParams.get('bulten')", 0],
  ['<p>{words.none}</p>', 0],
])('%s has %d', (source, count) => expect(leftIn(source)).toHaveLength(count));
