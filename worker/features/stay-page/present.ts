import { mayReview } from '#domain/comments/may-review.ts';
import { addDays } from '#domain/values/dates.ts';
import { duesOf } from '#domain/payments/dues.ts';
import { ledgerSums } from '#domain/payments/ledger.ts';
import { payableNow } from '#domain/payments/payable.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { cancellationTerms } from '#domain/payments/refunds/cancellation.ts';
import { holdEnd } from '#domain/reservation-hold.ts';
import { hasVoucher } from '#domain/guest-documents/voucher.ts';
import { knowsKeys, knowsPlace, type Phase, phaseOf } from '#domain/stay-page/phase.ts';
import { REQUEST_KINDS, REQUEST_LABELS } from '#domain/stay-page/request-kinds.ts';
import { describeRequest, mayAsk, type StayRequest } from '#domain/stay-page/requests.ts';
import type { OwnStay, ReviewState, StayPage } from '#domain/stay-page/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { shortName } from '#domain/values/short-name.ts';
import { guidePictureId } from '#domain/villas/house-guide.ts';
import { offerExtras } from '#domain/extras/offered.ts';
import { fullAddress } from '#domain/villas/full-address.ts';
import { listNearby } from '#domain/villas/nearby.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { toCardSettings } from '#worker/features/payments/providers/find-provider.ts';
import { toTracked } from '#worker/features/reservations/present.ts';
import type { OpenStay, StayRequestRow } from './queries.ts';

/** Where the stay is at this moment. */
export const phaseNow = ({ clock }: Pick<Deps, 'clock'>, { stay }: OpenStay): Phase =>
  phaseOf(
    { ...stay.row, deadline: holdEnd(stay.row) },
    { now: instant(clock), today: today(clock) },
  );

/** Whether the guest may see the location and the house guide. */
export const knowsPlaceNow = (phase: Phase, { stay: { row } }: OpenStay): boolean =>
  knowsPlace(phase, { prepayment: row.prepayment, dues: duesOf(row) });

/** The current content of a stay's page; less of it with the link for fellow travellers. */
export function toStayPage(deps: Deps, found: OpenStay): StayPage {
  const { link, stay, house } = found;
  const phase = phaseNow(deps, found);
  const tracked = toTracked(stay, instant(deps.clock));
  const { villa, checkIn, checkOut, nights, adults, children, babies } = tracked;
  return {
    phase,
    at: instant(deps.clock),
    villa,
    checkIn,
    checkOut,
    nights,
    adults,
    children,
    babies,
    place: knowsPlaceNow(phase, found) ? placeOf(house) : null,
    keys: knowsKeys(phase) ? keysOf(house) : null,
    houseRules: house.houseRules,
    own: link.purpose === 'stay' ? ownOf(deps, found, phase) : null,
  };
}

function placeOf(house: OpenStay['house']): StayPage['place'] {
  const { address, latitude, longitude } = house;
  return {
    address: fullAddress(address ?? '', house),
    latitude,
    longitude,
    greeter: contact(house.greeterName, house.greeterPhone),
    caretaker: contact(house.caretakerName, house.caretakerPhone),
    guide: (house.houseGuide ?? []).map(({ picture, ...part }) => ({
      ...part,
      picture: picture && {
        id: guidePictureId(picture),
        width: picture.width,
        height: picture.height,
      },
    })),
    nearby: listNearby(house.nearby ?? [], house.distances),
  };
}

const contact = (name: string | null, phone: string | null) =>
  phone === null ? null : { name: name ?? '', phone };

const keysOf = ({ doorCode, keyBox, wifiName, wifiPassword }: OpenStay['house']) => ({
  doorCode,
  keyBox,
  wifiName,
  wifiPassword,
});

function ownOf(deps: Deps, found: OpenStay, phase: Phase): OwnStay {
  const { stay, requests, messages, cards, entries } = found;
  const { row } = stay;
  const facts = { stay: { ...row, deadline: holdEnd(row) }, sums: ledgerSums(entries) };
  const { provider, installments, installmentFee } = toCardSettings(deps, cards);
  const payable = payableNow({ ...facts, now: instant(deps.clock) });
  const invoices: { id: string; number: string; file: boolean }[] = JSON.parse(
    found.house.invoices,
  );
  const isOpen = (kind: string) =>
    requests.some((request) => request.kind === kind && request.state === 'open');
  return {
    reservation: toTracked(stay, instant(deps.clock)),
    email: row.email,
    payable,
    card: provider !== null,
    installments,
    installmentFee,
    documents: {
      voucher: hasVoucher(row.status),
      invoice: found.house.invoice !== null,
      invoice_numbers: invoices.map(({ number }) => number),
      invoice_files: invoices.flatMap(({ id, number, file }) => (file ? [{ id, number }] : [])),
      lacks_buyer: found.house.lacksBuyer ? `${row.firstName} ${row.lastName}`.trim() : null,
    },
    askable: REQUEST_KINDS.filter(
      (kind) => mayAsk(kind, phase) && !isOpen(kind) && (kind !== 'transfer' || payable.length > 0),
    ),
    extras: mayAsk('extra', phase) ? offerExtras(found.house.extras, row, []) : [],
    requests: requests.map(toStayRequest),
    instead: [],
    messages,
    cancellation: mayAsk('cancel', phase) ? calledOffNow(deps, found) : null,
    after: phase === 'after' ? afterOf(found) : null,
  };
}

/** What cancelling today would cost the guest under the terms agreed with the stay. */
export function calledOffNow(
  { clock }: Pick<Deps, 'clock'>,
  { stay: { row } }: OpenStay,
): { kept: number; refund: number } {
  const { checkIn, prepayment, paid } = row;
  const off = { to: 'cancelled' as const, checkIn, prepayment, paid };
  const { kept, refund } = cancellationTerms(agreedTiers(row.cancelTiers), off, today(clock));
  return { kept, refund };
}

/** Days to the same weekdays a year later. */
const YEAR_OF_WEEKS = 364;

/** What its guest said of the stay. */
export function reviewStateOf({ stay, review }: OpenStay): ReviewState {
  if (review !== null) return review.active ? 'published' : 'waiting';
  return mayReview(stay.row.status) ? 'open' : 'closed';
}

function afterOf(found: OpenStay): OwnStay['after'] {
  const { stay, entries } = found;
  const { row } = stay;
  const { deposit, depositReturned, depositKept } = ledgerSums(entries);
  const returns = entries.filter(
    ({ kind, status }) => kind === 'deposit_refund' && status === 'succeeded',
  );
  return {
    deposit: {
      held: deposit,
      returned: depositReturned,
      kept: depositKept,
      returnedAt: returns.at(-1)?.paidAt ?? null,
    },
    review: reviewStateOf(found),
    author: shortName(row.firstName, row.lastName),
    nextYear: {
      checkIn: addDays(row.checkIn, YEAR_OF_WEEKS),
      checkOut: addDays(row.checkOut, YEAR_OF_WEEKS),
    },
  };
}

export const toStayRequest = (row: StayRequestRow): StayRequest => ({
  id: row.id,
  kind: row.kind,
  label: REQUEST_LABELS[row.kind],
  state: row.state,
  text: describeRequest(row.kind, row.details),
  ...pick(row, 'details', 'note', 'answer'),
  receipt: row.receipt !== null,
  createdAt: row.createdAt,
  answeredAt: row.answeredAt,
});

/** The open amount of a stay, for comparison with a reported transfer. */
export const owedOf = ({ stay: { row } }: OpenStay): number => {
  const { prepayment, extras, parts, atDoor } = duesOf(row);
  return prepayment + extras + parts + atDoor;
};
