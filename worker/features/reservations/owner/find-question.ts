import { eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import {
  OWNER_REFUSAL_LABELS,
  OWNER_WAY_LABELS,
  type OwnerQuestion,
} from '#domain/reservations/owner-question.ts';
import type { Status } from '#domain/reservation-status.ts';
import { asOf, holdEnd } from '#domain/reservation-hold.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import { formatInstantLong } from '#domain/values/istanbul-time.ts';
import { ownerQuestions } from '#drizzle/schema/owner-questions.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { ownerRule } from '#worker/features/owner-questions/ask-owner.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';

/** A column of the answer to the same question, by whatever way it came. */
const answered = (column: 'answered_at' | 'answer' | 'reason' | 'way') =>
  sql<string | null>`(select a.${sql.raw(column)} from owner_questions a
    where a.reservation_id = ${ownerQuestions.reservationId} and a.owner_id = ${ownerQuestions.ownerId}
      and a.villa_id = ${ownerQuestions.villaId} and a.check_in = ${ownerQuestions.checkIn}
      and a.check_out = ${ownerQuestions.checkOut} and a.answered_at is not null)`;

/** A question, its stay as it is now, and the answer that it or another way of it has got. One trip. */
export async function findQuestion({ db }: Deps, token: string) {
  const [found] = await db.read
    .select({
      question: ownerQuestions,
      stay: reservations,
      villa: villas.name,
      rule: ownerRule,
      answeredAt: answered('answered_at'),
      answer: answered('answer'),
      reason: answered('reason'),
      way: answered('way'),
    })
    .from(ownerQuestions)
    .innerJoin(reservations, eq(reservations.id, ownerQuestions.reservationId))
    .innerJoin(villas, eq(villas.id, ownerQuestions.villaId))
    .where(eq(ownerQuestions.tokenHash, await sha256(token)));
  if (found === undefined) throw unknownLink();
  return found;
}

export type FoundQuestion = Awaited<ReturnType<typeof findQuestion>>;

/** What an owner sees of it now. */
export function toQuestion({ clock }: Pick<Deps, 'clock'>, found: FoundQuestion): OwnerQuestion {
  const { question, stay, villa } = found;
  const { checkIn, checkOut } = question;
  const state = stateOf(found, instant(clock));
  return {
    state,
    said: sayOver(found, state, asOf(stay, instant(clock)).status),
    villa,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    guests: stay.adults + stay.children + stay.babies,
    until: state === 'open' ? holdEnd(stay) : null,
  };
}

function stateOf({ question, stay, answeredAt, rule }: FoundQuestion, now: string) {
  if (answeredAt !== null) return 'answered';
  const isSame =
    question.villaId === stay.villaId &&
    question.ownerId === stay.ownerId &&
    question.checkIn === stay.checkIn &&
    question.checkOut === stay.checkOut;
  if (!isSame) return 'changed';
  return asOf(stay, now).status === 'requested' && rule !== 'off' ? 'open' : 'over';
}

function sayOver(
  { answeredAt, answer, reason, way }: FoundQuestion,
  state: OwnerQuestion['state'],
  status: Status,
): string | null {
  if (state === 'open') return null;
  if (answeredAt !== null) {
    const when = formatInstantLong(new Date(answeredAt));
    const why = reason && ` (${OWNER_REFUSAL_LABELS[reason as keyof typeof OWNER_REFUSAL_LABELS]})`;
    const by = OWNER_WAY_LABELS[way as keyof typeof OWNER_WAY_LABELS];
    return `Yanıtınız alındı: ${answer === 'yes' ? 'evet, boş' : `hayır${why ?? ''}`}. ${when} · ${by}. Değiştirmek için bize yazın ya da bizi arayın.`;
  }
  if (state === 'changed') {
    return 'Talebin tarihleri ya da evi değişti; bu soru artık geçerli değil. Gerekirse yenisini göndeririz.';
  }
  if (status === 'requested') return 'Yanıtları artık bu sayfadan almıyoruz; lütfen bizi arayın.';
  if (status === 'expired') {
    return 'Talebin süresi doldu; geceler yeniden satışta. Yapmanız gereken bir şey yok.';
  }
  return 'Bu talep ofisimizde sonuçlandı; yanıt gerekmiyor.';
}

/** One and the same for every link that opens nothing. */
const unknownLink = () =>
  notFound('Bu bağlantı açılmıyor: adres eksik ya da yanlış. Yenisini bizden isteyin.');
