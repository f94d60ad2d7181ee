import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { Status } from '#domain/reservations/status.ts';

export type Move = ReservationDetail['moves'][number];

type Wording = {
  /** On the button. */
  verb: string;
  /** Once it happened. */
  done: string;
  key?: string;
  look: 'primary' | 'plain' | 'danger';
  /** What it does to the nights, for the question. */
  effect: string;
};

const WORDINGS: Partial<Record<Status, Wording>> = {
  option: {
    verb: 'Opsiyona al',
    done: 'Opsiyona alındı',
    key: 'p',
    look: 'plain',
    effect: 'Geceler opsiyon süresi bitene kadar bu misafire ayrılır.',
  },
  confirmed: {
    verb: 'Onayla',
    done: 'Rezervasyon onaylandı',
    key: 'o',
    look: 'primary',
    effect: 'Geceler kesin olarak dolar.',
  },
  rejected: {
    verb: 'Reddet',
    done: 'Talep reddedildi',
    key: 'r',
    look: 'danger',
    effect: 'Geceler yeniden satışa açılır.',
  },
  cancelled: {
    verb: 'İptal et',
    done: 'Rezervasyon iptal edildi',
    key: 'i',
    look: 'danger',
    effect: 'Geceler yeniden satışa açılır.',
  },
  no_show: {
    verb: 'Gelmedi',
    done: 'Gelmedi olarak işaretlendi',
    look: 'danger',
    effect: 'Kalan gecelerin ne olacağını siz seçersiniz.',
  },
};

/** An option that goes on as one. */
const OTHER_END: Wording = {
  verb: 'Süreyi değiştir',
  done: 'Opsiyonun süresi değişti',
  key: 'p',
  look: 'plain',
  effect:
    'Geceler yeni bitişe kadar bu misafirde kalır; açık ödeme bağlantısı da o zamana kadar geçerlidir.',
};

/** How a move is called; one without words of its own goes by its state's label. */
export function wordingOf(move: Move, from?: Status): Wording {
  if (from === 'option' && move.status === 'option') return OTHER_END;
  return WORDINGS[move.status] ?? { verb: move.label, done: move.label, look: 'plain', effect: '' };
}

const MAILS: Record<string, string> = {
  talep_alindi: 'Misafire talebinin alındığı bilgisi',
  yeni_talep_yonetici: 'Acenteye yeni talep bilgisi',
  sahip_musaitlik: 'Villa sahibine müsaitlik sorusu',
  odeme_linki: 'Misafire ödeme bağlantısı',
  odeme_alindi: 'Misafire ödemenin alındığı bilgisi',
  on_odeme_bilgi: 'Misafire ön ödeme bilgisi',
  talep_reddedildi: 'Misafire ret bilgisi',
  rezervasyon_onay: 'Misafire rezervasyon onayı',
  sahip_onay: 'Villa sahibine onay bilgisi',
  iptal_bilgi: 'Misafire iptal bilgisi',
  konaklama_degisti: 'Misafire konaklamasının yeni hâli',
};

/** What a mail template is, for the person who is about to send it. */
export const mailLabel = (template: string) => MAILS[template] ?? template;

/** Least weighty first, so that the primary action stands in the same corner everywhere. */
export function inButtonOrder(moves: Move[]): Move[] {
  const weight = { danger: 0, plain: 1, primary: 2 };
  return moves.toSorted((a, b) => weight[wordingOf(a).look] - weight[wordingOf(b).look]);
}
