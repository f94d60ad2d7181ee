import { type Day, formatDayLong } from '#domain/values/dates.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { DocumentAgency, DocumentPart, GuestDocument } from './guest-document.ts';

/** What the card says of a house; empty and null values are left out. */
export type HouseCardFacts = {
  name: string;
  code: string;
  address: string;
  checkInTime: string;
  checkOutTime: string;
  houseRules: readonly string[];
  /** Where the exits and the fire extinguisher are. */
  exits: string | null;
  caretaker: { name: string | null; phone: string | null };
  greeter: { name: string | null; phone: string | null };
  permit: {
    no: string | null;
    holder: string | null;
    plaqueNo: string | null;
    maxGuests: number | null;
    expiresOn: Day | null;
  };
};

/** What is dialled in an emergency, in the languages of most guests. */
const EMERGENCY = 'Acil durum · Emergency · Notfall · Экстренный вызов · الطوارئ';

/**
 * The card of rules, exits, numbers and permit that must hang in a house (regulation of 10 October
 * 2025), on one A4. What the agency has not entered is left out.
 */
export function composeHouseCard(
  facts: HouseCardFacts,
  agency: DocumentAgency,
  issuedOn: Day,
): GuestDocument {
  const { permit, houseRules, exits } = facts;
  return {
    title: facts.name,
    subtitle: facts.address,
    number: facts.code,
    issuedOn,
    agency,
    blocks: [
      { type: 'heading', level: 2, text: 'Turizm amaçlı kiralama izin belgesi' },
      rowsOf([
        ['Belge no', permit.no],
        ['Belge sahibi', permit.holder],
        ['Plaket no', permit.plaqueNo],
        ['En çok', permit.maxGuests && `${permit.maxGuests} kişi`],
        ['Geçerlilik sonu', permit.expiresOn && formatDayLong(permit.expiresOn)],
      ]),
      { type: 'heading', level: 2, text: 'Telefonlar' },
      rowsOf([
        [EMERGENCY, '112'],
        [`Evle ilgilenen${named(facts.caretaker)}`, phoneOf(facts.caretaker)],
        [`Karşılayan${named(facts.greeter)}`, phoneOf(facts.greeter)],
        ['Acenta', agency.phone && formatPhone(agency.phone)],
      ]),
      ...exitParts(exits),
      { type: 'heading', level: 2, text: 'Evin kuralları' },
      {
        type: 'list',
        ordered: false,
        items: [
          `Giriş ${writtenTime(facts.checkInTime)}, çıkış ${writtenTime(facts.checkOutTime)}`,
          ...houseRules,
        ],
      },
    ],
    isOnePage: true,
    fileName: `ev-karti-${facts.code}`,
  };
}

type Person = HouseCardFacts['caretaker'];

const named = ({ name }: Person): string => (name ? ` (${name})` : '');

const phoneOf = ({ phone }: Person): string | null => phone && formatPhone(phone);

const rowsOf = (rows: [label: string, value: string | number | null | ''][]): DocumentPart => ({
  type: 'facts',
  rows: rows.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : [])),
});

const exitParts = (exits: string | null): DocumentPart[] =>
  exits
    ? [
        { type: 'heading', level: 2, text: 'Çıkışlar ve yangın' },
        { type: 'paragraph', text: exits },
      ]
    : [];
