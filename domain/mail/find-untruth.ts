import type { Kurus } from '#domain/values/money.ts';
import { type DueFacts, unpaidOf } from '#domain/payments/dues.ts';
import type { MailTemplateRule } from './template-rule.ts';

/**
 * Why the text of a mail about a stay's money would be wrong, in Turkish; null when it is right.
 */
export function findUntruth(
  { says }: Pick<MailTemplateRule, 'says'>,
  money: DueFacts & { guestMoney: Kurus },
): string | null {
  if (says === 'unpaid' && money.guestMoney > 0) return 'Misafirin ödemesi var.';
  const dues = unpaidOf(money);
  if (says === 'restDue' && dues.prepayment + dues.extras + dues.atDoor === 0) {
    return 'Ödenecek tutar kalmadı.';
  }
  const isWhole = money.prepayment > 0 && dues.prepayment === 0;
  return says === 'prepaymentDue' && isWhole ? 'Ön ödemenin tamamı geldi.' : null;
}
