import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import type { CheckoutResult } from '#domain/payments/guest-schema.ts';
import { formats, language } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** The result and the next steps, for the result page. */
export function resultText(result: CheckoutResult): { title: string; text: string } {
  const { state, confirmed, failure, parts, atDoor } = result;
  const words = sayOnPage('payment').result;
  const { money } = formats();
  const amount = money(result.amount);
  if (state === 'open') return { title: words.open, text: words.openText };
  if (state === 'failed') {
    // What a bank says comes in Turkish.
    const why = (language() === FIRST_LANGUAGE && failure) || words.refused;
    return { title: words.failed, text: words.failedText(why) };
  }
  if (confirmed && atDoor + parts === 0)
    return { title: words.whole, text: words.wholeText(amount) };
  if (confirmed) {
    const text = words.confirmedText(amount, money(atDoor));
    const before = parts > 0 ? ` ${words.parts(money(parts))}` : '';
    return { title: words.confirmed, text: text + before };
  }
  return { title: words.taken, text: words.takenText(amount) };
}
