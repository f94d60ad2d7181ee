import type { ErrorCode } from '#domain/messages.ts';
import { type Day, istanbulDay } from '#domain/values/dates.ts';
import { isDamage } from './rules.ts';
import type { LedgerEntry } from './ledger.ts';

/** What of an entry decides whether it can be taken back. */
type Reversible = Pick<LedgerEntry, 'kind' | 'method' | 'status'> & {
  provider: string | null;
  refund_of: string | null;
  reverses: string | null;
  reversed: boolean;
  created_at: string;
};

const refuse = (message: string) => ({ code: 'ENTRY_NOT_REVERSIBLE' as const, message });

/**
 * Why an entry cannot be taken back as entered wrongly; null when it can. The database enforces the
 * same (drizzle/rules/entries-are-reversed-once.sql).
 */
export function findReversalProblem(
  entry: Reversible,
  today: Day,
): { code: ErrorCode; message: string } | null {
  if (entry.reversed) return refuse('Bu kayıt zaten geri alındı.');
  if (entry.reverses !== null)
    return refuse('Bu kayıt kendisi bir düzeltmedir; doğrusunu yeniden yazın.');
  if (isDamage(entry.kind)) return refuse('Kesintiler “Geri al / düzelt” ile düzeltilir.');
  if (entry.method === 'carried') return refuse('Mahsup, taşınan konaklamayla birlikte durur.');
  if (entry.provider !== null || entry.refund_of !== null || entry.status !== 'succeeded') {
    return refuse('Ödeme kuruluşundan geçen para elle geri alınamaz; karta iade edin.');
  }
  if (istanbulDay(new Date(entry.created_at)) !== today) {
    return refuse(
      'Yalnız bugün yazılan bir kayıt geri alınır. Eski bir yanlışlığı iade ya da yeni bir kayıtla düzeltin.',
    );
  }
  return null;
}
