import * as z from 'zod';
import { parseEmail } from '#domain/values/email.ts';
import { wallClock } from '#domain/values/istanbul-time.ts';
import { InstantSchema } from '#domain/wire/fields.ts';

/**
 * The file of consents that the portal of İYS (İleti Yönetim Sistemi, law 6563) takes. `M`: names as
 * the portal's template of 2026 has them; whoever uploads one first corrects them here.
 */
export const IYS_VALUES = {
  columns: ['İzin Türü', 'Alıcı', 'Alıcı Tipi', 'İzin Kaynağı', 'İzin Tarihi', 'Durum'],
  /** Consents of e-mail, of people, given on a website. */
  kind: 'EPOSTA',
  recipient: 'BIREYSEL',
  source: 'HS_WEB',
  given: 'ONAY',
  refused: 'RET',
} as const;

type IysState = typeof IYS_VALUES.given | typeof IYS_VALUES.refused;

/** An address whose consent İYS does not know as it is. */
export type IysChange = { email: string; state: IysState; at: string };

/** A row of the file; the date is Turkish wall clock. */
export const iysRow = ({ email, state, at }: IysChange): string[] => [
  IYS_VALUES.kind,
  email,
  IYS_VALUES.recipient,
  IYS_VALUES.source,
  wallClock(new Date(at)).replace('T', ' '),
  state,
];

/** POST /v1/admin/subscribers/iys/sent: the file of that moment was uploaded. */
export const IysSentInput = z.strictObject({ through: InstantSchema });
export const IysSent = z.object({ sent: z.int() });

/** POST /v1/admin/subscribers/iys/refusals: the file that the portal gives, or a pasted list. */
export const IysRefusalsInput = z.strictObject({ text: z.string().max(2_000_000) });
export const IysObeyed = z.object({
  /** Addresses found in the text. */
  read: z.int(),
  /** Of them taken off the list now. */
  obeyed: z.int(),
});

/** A row of the portal's file that says consent. */
const GIVEN = /(?:^|[,;\t"|]) {0,3}ONAY {0,3}(?:$|[,;\t"|\r])/i;

/**
 * The addresses in a text, whatever separates them, each once; in linear time. Rows of a file that
 * say that consent was given are left out.
 */
export function addressesIn(text: string): string[] {
  const words = text
    .split('\n')
    .filter((row) => !GIVEN.test(row))
    .join('\n')
    .split(/[\s,;"'<>()|]+/)
    .filter((word) => word.length <= 320 && word.includes('@'));
  return [...new Set(words.flatMap((word) => parseEmail(word) ?? []))];
}
