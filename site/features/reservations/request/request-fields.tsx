import type { ComponentProps, ReactNode } from 'react';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import { formatKurus } from '#domain/values/money.ts';
import { unbrokenText } from '#site/lib/format/unbroken.ts';
import { CheckField, TextArea, TextField } from '#site/ui/text-field.tsx';
import { contractLink } from './contract-link.ts';
import type { RequestDraft } from './request-draft.ts';

export type RequestField =
  | `customer.${keyof RequestDraft['customer']}`
  | `consents.${keyof RequestDraft['consents']}`;

type FieldProps = Omit<ComponentProps<'input'>, 'children'> & { error?: string | undefined };

type Props = ComponentProps<'form'> & {
  quote: Pick<Quote, 'quoteToken' | 'prepayment'>;
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
  const { quote, fieldOf, problem, submit, isSubmitting = false, children, ...form } = props;
  return (
    <form className="request" {...form}>
      {children}
      <div className="request-names">
        <TextField label="Adınız" autoComplete="given-name" {...fieldOf('customer.firstName')} />
        <TextField label="Soyadınız" autoComplete="family-name" {...fieldOf('customer.lastName')} />
      </div>
      <TextField
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="05…"
        {...fieldOf('customer.phone')}
      />
      <TextField
        label="E-posta"
        inputMode="email"
        autoComplete="email"
        hint="Rezervasyon kodunuzu bu adrese de göndeririz."
        {...fieldOf('customer.email')}
      />
      <TextArea
        label="Notunuz (isteğe bağlı)"
        rows={2}
        {...(fieldOf('customer.note') as ComponentProps<'textarea'> & Pick<FieldProps, 'error'>)}
      />
      <fieldset className="request-consents">
        <legend className="visually-hidden">Onaylar</legend>
        <CheckField
          data-missing="Kiralama koşullarını onaylamanız gerekir."
          {...fieldOf('consents.terms')}
        >
          Kiralama koşullarını da içeren{' '}
          <a href={contractLink(quote.quoteToken)} target="_blank">
            ön bilgilendirme formunu ve sözleşmeyi
          </a>{' '}
          okudum, kabul ediyorum.
        </CheckField>
        <CheckField
          data-missing="Aydınlatma metnini okuduğunuzu belirtmeniz gerekir."
          {...fieldOf('consents.kvkk')}
        >
          <a href="/website/kvkk" target="_blank">
            KVKK aydınlatma metnini
          </a>{' '}
          okudum.
        </CheckField>
        <CheckField {...fieldOf('consents.marketing')}>
          Fırsat ve yeni villalardan {unbrokenText('e-posta')} ile haberdar olmak istiyorum (isteğe
          bağlı).
        </CheckField>
      </fieldset>
      {problem !== null && (
        <p className="note" data-tone="error" role="alert">
          {problem}
        </p>
      )}
      <button className="button" data-wide type="submit" disabled={isSubmitting}>
        {submit}
      </button>
      <p className="field-hint">
        Şimdi ödeme alınmaz. Talebiniz onaylanınca {formatKurus(quote.prepayment)} ön ödeme için
        size ulaşırız.
      </p>
    </form>
  );
}

export const SUBMIT = 'Rezervasyon talebini gönder';
