import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type * as z from 'zod';
import { formatKurus } from '#domain/values/money.ts';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import { CheckField, TextArea, TextField } from '#site/ui/text-field.tsx';
import { contractLink } from './contract-link.ts';
import { loadDraft, saveDraft } from './draft-store.ts';
import { RequestForm as RequestFormSchema } from './request-schema.ts';
import type { RequestDraft } from './request-draft.ts';
import type { RequestForm as CheckedForm } from './request-schema.ts';
import { sendRequest } from './send-request.ts';
import type { Outcome } from './send-request.ts';
import type { CompleteStay } from '../stay/stay.ts';
import { unbrokenText } from '#site/lib/format/unbroken.ts';

type Props = {
  slug: string;
  stay: CompleteStay;
  quote: Quote;
  /** Every outcome except an invalid field or a connection failure. */
  onOutcome: (outcome: Outcome) => void;
};

/** Name, contact, note and consents; sends the request and keeps typed values on failure. */
export function RequestForm({ slug, stay, quote, onOutcome }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, getValues, formState } = useForm<
    RequestDraft,
    unknown,
    CheckedForm
  >({
    resolver: zodResolver(RequestFormSchema as z.ZodType<CheckedForm, RequestDraft>),
    defaultValues: loadDraft(slug),
    mode: 'onTouched',
  });

  const submit = handleSubmit(async (form) => {
    setProblem(null);
    const outcome = await sendRequest({ slug, stay, quote, form });
    if (outcome.kind === 'invalid') {
      for (const { path, message } of outcome.issues) {
        setError(path as FieldPath<RequestDraft>, { message });
      }
    }
    if (outcome.kind === 'invalid' || outcome.kind === 'failed') setProblem(outcome.message);
    else onOutcome(outcome);
  });
  const { errors, isSubmitting } = formState;
  const { customer, consents } = errors;

  return (
    <form
      className="request"
      onSubmit={submit}
      onChange={() => saveDraft(slug, getValues())}
      noValidate
    >
      <div className="request-names">
        <TextField
          label="Adınız"
          autoComplete="given-name"
          error={customer?.firstName?.message}
          {...register('customer.firstName')}
        />
        <TextField
          label="Soyadınız"
          autoComplete="family-name"
          error={customer?.lastName?.message}
          {...register('customer.lastName')}
        />
      </div>
      <TextField
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="05…"
        error={customer?.phone?.message}
        {...register('customer.phone')}
      />
      <TextField
        label="E-posta"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Rezervasyon kodunuzu bu adrese de göndeririz."
        error={customer?.email?.message}
        {...register('customer.email')}
      />
      <TextArea
        label="Notunuz (isteğe bağlı)"
        rows={2}
        error={customer?.note?.message}
        {...register('customer.note')}
      />
      <fieldset className="request-consents">
        <legend className="visually-hidden">Onaylar</legend>
        <CheckField error={consents?.terms?.message} {...register('consents.terms')}>
          Kiralama koşullarını da içeren{' '}
          <a href={contractLink(quote.quoteToken)} target="_blank">
            ön bilgilendirme formunu ve sözleşmeyi
          </a>{' '}
          okudum, kabul ediyorum.
        </CheckField>
        <CheckField error={consents?.kvkk?.message} {...register('consents.kvkk')}>
          <a href="/website/kvkk" target="_blank">
            KVKK aydınlatma metnini
          </a>{' '}
          okudum.
        </CheckField>
        <CheckField {...register('consents.marketing')}>
          Fırsat ve yeni villalardan e-posta ile haberdar olmak istiyorum (isteğe bağlı).
        </CheckField>
      </fieldset>
      {problem !== null && (
        <p className="note" data-tone="error" role="alert">
          {unbrokenText(problem)}
        </p>
      )}
      <button className="button" data-wide type="submit" disabled={isSubmitting}>
        {submitLabel(isSubmitting, problem !== null)}
      </button>
      <p className="field-hint">
        Şimdi ödeme alınmaz. Talebiniz onaylanınca {formatKurus(quote.prepayment)} ön ödeme için
        size ulaşırız.
      </p>
    </form>
  );
}

function submitLabel(isSubmitting: boolean, hasFailed: boolean): string {
  if (isSubmitting) return 'Gönderiliyor…';
  return hasFailed ? 'Yeniden gönder' : 'Rezervasyon talebini gönder';
}
