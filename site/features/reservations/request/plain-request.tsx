import { choicesOf } from '#domain/extras/choices.ts';
import { formats, say } from '#site/language.ts';
import { unbrokenText } from '#site/lib/format/unbroken.ts';
import { Rich } from '#site/lib/rich.tsx';
import type { CompleteStay } from '../stay/stay.ts';
import type { LiveRequest } from './live-request.ts';
import { RequestFields } from './request-fields.tsx';

type Props = {
  stay: CompleteStay;
  state: Extract<LiveRequest, { kind: 'form' }>;
  /** The page itself: errors are shown there with the typed values. */
  action: string;
};

/** The request without JavaScript: rendered on the server alone, and posted. */
export function PlainRequest({ stay, state, action }: Props) {
  const words = say('request');
  const { quote, draft, issues, before, key, message } = state;
  const { money } = formats();
  const hidden = {
    quoteToken: quote.quoteToken,
    key,
    total: quote.total,
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    adults: stay.adults,
    children: stay.children,
    babies: stay.babies,
    ...Object.fromEntries(
      choicesOf(quote.extras).map(({ id, quantity }) => [`ek-${id}`, quantity]),
    ),
  };
  const texts: Record<string, string> = draft.customer;
  const consents: Record<string, boolean> = draft.consents;
  return (
    <RequestFields
      method="post"
      action={action}
      quote={quote}
      submit={words.send}
      problem={message && unbrokenText(message)}
      fieldOf={(field) => {
        const name = field.slice(field.indexOf('.') + 1);
        const isText = name in texts;
        const error = issues.find(({ path }) => path === field)?.message;
        return {
          name,
          error,
          // Of a page that comes back, the first wrong field.
          autoFocus: error !== undefined,
          required: name !== 'note' && name !== 'marketing',
          ...(isText ? { defaultValue: texts[name] } : { defaultChecked: consents[name] ?? false }),
          ...(name === 'note' && { maxLength: 1000 }),
        };
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {before !== null && (
        <p className="note" data-tone="warning" role="alert">
          <Rich message={words.repriced(money(before), money(quote.total))} /> {words.sendIfFine}
        </p>
      )}
    </RequestFields>
  );
}
