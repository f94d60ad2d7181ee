import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import type { Quote } from '#domain/reservations/quote-schema.ts';
import { checkRequest } from './check-request.ts';
import { loadDraft, saveDraft } from './draft-store.ts';
import { RequestFields } from './request-fields.tsx';
import type { RequestDraft } from './request-draft.ts';
import { AT_ONCE, type RequestForm as CheckedForm } from './request-schema.ts';
import { sendRequest } from './send-request.ts';
import type { Outcome } from './send-request.ts';
import type { CompleteStay } from '../stay/stay.ts';
import { unbrokenText } from '#site/lib/format/unbroken.ts';
import { say } from '#site/language.ts';

type Props = {
  slug: string;
  stay: CompleteStay;
  quote: Quote;
  /** Every outcome except an invalid field or a connection failure. */
  onOutcome: (outcome: Outcome) => void;
};

/** Sends the request and keeps typed values on failure. */
export function RequestForm({ slug, stay, quote, onOutcome }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, setValue, getValues, getFieldState, formState } =
    useForm<RequestDraft, unknown, CheckedForm>({
      resolver: checkRequest,
      defaultValues: loadDraft(slug),
      mode: 'onTouched',
    });

  const submit = handleSubmit(async (form, event) => {
    setProblem(null);
    const outcome = await sendRequest({ slug, stay, quote, form, ...pressed(event) });
    if (outcome.kind === 'invalid') {
      for (const { path, message } of outcome.issues) {
        setError(path as FieldPath<RequestDraft>, { message });
      }
    }
    // What was agreed to is not what is agreed to now.
    if (outcome.kind === 'reread') setValue('consents.terms', false);
    if (outcome.kind === 'invalid' || outcome.kind === 'failed') setProblem(outcome.message);
    else onOutcome(outcome);
  });
  const { isSubmitting } = formState;

  return (
    <RequestFields
      onSubmit={submit}
      onChange={() => saveDraft(slug, getValues())}
      noValidate
      quote={quote}
      fieldOf={(field) => ({
        ...register(field),
        error: getFieldState(field, formState).error?.message,
      })}
      problem={problem && unbrokenText(problem)}
      submit={submitLabel(isSubmitting, problem !== null)}
      isSubmitting={isSubmitting}
    />
  );
}

/** Whether the button that books at once was pressed. */
function pressed(event: { nativeEvent?: unknown } | undefined): { instant?: true } {
  const button = (event?.nativeEvent as SubmitEvent | undefined)?.submitter;
  return button instanceof HTMLButtonElement && button.value === AT_ONCE.value
    ? { instant: true }
    : {};
}

function submitLabel(isSubmitting: boolean, hasFailed: boolean): string {
  const words = say('request');
  if (isSubmitting) return words.sending;
  return hasFailed ? words.sendAgain : words.send;
}
