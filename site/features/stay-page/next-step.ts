import { DUE_LABELS } from '#site/lib/format/due-labels.ts';
import { surplusOf } from '#domain/payments/dues.ts';
import { formatDay, nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { answerBy } from '#domain/office/answer-by.ts';
import type { TrackedReservation } from '#domain/reservations/schema.ts';
import type { Phase } from '#domain/stay-page/phase.ts';
import type { OwnStay, StayPage } from '#domain/stay-page/schema.ts';
import { formatInstant, writtenTime } from '#domain/values/istanbul-time.ts';

const THANKS =
  'Bizimle kaldığınız için teşekkür ederiz. Yorumunuz sonraki misafirlere yol gösterir.';
const RAN_OUT =
  'Tarihlerin ayrıldığı süre doldu. Hâlâ boşlarsa aynı tarihler için yeniden talep gönderebilirsiniz.';

/** The guest's next step, in one or two sentences. `today` is Istanbul's. */
export function nextStep(reservation: TrackedReservation, today: Day, phase: Phase): string {
  const { status, dues, checkIn, checkOut, villa } = reservation;
  const promise = reservation.deadline === null ? '' : `${answerBy(reservation.deadline)}. `;
  const until = reservation.deadline === null ? '' : formatInstant(new Date(reservation.deadline));
  // The day takes precedence over the state, because the cron may be late.
  if (phase === 'staying') {
    return today === checkOut
      ? `Bugün ayrılıyorsunuz; çıkış saati ${writtenTime(villa.checkOutTime)}. Anahtarı aldığınız yere bırakın, iyi yolculuklar.`
      : `${today === checkIn ? `Hoş geldiniz; ev saat ${writtenTime(villa.checkInTime)} itibarıyla sizin.` : 'Keyifli bir tatil dileriz.'} Çıkış ${formatDay(checkOut)} saat ${writtenTime(villa.checkOutTime)}.`;
  }
  if (phase === 'after') return THANKS;
  if (phase === 'off' && (status === 'requested' || status === 'option')) return RAN_OUT;
  switch (status) {
    case 'requested':
      return `Ev sahibiyle müsaitliği teyit ediyoruz. ${promise}Tarihler sizin için ayrıldı; yanıtımızı e-postayla da alacaksınız.`;
    case 'option':
      return dues.prepayment === 0
        ? 'Ödemeniz ulaştı, onay belgenizi hazırlıyoruz.'
        : `Tarihler sizin. Onaylamak için ${until && `${until} saatine kadar `}${formatKurus(dues.prepayment)} ön ödeme yapın; açıklamaya rezervasyon kodunuzu yazın.`;
    case 'confirmed':
      return `Her şey hazır. ${arrival(checkIn, today)} saat ${writtenTime(villa.checkInTime)} itibarıyla bekliyoruz; ${owed(reservation)}`;
    case 'staying':
    case 'completed':
      return THANKS;
    case 'expired':
      return RAN_OUT;
    case 'rejected':
      return 'Bu tarihler için onay veremedik; sizi beklettiğimiz için üzgünüz. Aşağıda aynı geceler için boş olan en yakın evler var; isterseniz bizi arayın, birlikte bakalım.';
    case 'cancelled':
      return 'Bu rezervasyon iptal edildi. İade koşulları iptal sayfamızda yazar; sorunuz varsa bizi arayın.';
    case 'no_show':
      return 'Giriş günü sizi göremedik. Bir yanlışlık varsa lütfen bizi arayın.';
  }
}

/** The coming steps in order: `at` as shown to the guest, '' when unknown. */
export function upcomingSteps(reservation: TrackedReservation): { label: string; at: string }[] {
  const { status, checkIn, checkOut, deadline, villa } = reservation;
  const by = deadline === null ? '' : `en geç ${formatInstant(new Date(deadline))}`;
  const stay = [
    { label: 'Giriş', at: `${formatDay(checkIn)} ${writtenTime(villa.checkInTime)}` },
    { label: 'Çıkış', at: `${formatDay(checkOut)} ${writtenTime(villa.checkOutTime)}` },
  ];
  switch (status) {
    case 'requested':
      return [{ label: 'Teyit', at: by }, { label: 'Ön ödeme', at: 'teyitten sonra' }, ...stay];
    case 'option':
      return [{ label: 'Ön ödeme ve onay', at: by }, ...stay];
    case 'confirmed':
      return stay;
    case 'staying':
      return stay.slice(1);
    default:
      return [];
  }
}

/** Days before the arrival from which the rest may be paid, and the guests have to be named. */
export const REST_DAYS = 14;
const LIST_DAYS = 30;

/** Whether something that is due `days` before the arrival is due. */
export const isDue = (checkIn: Day, today: Day, days: number): boolean =>
  nightsBetween(today, checkIn) <= days;

type Action = { href: string; label: string };

/**
 * The one thing to do now; null when the guest only waits. `misses`: guests who are not on the list
 * yet. Sections of the page are linked where they are.
 */
export function nextAction(stay: StayPage, today: Day, misses: number): Action | null {
  const { phase, own } = stay;
  const list = { href: '#misafirler', label: 'Misafir listesini doldurun' };
  const isListDue = misses > 0 && isDue(stay.checkIn, today, LIST_DAYS);
  const due = own?.reservation.dues.prepayment ?? 0;
  const isOpen = phase === 'option' || phase === 'confirmed' || phase === 'soon';
  if (isOpen && due > 0) {
    return { href: '#odeme', label: `Ön ödemeyi yapın: ${formatKurus(due)}` };
  }
  switch (phase) {
    case 'waiting':
    case 'option':
      return null;
    case 'confirmed':
      return isListDue ? list : { href: '#paylas', label: 'Takvime ekleyin' };
    case 'soon':
      return isListDue ? list : { href: '#ev', label: 'Yol tarifini açın' };
    case 'staying':
      return { href: '#ev', label: 'Kapı kodu, Wi-Fi ve ev' };
    case 'after':
      return own?.after?.review === 'open' ? { href: '#sonra', label: 'Evi anlatın' } : null;
    case 'off':
      return own && afterTheEnd(own);
  }
}

function afterTheEnd({ reservation, instead }: OwnStay): Action | null {
  const { status, villa, checkIn, checkOut } = reservation;
  if (status === 'cancelled') return { href: '/website/cancel', label: 'İptal koşulları' };
  if (status === 'expired') {
    const href = `/villa/${villa.slug}?checkin=${checkIn}&checkout=${checkOut}`;
    return { href, label: 'Aynı tarihlere bakın' };
  }
  if (status !== 'rejected') return null;
  return instead.length > 0
    ? { href: '#evler', label: 'Aynı geceler için boş evler' }
    : { href: '/listing', label: 'Diğer villalar' };
}

/**
 * What is paid when, with the terms and amounts shown before the request: the amount due on arrival
 * is what is left, and changes only with payments. Nothing is owed once the stay is off.
 */
export function moneyRows(
  reservation: TrackedReservation,
  phase: Phase,
): { label: string; amount: number }[] {
  const { prepayment, paid, dues, deposit } = reservation;
  if (phase === 'off') return [{ label: 'Ödenen', amount: paid }];
  return [
    { label: 'Ön ödeme', amount: prepayment },
    { label: 'Ödenen', amount: paid },
    { label: 'Fazla ödenen (size iade edilecek)', amount: surplusOf(reservation) },
    { label: DUE_LABELS.atDoor, amount: dues.atDoor },
    ...(deposit > 0 ? [{ label: DUE_LABELS.deposit, amount: deposit }] : []),
    { label: 'Acenteye ek hizmet', amount: dues.extras },
  ];
}

function arrival(checkIn: Day, today: Day): string {
  const days = nightsBetween(today, checkIn);
  if (days <= 0) return 'Sizi bugün';
  if (days === 1) return 'Sizi yarın';
  return `${days} gün sonra, ${formatDay(checkIn)} günü`;
}

function owed(reservation: TrackedReservation): string {
  const { dues, deposit } = reservation;
  const { atDoor, extras } = dues;
  const surplus = surplusOf(reservation);
  const parts = [
    ...(atDoor > 0 ? [`girişte ${formatKurus(atDoor)}`] : []),
    ...(extras > 0 ? [`ek hizmet için acentemize ${formatKurus(extras)}`] : []),
    ...(deposit > 0 ? [`iade edilmek üzere ${formatKurus(deposit)} depozito`] : []),
  ];
  const said = parts.length === 0 ? 'ödenecek tutar kalmadı.' : `${parts.join(', ')} ödersiniz.`;
  return surplus > 0
    ? `${said} Fazla ödediğiniz ${formatKurus(surplus)} size iade edilecek.`
    : said;
}
