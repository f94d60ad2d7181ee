import { banks } from '#drizzle/schema/payments.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { districts } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { demoIban } from '#drizzle/seed/content/identifiers.ts';
import { eq } from 'drizzle-orm';
import { copyRow } from './copy-rows.ts';
import type { TestApp } from './app.ts';
import { ALL_YEAR, createVilla, requestStay } from './factories.ts';
import { moveStay, post } from './payments.ts';

/** The agency's settings that every report contains. */
export async function createAgency({ deps }: TestApp): Promise<void> {
  const rows = [
    { group: 'site', key: 'site_name', value: 'Kıyı' },
    { group: 'site', key: 'company_title', value: 'Kıyı Turizm & Seyahat “Ltd.”' },
    { group: 'site', key: 'tursab_no', value: '16840' },
    { group: 'contact', key: 'tax_number', value: '1234567890' },
  ] as const;
  for (const row of rows) {
    await deps.db.rows.insert(settings).values(row).onConflictDoNothing();
  }
  const n = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 4;
  await deps.db.rows
    .insert(banks)
    .values({ bankName: 'Örnek Bankası', accountHolder: 'Kıyı Turizm', iban: demoIban(n) });
}

/** Everything that the BTRANS report needs of a villa and its owner. */
export const BTRANS = {
  ownerKind: 'person',
  identityKind: 'tckn',
  identityNumber: '10000000146',
  firstName: 'Şükrü Ğ.',
  lastName: 'Çınar İnce',
  iban: 'TR330006100519786457841326',
  phone: '0532 111 22 33',
  email: 'sukru@posta.example',
  provincePlate: 7,
  neighbourhood: 'Kalkan',
  avenue: 'Şehit Ömer "Halis" & Ğazi İnönü Caddesi 1',
  street: "Güneş'in <Doğduğu> Uzun Begonvil Sokağı 4",
  outerDoorNo: '12/A',
  innerDoorNo: '0',
  zoningPlan: 'inside',
  groundSystemNo: '90817263',
  deedJournalNo: '1453',
  applicationInfo: 'yes',
} as const;

/** A villa whose data for the report is complete except for `overrides`. */
export async function createReportedVilla(
  app: TestApp,
  token: string,
  overrides: Record<string, unknown> = {},
) {
  const villa = await createVilla(app, {
    latitude: 36.26521,
    longitude: 29.41422,
    seasons: [...ALL_YEAR, { from: '2029-01-01', to: '2040-12-31', lira: 5000 }],
  });
  return { ...villa, districtCode: await fillReport(app, token, villa, overrides) };
}

/** Completes the report of a villa but for `overrides`; @returns the code of its district. */
export async function fillReport(
  app: TestApp,
  token: string,
  villa: { id: number; districtId: number },
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const [district] = await app.deps.db.read
    .select({ code: districts.code })
    .from(districts)
    .innerJoin(villas, eq(villas.districtId, districts.id))
    .where(eq(villas.id, villa.id));
  // Codes of test districts are long; the form accepts six digits.
  const code = (district!.code % 900_000) + 100_000;
  await app.deps.db.rows.update(districts).set({ code }).where(eq(districts.id, villa.districtId));
  const body = { ...BTRANS, districtCode: code, ...overrides };
  const saved = await app.call('PUT', `/v1/admin/villas/btrans/${villa.id}`, { token, body });
  if (saved.status !== 200) throw new Error(saved.text);
  return code;
}

export type Paid = {
  id: string;
  code: string;
  total: number;
  prepayment: number;
  commission: number;
};

/** A confirmed stay of a villa; its prepayment is booked on `paidAt`, or not at all. */
export async function createSoldStay(
  app: TestApp,
  token: string,
  villa: { slug: string },
  { checkIn, checkOut, paidAt }: { checkIn: string; checkOut: string; paidAt?: string },
): Promise<Paid> {
  const requested = await requestStay(app, { slug: villa.slug, checkIn, checkOut });
  const code: string = requested.body.content.reservationCode;
  const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, { token });
  const { id } = list.body.content.items[0];
  const moved = await moveStay(app, token, id, { status: 'confirmed' });
  if (moved.status !== 200) throw new Error(moved.text);
  const { total, prepayment, commission } = moved.body.content;
  if (paidAt) await pay(app, token, id, prepayment, paidAt);
  return { id, code, total, prepayment, commission };
}

export async function pay(
  app: TestApp,
  token: string,
  reservation_id: string,
  amount: number,
  paidAt: string,
  kind = 'prepayment',
) {
  const body = {
    reservation_id,
    kind,
    method: 'havale_eft',
    amount,
    paidAt,
    note: 'Dekont 7',
    notify: false,
  };
  const booked = await post(app, token, '/v1/admin/transactions', body);
  if (booked.status !== 201) throw new Error(booked.text);
}

/** Copies a paid stay with its payments. */
export async function copyStay(app: TestApp, id: string, copies: number): Promise<void> {
  const stay = `id || '-' || printf('%06d', n)`;
  const code = `code || '-' || n`;
  await copyRow(app, copies, 'reservations', { id: stay, code }, `where id = '${id}'`);
  const payment = { id: `id || '-' || n`, reservation_id: `'${id}-' || printf('%06d', n)` };
  await copyRow(app, copies, 'transactions', payment, `where reservation_id = '${id}'`);
}
