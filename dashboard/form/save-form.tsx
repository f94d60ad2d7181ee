import { zodResolver } from '@hookform/resolvers/zod';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import { ApiError, isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { askToLeave } from '#dashboard/app/leave-prompt.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FieldForm, type FieldFormProps } from './field-form.tsx';
import { FormFoot, type FootProps } from './form-foot.tsx';
import { requiredFields } from './required-fields.ts';
import { useDraft } from './use-draft.ts';

speakTurkish();

/** A wire schema whose input is an object of fields. */
type FormSchema = z.ZodType<FieldValues, FieldValues>;

type Options<Schema extends FormSchema, Saved> = {
  /** The API's schema, so that the form validates exactly as the Worker does. */
  schema: Schema;
  defaults: z.input<Schema>;
  /** Identifies the form's drafts for this user and subject; see `draftName`. */
  draft: string;
  /** What a draft is about, better than its first words would say. */
  describe?: (values: z.input<Schema>) => string;
  /** Sends the form. Issues of a refusal are assigned to their fields. */
  save: (output: z.output<Schema>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** Key prefixes of the queries that are read again. */
  changes?: readonly QueryKey[];
  /** The field the keyboard starts in. */
  focusFirst?: Path<z.input<Schema>> | undefined;
  /** The toast after saving; null when `onSaved` shows it. */
  done?: string | null;
};

/**
 * The standard form: validated with the Worker's schema while typing after the first attempt,
 * stored as a draft until saved (so an expired session loses nothing, and the next opening offers
 * it), guarded when left unsaved, with the server's issues next to their fields. `failure` is for
 * the footer, `offer` for the header.
 */
export function useSaveForm<Schema extends FormSchema, Saved>(options: Options<Schema, Saved>) {
  type Input = z.input<Schema>;
  type Output = z.output<Schema>;
  const {
    schema,
    defaults,
    draft,
    describe,
    save,
    onSaved,
    changes = [],
    focusFirst,
    done = 'Kaydedildi',
  } = options;
  const client = useQueryClient();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema) as Resolver<Input, unknown, Output>,
    defaultValues: defaults as DefaultValues<Input>,
  });
  const [required] = useState(() => requiredFields(schema, defaults));
  const { reset, setError, setFocus, handleSubmit, formState } = form;
  useEffect(() => {
    if (focusFirst !== undefined) setFocus(focusFirst);
  }, [focusFirst, setFocus]);
  const { offer, keep, forget } = useDraft<Input>({
    name: draft,
    defaults,
    // On top of the stored values, so that differences count as unsaved.
    onResume: (values) => reset(values, { keepDefaultValues: true }),
    describe,
  });
  const keepTyped = useEffectEvent((values: Input) =>
    keep(values, (form.formState.defaultValues ?? defaults) as Input),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTyped(values),
      }),
    [form],
  );
  const { isDirty, errors } = formState;
  // Known before the next render, so that a saved form can be left at once.
  const isLeft = useRef(false);
  useEffect(() => {
    if (isDirty) isLeft.current = false;
  }, [isDirty]);

  // Two presses before the next render are one write.
  const isSending = useRef(false);

  const mutation = useMutation({
    mutationFn: save,
    onSettled: () => {
      isSending.current = false;
    },
    onSuccess: (saved) => {
      isLeft.current = true;
      reset(form.getValues());
      // Last, because resetting also updates the draft.
      forget();
      if (done !== null) notify.success(done);
      for (const queryKey of changes) void client.invalidateQueries({ queryKey });
      onSaved(saved);
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      for (const [i, { path, message }] of issues.entries()) {
        setError(path as Path<Input>, { message }, { shouldFocus: i === 0 });
      }
    },
  });
  useBlocker({
    // Another anchor or part of the same screen keeps the form.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isDirty && !isLeft.current && !(await askToLeave()),
    enableBeforeUnload: () => isDirty && !isLeft.current,
  });

  const submit = (event?: BaseSyntheticEvent) =>
    handleSubmit((output) => {
      if (isSending.current) return;
      isSending.current = true;
      mutation.mutate(output);
    })(event);

  return {
    form,
    required,
    /** A draft from an earlier opening, shown by `SaveForm`. */
    offer,
    errors,
    isDirty,
    isSaving: mutation.isPending,
    /** Saved by somebody else meanwhile; the sentence names who. */
    isStale: isRefusal(mutation.error, 'STALE_VERSION'),
    failure: mutation.error === null ? null : messageOf(mutation.error),
    submit,
    /** Resets to the stored values; typed values are lost. */
    discard: (values: Input = defaults) => {
      mutation.reset();
      reset(values);
      forget();
    },
  };
}

export type SaveProps = Omit<FieldFormProps, 'onSubmit'> &
  FootProps & {
    submit: FieldFormProps['onSubmit'];
    /** For a foot that stays in view below a long form. */
    footClass?: string;
  };

/** The form of `useSaveForm`, with its foot. */
export function SaveForm(props: SaveProps) {
  const { offer, required, errors, submit, className, footClass, children, ...foot } = props;
  return (
    <FieldForm {...{ offer, required, errors, className }} onSubmit={submit}>
      {children}
      <FormFoot {...foot} className={footClass} />
    </FieldForm>
  );
}
