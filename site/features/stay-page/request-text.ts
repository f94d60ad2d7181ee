import type { RequestKind } from '#domain/stay-page/request-kinds.ts';
import type { StayRequest } from '#domain/stay-page/requests.ts';
import { formats, say } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** A request in one line, in the page's language; as `describeRequest` for clerks. */
export function requestText(kind: RequestKind, details: StayRequest['details']): string {
  const words = sayOnPage('stayForms').requests;
  const { money, stay, time } = formats();
  const text = (name: string) => String(details[name] ?? '');
  const count = (name: string) => Number(details[name] ?? 0);
  switch (kind) {
    case 'transfer':
      return words.transfer(money(count('amount')));
    case 'dates':
      return stay(text('checkIn'), text('checkOut'));
    case 'people':
      return say('quote').party(count('adults'), count('children'), count('babies'));
    case 'cancel':
      return words.cancel(money(count('refund')));
    case 'extra': {
      const price = count('unitPrice') * count('quantity');
      return price > 0 ? words.priced(text('what'), money(price)) : text('what');
    }
    case 'late_checkout':
      return words.lateCheckout(time(text('time')));
  }
}
