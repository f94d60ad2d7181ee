import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';

/* Dutch as a language of a copy: the folder is German's with another word, the row a new one. */
const ROW = `  nl: {
    name: 'Nederlands',
    offer: 'Deze pagina is er ook in het Nederlands',
    locale: 'nl-NL',
    direction: 'ltr',
    currency: 'EUR',
    whatsapp: 'nl',
  },
} as const satisfies`;

/** What a program of the copy says in it. */
const PROGRAM = `
import { formatsOf } from '#domain/languages/formats.ts';
import { LANGUAGE_CODES, languageOfPath } from '#domain/languages/languages.ts';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { loadLocalNames, localPath, sourcePath } from '#domain/languages/local-path.ts';
import { loadMailMessages, loadMails } from '#domain/languages/mail-messages.ts';
import { loadIslandMessages, loadPageMessages, loadScriptMessages } from '#domain/languages/messages.ts';
import { loadPaperMessages } from '#domain/languages/paper-messages.ts';
import { loadRefusalWords } from '#domain/languages/refusals.ts';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
const names = await loadLocalNames('nl');
const path = localPath('/konaklamam?kod=1', 'nl', names);
const rooms = [await loadIslandMessages('nl'), await loadPageMessages('nl'), await loadScriptMessages('nl')];
console.log(JSON.stringify({
  codes: LANGUAGE_CODES,
  asked: LanguageSchema.parse('nl'),
  path, back: sourcePath(path, names), of: languageOfPath(path), reserved: isReservedSlug('nl'),
  day: formatsOf('nl').dayLong('2026-11-21'),
  money: formatsOf('nl').money(3430000).replace(/\\s/g, ' '),
  refused: (await loadRefusalWords('nl')).ofCall('NOT_FOUND', '?'),
  rooms: rooms.map((room) => Object.keys(room).length > 0),
  mail: (await loadMails('nl')).mails.talep_alindi.subject,
  around: typeof (await loadMailMessages('nl')),
  paper: (await loadPaperMessages('nl')).titles.voucher,
  lexicons: (await loadLexicons('nl')).length - (await loadLexicons()).length,
}));
`;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kiyi-language-'));
  const isSource = (path: string) => !/\.test(?:ing)?\.ts$/.test(path);
  cpSync(join(root, 'domain'), join(copy, 'domain'), { recursive: true, filter: isSource });
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const languages = join(copy, 'domain/languages');
  cpSync(join(languages, 'de'), join(languages, 'nl'), { recursive: true });
  for (const file of globSync('nl/*.ts', { cwd: languages })) {
    const text = readFileSync(join(languages, file), 'utf8');
    writeFileSync(join(languages, file), text.replaceAll("'de'", "'nl'"));
  }
  const table = join(languages, 'languages.ts');
  const rows = readFileSync(table, 'utf8');
  writeFileSync(table, rows.replace('} as const satisfies', ROW));
  writeFileSync(join(copy, 'say.ts'), PROGRAM);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('is one folder and one row: addresses, dates, refusals, mails, papers and search speak it', () => {
  const said = execFileSync(process.execPath, ['--no-warnings', 'say.ts'], { cwd: copy });
  expect(JSON.parse(String(said))).toEqual({
    codes: ['tr', 'en', 'de', 'ru', 'nl'],
    asked: 'nl',
    path: '/nl/mein-aufenthalt?kod=1',
    back: '/konaklamam?kod=1',
    of: 'nl',
    reserved: true,
    day: 'zaterdag 21 november 2026',
    money: '₺ 34.300',
    refused: 'Das Gesuchte wurde nicht gefunden.',
    rooms: [true, true, true],
    mail: expect.stringContaining('{{villa_adi}}'),
    around: 'object',
    paper: expect.stringMatching(/\S/),
    lexicons: 0,
  });
});
