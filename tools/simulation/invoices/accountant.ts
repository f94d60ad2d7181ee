import type { InvoiceBuyerInput } from '#domain/invoices/schema.ts';
import type { Month } from '#domain/values/dates.ts';
import { closeMonth } from '#worker/features/bookkeeping/close-month.ts';
import { showJournal } from '#worker/features/bookkeeping/show-journal.ts';
import { issueInvoices } from '#worker/features/invoices/issue-invoices.ts';
import { saveBuyer } from '#worker/features/invoices/save-buyer.ts';
import { setInvoiceStates } from '#worker/features/invoices/set-states.ts';
import { showInvoices } from '#worker/features/invoices/show-month.ts';
import { saveSettings } from '#worker/features/settings/save-settings.ts';
import type { Random } from '../random.ts';
import { clerk, type World } from '../world/world.ts';

export const ACCOUNTANT = clerk(1);

/** Guests and owners as invoices meet them: every kind of number, and names that machines dislike. */
const NAMES = [
  'Şule Iğdır',
  'Madonna',
  'Ahmet & Oğulları "Villa" <Turizm> A.Ş.',
  'محمد بن سلمان',
  'Владимир Ильич',
  '王小明',
  'O’Neill 🏖️ Jr.',
  `${'Uzun '.repeat(22)}İsim`,
];

const NUMBERS = [
  { number_kind: 'tckn', number: '10000000146' },
  { number_kind: 'vkn', number: '1234567890' },
  { number_kind: 'passport', number: 'C01X00T47' },
  { number_kind: 'unknown', number: '' },
] as const;

/** What an agency fills in before its first invoice. */
export async function beginInvoices(world: World): Promise<void> {
  await saveSettings(world.deps, 'rules', { invoice_series: 'SIM' }, ACCOUNTANT);
  const day = '2026-01-01';
  await saveSettings(world.deps, 'rules', { invoices_from: day, kept_vat_from: day }, ACCOUNTANT);
  await saveSettings(
    world.deps,
    'contact',
    {
      site_address: 'Liman Sok. 4, 07580 Kaş / Antalya',
      tax_office: 'Kaş',
      tax_number: '1234567890',
    },
    ACCOUNTANT,
  );
}

/** The accountant changes how sales are taxed from tomorrow on. */
export async function changeTerms(world: World, dice: Random): Promise<void> {
  await saveSettings(
    world.deps,
    'site',
    { accommodation_tax_rate: dice.pick(['0', '200']) ?? '0' },
    ACCOUNTANT,
  );
  await saveSettings(
    world.deps,
    'rules',
    {
      commission_exemption: dice.pick(['', '', '302']) ?? '',
      services_exemption: dice.pick(['', '', '350']) ?? '',
    },
    ACCOUNTANT,
  );
}

/** Everything of these months that can be issued is, and the office answers some of it. */
export async function issueMonths(
  world: World,
  dice: Random,
  months: readonly string[],
): Promise<void> {
  const { deps } = world;
  for (const month of months) {
    const { drafts } = await showInvoices(deps, month);
    for (const { payer, buyer } of drafts) {
      if (buyer === null) await saveBuyer(deps, payer, someBuyer(dice), ACCOUNTANT);
    }
    for (let from = 0; from < drafts.length; from += 200) {
      const ids = drafts.slice(from, from + 200).map(({ id }) => id);
      await issueInvoices(deps, { ids }, ACCOUNTANT);
    }
  }
}

/** Answers of the office, as an accountant uploads them; some papers are cancelled. */
export async function answerSome(world: World, dice: Random, month: string): Promise<void> {
  const { issued } = await showInvoices(world.deps, month);
  const answers = issued.flatMap(({ number }) =>
    dice.chance(0.3)
      ? [
          {
            number,
            state: dice.pick(['accepted', 'failed', 'cancelled'] as const) ?? 'accepted',
            reason: '',
          },
        ]
      : [],
  );
  if (answers.length > 0) await setInvoiceStates(world.deps, { answers }, ACCOUNTANT);
}

function someBuyer(dice: Random): InvoiceBuyerInput {
  const number = dice.pick(NUMBERS) ?? NUMBERS[3];
  return {
    ...number,
    name: (dice.pick(NAMES) ?? '').slice(0, 120).trim(),
    tax_office: number.number_kind === 'vkn' ? 'Kaş' : '',
    street: dice.pick(['', 'Çarşı Cad. 3 & "A"']) ?? '',
    district: 'Kaş',
    city: 'Antalya',
    country: dice.pick(['Türkiye', 'Almanya']) ?? 'Türkiye',
    registered: number.number_kind === 'vkn' && dice.chance(0.5),
  };
}

/** Closes the oldest open month, where it is over. */
export async function closeBooks({ deps }: World, months: readonly Month[]): Promise<void> {
  for (const month of months) {
    if (!(await showJournal(deps, month)).can_close) continue;
    await closeMonth(deps, month, ACCOUNTANT);
    return;
  }
}
