import { conflict, notFound, refused } from '#domain/errors.ts';
import { formatKurus } from '#domain/values/money.ts';
import { refuseDays } from '#domain/reservations/refusals.ts';
import { type Day, nightsBetween } from '#domain/values/dates.ts';
import { anotherNightText, isAnotherNight } from '#domain/stay-page/late-checkout.ts';
import type { RequestKind } from '#domain/stay-page/request-kinds.ts';
import {
  describeRequest,
  mayAsk,
  type RequestWish,
  type StayRequest,
} from '#domain/stay-page/requests.ts';
import type { AskInput } from '#domain/stay-page/schema.ts';
import { offerExtras, toItem } from '#domain/extras/offered.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { getOwnStay } from './open-stay.ts';
import { calledOffNow, phaseNow, toStayRequest } from './present.ts';
import type { OpenStay, StayRequestRow } from './queries.ts';

/**
 * A guest makes a request on the page of the stay; it is listed for clerks until one answers, and
 * does not change the stay. Two trips. @throws `NOT_FOUND`, `NOT_IN_THIS_STATE`, `VALIDATION`
 * (422), `PRICE_CHANGED` (409) when cancelling would no longer refund what the guest was shown
 */
export async function askForStay(
  deps: Deps,
  { link, wish }: AskInput,
  key: string,
  actor: Actor,
): Promise<Settled<StayRequest>> {
  const scope = `stay-request:${(await sha256(link)).slice(0, 16)}`;
  return runIdempotent(deps, { scope, key, body: wish }, async () => {
    const found = await getOwnStay(deps, link);
    assertAskable(deps, found, wish.kind);
    assertSensible(deps, found, wish);
    const { kind, note } = wish;
    const details = detailsOf(deps, found, wish);
    return planRequest(deps, found, { kind, note, details, receipt: null }, actor);
  });
}

/**
 * The stored part of a request. One of the villa's own extras is stored at its current price, which
 * must be the one the guest saw. @throws `PRICE_CHANGED` (409)
 */
function detailsOf(deps: Deps, found: OpenStay, wish: RequestWish): StayRequestRow['details'] {
  const { house, stay } = found;
  if (wish.kind === 'cancel') return calledOffNow(deps, found);
  const { kind: _kind, note: _note, ...details } = wish;
  if (!('extra' in details) || details.extra === undefined)
    return details as StayRequestRow['details'];
  const { id, amount } = details.extra;
  const offered = offerExtras(house.extras, stay.row, []).find((extra) => extra.id === id);
  if (offered?.amount !== amount) {
    const message = 'Bu hizmetin fiyatı az önce değişti. Yeni tutarı görüp yeniden gönderin.';
    throw conflict('PRICE_CHANGED', message);
  }
  const { label: what, unitPrice, quantity, payee } = toItem(offered);
  return { what, unitPrice, quantity, payee };
}

/** @throws `NOT_IN_THIS_STATE` (422) */
export function assertAskable(deps: Deps, found: OpenStay, kind: RequestKind): void {
  if (mayAsk(kind, phaseNow(deps, found))) return;
  throw refused('NOT_IN_THIS_STATE', 'Bu istek rezervasyonunuzun bu aşamasında gönderilemez.');
}

function assertSensible(deps: Deps, found: OpenStay, wish: RequestWish): void {
  const { row } = found.stay;
  if (wish.kind === 'dates') {
    if (wish.checkIn < today(deps.clock)) throw invalid('checkIn', 'Giriş günü geçmişte kaldı.');
    if (nightsBetween(wish.checkIn, wish.checkOut) < 1) {
      throw invalid('checkOut', 'Çıkış günü girişten sonra olmalı.');
    }
    if (wish.checkIn === row.checkIn && wish.checkOut === row.checkOut) {
      throw invalid('checkIn', 'Bunlar şimdiki tarihleriniz; yenilerini seçin.');
    }
    const { stayRules } = found.house;
    const rowOf = (day: Day) =>
      stayRules.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? null;
    // A day that stays was agreed, whatever the rule says now.
    const isKept = {
      ARRIVAL_DAY: wish.checkIn === row.checkIn,
      DEPARTURE_DAY: wish.checkOut === row.checkOut,
    };
    const broken = refuseDays(rowOf(wish.checkIn), rowOf(wish.checkOut), wish).find(
      ({ code }) => !isKept[code as keyof typeof isKept],
    );
    if (broken !== undefined) {
      throw invalid(broken.code === 'ARRIVAL_DAY' ? 'checkIn' : 'checkOut', broken.message);
    }
  }
  if (wish.kind === 'people') {
    const isSame = (['adults', 'children', 'babies'] as const).every(
      (part) => wish[part] === row[part],
    );
    if (isSame) throw invalid('adults', 'Bu, şimdiki kişi sayınız; yenisini yazın.');
  }
  if (wish.kind === 'late_checkout' && wish.time <= found.stay.villa.checkOutTime) {
    const message = `Çıkış saatiniz zaten ${found.stay.villa.checkOutTime.replace(':', '.')}; daha geç bir saat seçin.`;
    throw invalid('time', message);
  }
  if (wish.kind === 'late_checkout' && isAnotherNight(wish.time)) {
    throw invalid('time', anotherNightText);
  }
  if (wish.kind === 'cancel') {
    const { refund } = calledOffNow(deps, found);
    if (refund !== wish.refund) {
      throw conflict(
        'PRICE_CHANGED',
        `İptal ederseniz iade artık ${formatKurus(refund)}. Yeni tutarı görüp yeniden gönderin.`,
      );
    }
  }
}

function invalid(path: string, message: string) {
  return refused('VALIDATION', message, [{ path, message }]);
}

type NewRequest = Pick<StayRequestRow, 'kind' | 'note' | 'details' | 'receipt'>;

/**
 * The row of a request, with its mail to the agency. Only one of each kind can be open at a time.
 */
export function planRequest(
  deps: Deps,
  { stay: { row: stay } }: OpenStay,
  { kind, note, details, receipt }: NewRequest,
  actor: Actor,
): WritePlan<StayRequest> {
  const write = beginWrite(deps, actor);
  const { at } = write;
  const row: StayRequestRow = {
    id: write.newId(),
    createdAt: at,
    updatedAt: at,
    reservationId: stay.id,
    kind,
    state: 'open',
    details,
    note,
    receipt,
    answer: '',
    answeredBy: null,
    answeredAt: null,
  };
  const text = describeRequest(kind, details);
  return {
    status: 201,
    content: toStayRequest(row),
    steps: [
      write.insert(stayRequests, row, () =>
        refused(
          'NOT_IN_THIS_STATE',
          'Bu konuda yanıtını bekleyen bir isteğiniz var; önce onu geri çekebilirsiniz.',
        ),
      ),
      ...reservationMails(write.now, stay.id, row.id, ['istek_yonetici'], { istek: text }),
      write.audit('stay_request.create', stay.id, {
        entity: 'reservation',
        after: { kind, ...details },
      }),
    ],
  };
}

/** The guest withdraws an unanswered request. @throws `NOT_FOUND` */
export async function withdrawRequest(
  deps: Deps,
  { link, id }: { link: string; id: string },
  actor: Actor,
): Promise<void> {
  const { stay } = await getOwnStay(deps, link);
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    write.updateOne(
      stayRequests,
      { id, reservationId: stay.row.id, state: 'open' },
      { state: 'withdrawn', answeredAt: at },
      () => notFound('Bu istek zaten yanıtlanmış.'),
    ),
    write.audit('stay_request.withdraw', stay.row.id, {
      entity: 'reservation',
      after: { request: id },
    }),
  ]);
}
