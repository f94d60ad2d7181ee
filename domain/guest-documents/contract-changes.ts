import { formatKurus, type Kurus } from '#domain/values/money.ts';
import type { DocumentPart, GuestDocument } from './guest-document.ts';

/** The sections of a contract that are compared, in their order, as a guest calls them. */
const SECTIONS = {
  '0': 'sözleşmenin metni',
  '1': 'acentanın bilgileri',
  '2': 'evin bilgileri (giriş ya da çıkış saati, izin belgesi)',
  '3': 'bedelin dökümü',
  '4': 'ödeme koşulları',
  '5': 'iptal koşulları',
  '6': 'başvuru bilgileri',
  B: 'kiralama koşulları',
} as const;

type Section = keyof typeof SECTIONS;

const NAMES = Object.keys(SECTIONS).toSorted() as Section[];

/** The text of each section, with everything that is in it; nothing of a contract is left out. */
export function contractSections({ title, subtitle, blocks }: GuestDocument): string[] {
  const texts = new Map<Section, unknown[]>(NAMES.map((name) => [name, []]));
  let section: Section = '0';
  texts.get(section)?.push(title, subtitle);
  for (const part of blocks) {
    section = sectionOf(part, section);
    texts.get(section)?.push(part);
  }
  return NAMES.map((name) => JSON.stringify(texts.get(name)));
}

function sectionOf(part: DocumentPart, before: Section): Section {
  if (part.type !== 'heading' || before === 'B') return before;
  if (part.level === 2) return part.text.startsWith('B.') ? 'B' : '0';
  const number = part.text.slice(0, 1);
  return number !== 'B' && number in SECTIONS ? (number as Section) : before;
}

/** Amounts that a contract names and that its price does not say. Kuruş. */
export type ContractAmounts = { prepayment: Kurus; deposit: Kurus; agencyExtras: Kurus };

/**
 * What has changed of a contract since it was read, as parts of a sentence; empty when nothing has.
 * `before` and `now` are fingerprints of its sections.
 */
export function contractChanges(
  before: { sections: readonly string[]; amounts: ContractAmounts },
  now: { sections: readonly string[]; amounts: ContractAmounts },
): string[] {
  const changed = NAMES.filter((_name, i) => before.sections[i] !== now.sections[i]);
  const amounts = amountChanges(before.amounts, now.amounts);
  return changed.flatMap((name) =>
    name === '4' && amounts.length > 0 ? amounts : [SECTIONS[name]],
  );
}

function amountChanges(before: ContractAmounts, now: ContractAmounts): string[] {
  const differs = (name: string, part: 'prepayment' | 'deposit') =>
    before[part] === now[part]
      ? []
      : [`${name} ${formatKurus(before[part])} yerine ${formatKurus(now[part])}`];
  return [
    ...differs('ön ödeme', 'prepayment'),
    ...differs('hasar depozitosu', 'deposit'),
    ...(before.agencyExtras === now.agencyExtras ? [] : ['ek hizmetlerin kime ödeneceği']),
  ];
}

/** What the guest reads when the contract is not the one that they have read. */
export const contractChangedSentence = (changes: readonly string[]): string =>
  `Siz okuduktan sonra sözleşmede şunlar değişti: ${changes.join('; ')}. Lütfen yeni hâlini okuyup yeniden onaylayın.`;
