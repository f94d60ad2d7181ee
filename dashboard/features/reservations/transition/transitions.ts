import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservation-status.ts';
import { FREED_NIGHTS } from '#dashboard/shared/freed-nights.ts';

export type TransitionChoice = ReservationDetail['moves'][number];

type Wording = {
  /** On the button. */
  verb: string;
  /** Once it happened. */
  done: string;
  key?: string;
  variant: 'primary' | 'plain' | 'danger';
  /** What it does to the nights, for the question. */
  effect: string;
};

const WORDINGS: Partial<Record<Status, Wording>> = {
  option: {
    verb: 'Opsiyona al',
    done: 'Opsiyona alındı',
    key: 'p',
    variant: 'plain',
    effect: 'Geceler opsiyon süresi bitene kadar bu misafire ayrılır.',
  },
  confirmed: {
    verb: 'Onayla',
    done: 'Rezervasyon onaylandı',
    key: 'o',
    variant: 'primary',
    effect: 'Geceler kesin olarak dolar.',
  },
  rejected: {
    verb: 'Reddet',
    done: 'Talep reddedildi',
    key: 'r',
    variant: 'danger',
    effect: `Geceler ${FREED_NIGHTS}`,
  },
  cancelled: {
    verb: 'Rezervasyonu iptal et',
    done: 'Rezervasyon iptal edildi',
    key: 'i',
    variant: 'danger',
    effect: `Geceler ${FREED_NIGHTS}`,
  },
  no_show: {
    verb: 'Gelmedi',
    done: 'Gelmedi olarak işaretlendi',
    variant: 'danger',
    effect: 'Kalan gecelerin ne olacağını siz seçersiniz.',
  },
};

/** An option that goes on as one. */
const OTHER_END: Wording = {
  verb: 'Süreyi değiştir',
  done: 'Opsiyonun süresi değişti',
  key: 'p',
  variant: 'plain',
  effect:
    'Geceler yeni bitişe kadar bu misafirde kalır; açık ödeme bağlantısı da o zamana kadar geçerlidir.',
};

/** The texts of a transition; one without its own uses the label of its state. */
export function wordingOf(transition: TransitionChoice, from?: Status): Wording {
  if (from === 'option' && transition.status === 'option') return OTHER_END;
  return (
    WORDINGS[transition.status] ?? {
      verb: transition.label,
      done: transition.label,
      variant: 'plain',
      effect: '',
    }
  );
}

const MAILS: Record<string, string> = {
  talep_alindi: 'Misafire talebinin alındığı bilgisi',
  yeni_talep_yonetici: 'Acentaya yeni talep bilgisi',
  sahip_musaitlik: 'Villa sahibine müsaitlik sorusu',
  odeme_linki: 'Misafire ödeme bağlantısı',
  odeme_alindi: 'Misafire ödemenin alındığı bilgisi',
  odeme_acikta: 'Misafire paranın bizde olduğu, konaklamanın açık olmadığı bilgisi',
  on_odeme_bilgi: 'Misafire ön ödeme bilgisi',
  talep_reddedildi: 'Misafire ret bilgisi',
  rezervasyon_onay: 'Misafire rezervasyon onayı',
  sahip_onay: 'Villa sahibine onay bilgisi',
  iptal_bilgi: 'Misafire iptal bilgisi',
  sahip_iptal: 'Villa sahibine iptal bilgisi',
  sahip_gelmedi: 'Villa sahibine misafirin gelmediği bilgisi',
  konaklama_degisti: 'Misafire konaklamasının yeni hâli',
};

/** What a mail template is, for the person who is about to send it. */
export const mailLabel = (template: string) => MAILS[template] ?? template;

/** Least important first, so that the primary action is always in the same corner. */
export function inButtonOrder(transitions: TransitionChoice[]): TransitionChoice[] {
  const weight = { danger: 0, plain: 1, primary: 2 };
  return transitions.toSorted(
    (a, b) => weight[wordingOf(a).variant] - weight[wordingOf(b).variant],
  );
}
