import { surplusOf } from '#domain/payments/dues.ts';
import type { PaymentDue } from '#domain/payments/guest-schema.ts';
import { say } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** `next` is the page that helps, which takes the code of the stay. */
type Said = { title: string; text: string; next: '/konaklamam' | '/guvenli-odeme' };

/** Why nothing can be paid now and what to do; null when something can. */
export function nothingToPay(due: PaymentDue): Said | null {
  const { state, status, deadline } = due;
  const words = sayOnPage('payment').nothing;
  switch (state) {
    case 'due':
      return null;
    case 'waiting': {
      const answer = deadline === null ? '' : say('quote').answerBy(deadline);
      return { title: words.waiting, text: words.waitingText(answer), next: '/konaklamam' };
    }
    case 'settled':
      return { title: words.settled, text: settledText(due), next: '/konaklamam' };
    case 'closed':
      return {
        title: words.closed,
        text: status === 'cancelled' ? words.cancelled : words.ranOut,
        next: '/konaklamam',
      };
    case 'link_expired':
      return { title: words.expired, text: words.expiredText, next: '/guvenli-odeme' };
    case 'link_used':
      return { title: words.used, text: words.usedText, next: '/konaklamam' };
    case 'link_outdated':
      return { title: words.outdated, text: words.outdatedText, next: '/guvenli-odeme' };
  }
}

function settledText(due: PaymentDue): string {
  const words = sayOnPage('payment').nothing;
  if (due.status === 'option') return words.papersCome;
  if (due.atDoor > 0) return sayOnPage('promises').balance;
  return surplusOf(due) > 0 ? words.surplusBack : words.allPaid;
}
