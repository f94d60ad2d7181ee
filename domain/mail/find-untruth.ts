import type { Kurus } from '#domain/values/money.ts';
import { type DueFacts, unpaidOf } from '#domain/payments/dues.ts';
import { nextPart, openParts, type PlanFacts } from '#domain/payments/parts.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { PART_DAYS } from './reminders.ts';
import type { MailTemplateRule } from './template-rule.ts';

/**
 * Why the text of a mail about a stay's money would be wrong, in Turkish; null when it is right.
 */
export function findUntruth(
  { says }: Pick<MailTemplateRule, 'says'>,
  money: DueFacts & PlanFacts & { guestMoney: Kurus },
  today: Day,
): string | null {
  if (says === 'unpaid' && money.guestMoney > 0) return 'Misafirin ödemesi var.';
  const dues = unpaidOf(money);
  if (says === 'restDue' && dues.prepayment + dues.extras + dues.rest === 0) {
    return 'Ödenecek tutar kalmadı.';
  }
  const next = nextPart(openParts(money), today);
  const isNear = next !== null && next.dueOn <= addDays(today, PART_DAYS);
  if (says === 'partDue' && !isNear) return 'Ara ödeme geldi ya da sonraya bırakıldı.';
  const isLate = next !== null && next.dueOn < today;
  if (says === 'partLate' && !isLate) return 'Geciken ara ödeme yok.';
  const isWhole = money.prepayment > 0 && dues.prepayment === 0;
  return says === 'prepaymentDue' && isWhole ? 'Ön ödemenin tamamı geldi.' : null;
}
