import type { ComponentProps, ReactNode } from 'react';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import { unbrokenText } from '#site/lib/format/unbroken.ts';
import { formats, say, to } from '#site/language.ts';
import { Rich } from '#site/lib/rich.tsx';
import { CheckField, TextField } from '#site/ui/text-field.tsx';
import { contractLink } from './contract-link.ts';
import { AT_ONCE } from './request-schema.ts';
import type { RequestDraft } from './request-draft.ts';

export type RequestField =
  | `customer.${keyof RequestDraft['customer']}`
  | `consents.${keyof RequestDraft['consents']}`;

type FieldProps = Omit<ComponentProps<'input'>, 'children'> & { error?: string | undefined };

type Props = ComponentProps<'form'> & {
  quote: Pick<Quote, 'quoteToken' | 'prepayment'> & Partial<Pick<Quote, 'instantMinutes'>>;
  /** The attributes of a field and what is wrong with it. */
  fieldOf: (field: RequestField) => FieldProps;
  /** What is wrong with the whole. */
  problem: ReactNode;
  submit: string;
  isSubmitting?: boolean;
};

/**
 * Name, contact, note and consents of a request: of the panel of a villa's page (request-form.tsx),
 * and of the page without JavaScript (plain-request.tsx).
 */
export function RequestFields(props: Props) {
  const words = say('request');
  const { quote, fieldOf, problem, submit, isSubmitting = false, children, ...form } = props;
  const { instantMinutes: minutes = null } = quote;
  const { money } = formats();
  return (
    <form className="request" {...form}>
      {children}
      <div className="request-names">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          {...fieldOf('customer.firstName')}
        />
        <TextField
          label={words.lastName}
          autoComplete="family-name"
          {...fieldOf('customer.lastName')}
        />
      </div>
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phoneHint}
        {...fieldOf('customer.phone')}
      />
      <TextField
        label={words.email}
        inputMode="email"
        autoComplete="email"
        hint={words.emailHint}
        {...fieldOf('customer.email')}
      />
      <TextField label={words.note} rows={2} {...fieldOf('customer.note')} />
      <fieldset className="request-consents">
        <legend className="visually-hidden">{words.consents}</legend>
        <CheckField data-missing={words.termsMissing} {...fieldOf('consents.terms')}>
          <Rich
            message={words.terms}
            links={{ contract: { href: contractLink(quote.quoteToken), target: '_blank' } }}
          />
        </CheckField>
        <CheckField data-missing={words.kvkkMissing} {...fieldOf('consents.kvkk')}>
          <Rich
            message={words.kvkk}
            links={{ kvkk: { href: to('/website/kvkk'), target: '_blank' } }}
          />
        </CheckField>
        <CheckField {...fieldOf('consents.marketing')}>{unbrokenText(words.marketing)}</CheckField>
      </fieldset>
      {problem !== null && (
        <p className="note" data-tone="error" role="alert">
          {problem}
        </p>
      )}
      {minutes !== null && (
        <>
          <p>
            <Rich message={words.atOnce(money(quote.prepayment), minutes)} />
          </p>
          <button className="button" data-wide type="submit" disabled={isSubmitting} {...AT_ONCE}>
            {isSubmitting ? submit : words.bookNow}
          </button>
        </>
      )}
      <button
        className="button"
        data-wide
        data-kind={minutes === null ? undefined : 'quiet'}
        type="submit"
        disabled={isSubmitting}
      >
        {minutes === null || isSubmitting ? submit : words.askFirst}
      </button>
      <p className="field-hint">{words.afterwards(money(quote.prepayment))}</p>
    </form>
  );
}
