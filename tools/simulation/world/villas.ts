import { EXTRAS } from '../oracle/extras.ts';
import type { EmbeddedClient } from './embedded-client.ts';

/** Where the agency is written. */
type Target = Pick<EmbeddedClient, 'set'>;

/** The clerks and the owners of the simulated agency, by the ids of their users. */
export const CLERKS = [1, 2] as const;
export const OWNERS = [3, 4] as const;

const PEOPLE: readonly [id: number, role: 'ADMIN' | 'OWNER', first: string, last: string][] = [
  [1, 'ADMIN', 'Şule', 'Iğdır'],
  [2, 'ADMIN', 'Çağrı', 'Öz'],
  [3, 'OWNER', 'İdil', 'Ağaoğlu'],
  [4, 'OWNER', 'Ümit', 'Işık'],
];

type Terms = {
  owner: number;
  minNights: number;
  cleaningFee: number;
  deposit: number;
  commissionRate: number;
  prepaymentRate: number;
  /** First night, last night, kuruş a night, and the villa's terms that the row replaces. */
  seasons: readonly [string, string, number, number | null, number | null][];
};

/** Odd amounts and rates on purpose: a second rounding must be visible. */
const VILLAS: readonly Terms[] = [
  {
    owner: 3,
    minNights: 3,
    cleaningFee: 150_000,
    deposit: 500_000,
    commissionRate: 2000,
    prepaymentRate: 2000,
    seasons: [['2026-01-01', '2030-12-31', 500_000, null, null]],
  },
  {
    owner: 3,
    minNights: 2,
    cleaningFee: 99_999,
    deposit: 0,
    commissionRate: 1750,
    prepaymentRate: 3333,
    seasons: [
      ['2026-01-01', '2027-01-09', 333_333, 4, null],
      ['2027-01-10', '2027-03-31', 412_345, null, 77_777],
      ['2027-04-01', '2030-12-31', 298_765, 1, null],
    ],
  },
  {
    owner: 4,
    minNights: 1,
    cleaningFee: 0,
    deposit: 123_456,
    commissionRate: 2500,
    prepaymentRate: 1500,
    seasons: [
      ['2026-01-01', '2027-02-14', 777_701, null, 45_001],
      ['2027-02-20', '2030-12-31', 801_003, 5, null],
    ],
  },
];

export const VILLA_IDS: readonly number[] = VILLAS.map((_, i) => i + 1);

export const slugOf = (villaId: number): string => `villa-${villaId}`;
export const calendarTokenOf = (villaId: number): string => `takvim-${villaId}`;

const IBAN = 'TR330006100519786457841326';

/** An agency of two clerks, two owners and a few villas, before its first guest. */
export function foundAgency(client: Target): void {
  for (const [id, role, first, last] of PEOPLE) {
    client.set('INSERT INTO users (id, email, password_hash, role) VALUES (?, ?, ?, ?)', [
      id,
      `kisi${id}@kiyi.example`,
      'none',
      role,
    ]);
    client.set(
      'INSERT INTO user_details (user_id, first_name, last_name, iban, payout_timing) VALUES (?, ?, ?, ?, ?)',
      [id, first, last, IBAN, id % 2 === 0 ? 'arrival' : 'departure'],
    );
  }
  client.set(
    `INSERT INTO districts (id, province_plate, province_name, code, name, slug)
     VALUES (1, 7, 'Antalya', 1811, 'Kaş', 'kas')`,
  );
  client.set(
    `INSERT INTO towns (id, district_id, slug, name) VALUES (1, 1, 'kas-merkez', 'Kaş Merkez')`,
  );
  const settings = [
    ['contact', 'site_email', 'ofis@kiyi.example'],
    ['site', 'company_title', 'Kıyı Turizm'],
    ['rules', 'hold_minutes', '120'],
    ['rules', 'open_requests_max', '1000'],
    ['rules', 'session_idle_minutes', '1000000'],
    ['rules', 'second_factor_required', '0'],
    ['exchange', 'exchange_source', 'manual'],
    ['payment', 'payment_provider', 'sandbox'],
  ] as const;
  for (const row of settings) {
    client.set('INSERT INTO settings ("group", key, value) VALUES (?, ?, ?)', [...row]);
  }
  client.set(
    `INSERT INTO banks (bank_name, account_holder, iban) VALUES ('Banka', 'Kıyı', '${IBAN}')`,
  );
  for (const [index, terms] of VILLAS.entries()) foundVilla(client, index + 1, terms);
}

/** Paid in parts, near enough to fall before the arrivals of this world. */
const PARTS = [
  { daysBefore: 20, rate: 2_500 },
  { daysBefore: 8, rate: 2_500 },
];

function foundVilla(client: Target, id: number, terms: Terms): void {
  client.set(
    `INSERT INTO villas (id, code, slug, name, search_text, owner_id, town_id, district_id, active,
       capacity, max_adults, max_children, max_babies, bedrooms, bathrooms, min_nights_season,
       min_nights_other, cleaning_fee, cleaning_threshold, deposit, commission_rate,
       prepayment_rate, permit_no, calendar_token, display_order, extras, permit_verified_at,
       instant, instant_agreed_on, payment_parts)
     VALUES (?, ?, ?, ?, ?, ?, 1, 1, 1, 6, 6, 4, 2, 3, 2, ?, ?, ?, 7, ?, ?, ?, ?, ?, ?, ?, '2026-01-05T09:00:00.000Z',
       1, '2026-01-05', ?)`,
    [
      id,
      `KY${id}`,
      slugOf(id),
      `Villa ${id}`,
      `villa ${id}`,
      terms.owner,
      terms.minNights,
      terms.minNights,
      terms.cleaningFee,
      terms.deposit,
      terms.commissionRate,
      terms.prepaymentRate,
      `07-${1000 + id}`,
      calendarTokenOf(id),
      id,
      JSON.stringify(EXTRAS),
      id % 2 === 0 ? null : JSON.stringify(PARTS),
    ],
  );
  for (const [from, to, nightly, minNights, shortStayFee] of terms.seasons) {
    client.set(
      `INSERT INTO villa_prices (villa_id, starts_on, ends_on, nightly, min_nights, short_stay_fee)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [id, from, to, nightly, minNights, shortStayFee],
    );
  }
}
