import { bicBeside } from '#domain/banks/bic.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import type { AgreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { duesOf, surplusOf } from '#domain/payments/dues.ts';
import { type AgreedPart, nextPart, type OpenPart, openParts } from '#domain/payments/parts.ts';
import { isOff, type Status } from '#domain/reservation-status.ts';
import type { Party } from '#domain/values/party.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { MailValues } from './variables.ts';
import { type MailVoice, turkishVoice } from './voice.ts';

/** The facts that mails about a reservation use, as they are when the mail is sent. */
export type ReservationFacts = Party & {
  /** The day it is in Istanbul. */
  today: Day;
  code: string;
  firstName: string;
  lastName: string;
  phone: string;
  checkIn: Day;
  checkOut: Day;
  nights: number;
  createdAt: string;
  paymentParts: readonly AgreedPart[] | null;
  total: Kurus;
  prepayment: Kurus;
  extras: Kurus;
  agencyExtras: Kurus;
  cleaning: Kurus;
  deposit: Kurus;
  /** Received for the stay so far, less refunds. */
  paid: Kurus;
  /** The part of it paid for the agency's services. */
  extrasPaid: Kurus;
  status: Status;
  /** Until when the request holds its nights; null once it has been answered. */
  holdExpiresAt: string | null;
  optionExpiresAt: string | null;
  villa: {
    name: string;
    permitNo: string | null;
    checkInTime: string;
    checkOutTime: string;
    latitude: number | null;
    longitude: number | null;
  };
  greeter: { name: string | null; phone: string | null };
};

type BankFacts = {
  bank: string;
  holder: string;
  iban: string;
  currency: string;
  /** The address of a picture of a transfer that a bank's app reads; null for none. */
  karekod: ((amount: Kurus) => string) | null;
};

/** The variables of a reservation's mail; null where there is nothing to say. */
export function reservationValues(
  facts: ReservationFacts,
  banks: readonly BankFacts[],
  tiers: AgreedTiers,
  voice: MailVoice = turkishVoice(),
): MailValues {
  const { villa, greeter } = facts;
  const { formats, words } = voice;
  const amount = (kurus: Kurus) => amountAbove(kurus, voice);
  const moment = (at: string | null) => at && formats.instantLong(new Date(at));
  const dues = duesOf(facts);
  const plan = isOff(facts.status) ? [] : openParts(facts);
  const next = nextPart(plan, facts.today);
  return {
    rezervasyon_kodu: facts.code,
    ad_soyad: `${facts.firstName} ${facts.lastName}`,
    telefon: formatPhone(facts.phone),
    villa_adi: villa.name,
    belge_no: villa.permitNo ?? '–',
    giris_tarihi: formats.dayLong(facts.checkIn),
    cikis_tarihi: formats.dayLong(facts.checkOut),
    giris_saati: formats.time(villa.checkInTime),
    cikis_saati: formats.time(villa.checkOutTime),
    gece: String(facts.nights),
    yetiskin: String(facts.adults),
    cocuk: count(facts.children),
    bebek: count(facts.babies),
    toplam: amount(facts.total),
    on_odeme: amount(facts.prepayment),
    acik_on_odeme: amount(dues.prepayment),
    ara_odemeler: listParts(plan, voice),
    ara_odeme: next && amount(next.amount),
    ara_odeme_gunu: next && formats.dayLong(next.dueOn),
    // What was paid beyond the prepayment is not asked for again on arrival.
    kalan: amount(dues.atDoor),
    fazla_odenen: amount(surplusOf(facts)),
    ek_hizmet: amount(facts.extras),
    ek_hizmet_borcu: amount(dues.extras),
    temizlik: amount(facts.cleaning),
    depozito: amount(facts.deposit),
    talep_bitis: moment(facts.holdExpiresAt),
    yanit_sozu: facts.holdExpiresAt && words.answerBy(facts.holdExpiresAt),
    opsiyon_bitis: moment(facts.optionExpiresAt),
    banka_listesi: listBanks(banks, dues.prepayment || (next?.amount ?? 0), voice),
    karsilayan_adi: greeter.name,
    karsilayan_tel: greeter.phone && formatPhone(greeter.phone),
    konum_link: mapLink(villa.latitude, villa.longitude),
    iptal_kosullari: listTiers(tiers, voice),
  };
}

/** What is still to be paid between prepayment and arrival, in one line; null for nothing. */
function listParts(plan: readonly OpenPart[], { formats, words }: MailVoice): string | null {
  const open = plan.filter(({ left }) => left > 0);
  const lines = open.map(({ dueOn, left }) =>
    words.partBy(formats.money(left), formats.dayLong(dueOn)),
  );
  return lines.length === 0 ? null : lines.join('; ');
}

/** An amount above zero, else null: its line is left out. */
const amountAbove = (kurus: Kurus, { formats }: MailVoice): string | null =>
  kurus > 0 ? formats.money(kurus) : null;

const count = (n: number): string | null => (n > 0 ? String(n) : null);

/** The accounts in lira, in which stays are paid (as on the payment page): the IBAN in one piece for copying, what is due for a bank's app; without an account, how to ask for one. */
function listBanks(
  banks: readonly BankFacts[],
  due: Kurus,
  { language, words }: MailVoice,
): string {
  const inLira = banks.filter(({ currency }) => currency === 'TRY');
  const lines = inLira.flatMap(({ bank, holder, iban, currency, karekod }) => {
    const bic = bicBeside(iban, language);
    return [
      words.bank(bank, currency),
      words.holder(holder),
      `IBAN: ${iban}`,
      ...(bic ? [`BIC (SWIFT): ${bic}`] : []),
      ...(karekod && due > 0 ? [`${words.karekod}: ${karekod(due)}`] : []),
    ];
  });
  return lines.length === 0 ? words.noBank : lines.join('\n');
}

function mapLink(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.google.com/maps?q=${latitude},${longitude}`;
}

/** The tiers as a guest reads them: "30–59 gün kala: kesinti %50". */
function listTiers(tiers: AgreedTiers, voice: MailVoice): string | null {
  const { words } = voice;
  const far = tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  const lines = far.map(({ daysBefore, keptRate }, index) => {
    const before = far[index - 1]?.daysBefore;
    const range =
      before === undefined
        ? words.daysAndMore(daysBefore)
        : words.daysBefore(daysBefore, before - 1);
    return `${range}: ${keptSentence(keptRate, voice)}`;
  });
  return lines.length === 0 ? null : lines.join('\n');
}

function keptSentence(keptRate: number, { words, formats }: MailVoice): string {
  if (keptRate === 0) return words.keptNothing;
  if (keptRate >= 10_000) return words.keptAll;
  return words.kept(formats.rate(keptRate));
}
