import { parseEmail } from '#domain/values/email.ts';
import { foldName as fold } from '#domain/values/fold-name.ts';
import { formatPhone, parsePhone } from '#domain/values/phone.ts';
import { EmailSchema } from '#domain/wire/fields.ts';
import { ownerText } from '../owner-text.ts';
import {
  dropRows,
  known,
  leaveEmpty,
  likely,
  type Proposal,
  type Reading,
  type Surroundings,
  tidy,
  unclear,
} from './reading.ts';

/** A text with a capital at the beginning of each word, in Turkish; short words with dots stay. */
export const titled = (text: string): string =>
  tidy(text)
    .toLocaleLowerCase('tr')
    .replace(
      /(^|[\s(/’'-])(\p{L})/gu,
      (_, before: string, letter: string) =>
        // "Villa’nın": what follows an apostrophe inside a word is a suffix, except in O'Neil.
        before + letter.toLocaleUpperCase('tr'),
    );

const LETTERS = /\p{L}/u;

/** All in capitals or all in small letters, in any of its words. */
function isOddlyCased(text: string): boolean {
  return text
    .split(/[\s/-]+/)
    .filter(
      (word) => LETTERS.test(word) && !/\d/.test(word) && word.replace(/[^\p{L}]/gu, '').length > 2,
    )
    .some((word) => {
      const letters = word.replace(/[^\p{L}]/gu, '');
      const [small, capitals] = [letters.toLocaleLowerCase('tr'), letters.toLocaleUpperCase('tr')];
      // Most scripts have no case.
      return small !== capitals && (letters === small || letters === capitals);
    });
}

/** The name of a villa: capitals and spaces are put right with assent. */
export function readVillaName(typed: string): Reading {
  const text = tidy(typed);
  if (text === '') return likely([dropRows('Adı olmayan satırları aktarma')], 'boş');
  if (!isOddlyCased(text)) return known({ name: text });
  return likely(
    [
      { label: titled(text), cells: { name: titled(text) } },
      { label: text, cells: { name: text } },
    ],
    'harfler',
  );
}

/** What stands in the place of a guest while nobody comes. */
const FREE = /^(?:bos|musait|free|leer|frei|available|empty|acik|satilik)$/;

/** What stands there while the house is taken by nobody who books it. */
const BLOCKED =
  /^(?:bakim|tadilat|temizlik|ilaclama|kapali|kapatildi|blok(?:e|eli)?|(?:ev |mal )?sahibi|kendi(?:miz|si)?|owner(?: stay)?|blocked|closed|not available|maintenance|eigent(?:umer|uemer)|eigenbelegung|eigennutzung|gesperrt|renovierung)$/;

const guestNamed = (label: string): Proposal => ({ label, cells: { guest: label } });

/** The name of a guest: "Kaya, Ahmet" and capitals with assent. */
export function readGuest(typed: string): Reading {
  const text = tidy(typed);
  if (!LETTERS.test(text)) {
    return likely(
      [{ ...guestNamed('İsimsiz Misafir'), ...(text !== '' && { note: true }) }, dropRows()],
      'boş',
    );
  }
  if (FREE.test(fold(text)))
    return likely([dropRows('Boş: bu satırları aktarma'), guestNamed(text)]);
  if (BLOCKED.test(fold(text)))
    return likely([dropRows('Misafir değil: bu satırları aktarma'), guestNamed(text)]);
  const { phones, rest } = phonesOf(text);
  const [phone] = phones;
  if (phone !== undefined) {
    const alone = tidy(rest.replace(/[/|;()-]+/g, ' '));
    const both = { label: `${alone}, ${formatPhone(phone)}`, cells: { guest: alone, phone } };
    return likely([both, guestNamed(text)], 'ad ve telefon');
  }
  const named = tidy(
    text.replace(/[+(₺€$£]*\d[\d.,)]*(?: ?(?:tl|₺|€|\$|£|eur|bin|kişi|pax)\)?)?/giu, ' '),
  );
  if (named !== text && LETTERS.test(named))
    return likely([{ ...guestNamed(named), note: true }, guestNamed(text)], 'ad ve sayı');
  const turned = /^([^,]{2,60}), ?([^,]{2,60})$/.exec(text);
  if (turned)
    return likely([guestNamed(`${turned[2]} ${turned[1]}`), guestNamed(text)], 'soyad, ad');
  if (isOddlyCased(text)) return likely([guestNamed(titled(text)), guestNamed(text)], 'harfler');
  return known({ guest: text });
}

/** A guest's phone; of several the first is taken, and the others are kept in the note. */
export function readPhone(field: string, typed: string): Reading {
  const text = tidy(typed);
  // What stands in brackets behind it goes into the note.
  const one = text.endsWith(')') ? null : parsePhone(text);
  if (one !== null) return known({ [field]: one });
  if (/^[-–.x0]*$|^yok$/i.test(text))
    return likely([{ label: 'Boş bırak', cells: { [field]: '' } }]);
  // A spreadsheet that took it for a number has lost its plus.
  const abroad = /^[1-46-9]\d{10,14}$/.test(text) ? parsePhone(`+${text}`) : null;
  const found = abroad === null ? phonesOf(text).phones : [abroad];
  const proposals = found.map((phone): Proposal => ({
    label: formatPhone(phone),
    cells: { [field]: phone },
    note: true,
  }));
  return likely([...proposals, leaveEmpty(field)]);
}

export function readEmail(field: string, typed: string): Reading {
  const text = tidy(typed);
  const parsed = EmailSchema.safeParse(text);
  if (parsed.success) return known({ [field]: parsed.data });
  const found = (text.match(/[^\s<>;,]+@[^\s<>;,]+/g) ?? []).flatMap((one) => {
    const read = EmailSchema.safeParse(one);
    return read.success ? [read.data] : [];
  });
  return likely([
    ...found
      .slice(0, 3)
      .map((email): Proposal => ({ label: email, cells: { [field]: email }, note: true })),
    leaveEmpty(field),
  ]);
}

/** The phone numbers in a text, and the text without them. */
function phonesOf(text: string): { phones: string[]; rest: string } {
  const phones: string[] = [];
  const take = (digits: string) => {
    const phone = parsePhone(digits.replace(/\(0\)/, ''));
    if (phone === null) return digits;
    if (!phones.includes(phone)) phones.push(phone);
    return ' ';
  };
  const rest = text
    .split(/([/,;|·]| [-–] )/)
    .map((part) => part.replace(/\+?\(?\d[\d\s().\u2010-\u2015-]{5,18}\d/g, take))
    .join('');
  return { phones, rest };
}

/** What a free text about an owner says. */
export type OwnerFacts = { name: string; phone: string; email: string };

function ownerOf(typed: string): OwnerFacts {
  const email = /[^\s<>;,()]+@[^\s<>;,()]+\.[a-z]{2,}/i.exec(typed)?.[0] ?? '';
  const { phones, rest } = phonesOf(tidy(typed.replace(email, ' ')));
  const name = tidy(
    rest
      .replace(/\b(?:tel|telefon|gsm|cep|mail|e-posta)\b\.?:?/gi, ' ')
      .replace(/[/|;,()<>:·–-]+/g, ' '),
  );
  return {
    name: isOddlyCased(name) ? titled(name) : name,
    phone: phones[0] ?? '',
    email: parseEmail(email) ?? email.toLowerCase(),
  };
}

/** "Ayşe Demir, 0532 111 22 33" */
const sayOwner = ({ name, phone, email }: OwnerFacts): string =>
  [name, phone && formatPhone(phone), email].filter(Boolean).join(', ');

/** An owner who is created on assent, unless somebody with this phone, address or name is there. */
const newOwner = (facts: OwnerFacts): Proposal => {
  const name = facts.name || (facts.phone ? `Ev Sahibi ${facts.phone.slice(-4)}` : 'Ev Sahibi');
  return {
    label: `Yeni ev sahibi: ${sayOwner({ ...facts, name })}`,
    cells: { owner: name, ownerPhone: facts.phone, ownerEmail: facts.email },
    create: 'owner',
  };
};

/** Owner of villas whose file does not name one; a clerk corrects it later. */
const UNKNOWN_OWNER = 'Bilinmeyen Ev Sahibi';

/**
 * The owner of a villa, by phone, address or name among the agency's; otherwise one to be created
 * on assent. Free texts have all of it in one cell: "Mehmet Bey 0532 111 22 33".
 */
export function readOwner(
  typed: string,
  more: Partial<OwnerFacts>,
  { owners }: Surroundings,
): Reading {
  const said = ownerOf(typed);
  const facts = {
    name: said.name,
    phone: said.phone || (more.phone ?? ''),
    email: said.email || (more.email ?? ''),
  };
  if (Object.values(facts).every((part) => part === '') || saysNobody(typed)) {
    const unknown = newOwner({ name: UNKNOWN_OWNER, phone: '', email: '' });
    return likely(
      [{ ...unknown, label: `“${UNKNOWN_OWNER}” kaydıyla al, sonra düzelt` }, dropRows()],
      'boş',
    );
  }
  const isOne = (owner: Surroundings['owners'][number]) =>
    (facts.email !== '' && owner.email === facts.email) ||
    (facts.phone !== '' && owner.phone === facts.phone);
  const certain = owners.filter(isOne);
  const folded = fold(facts.name);
  const namesakes = owners.filter(({ name }) => folded !== '' && fold(name) === folded);
  const named =
    certain.length > 0
      ? certain
      : namesakes.filter(
          ({ phone }) => facts.phone === '' || phone === null || phone === facts.phone,
        );
  const existing = named.map(existingOwner);
  const [only, another] = existing;
  if (only && !another) return known(only.cells);
  if (existing.length > 1) return unclear(existing);
  // Each is agreed to by name: no group. Further phones are kept in the note.
  const hasMorePhones = phonesOf(typed).phones.length > 1;
  // Somebody of this name with another phone may be the same person.
  return namesakes.length > 0
    ? unclear([...namesakes.map(existingOwner), newOwner(facts)])
    : likely([hasMorePhones ? { ...newOwner(facts), note: true } : newOwner(facts)]);
}

const existingOwner = (owner: Surroundings['owners'][number]): Proposal => ({
  label: sayOwner({ ...owner, phone: owner.phone ?? '' }),
  cells: { owner: ownerText(owner), ownerPhone: '', ownerEmail: '' },
});

const saysNobody = (text: string): boolean =>
  /^(?:-|–|yok|\?|bilinmiyor|x)?$/.test(fold(tidy(text)));
