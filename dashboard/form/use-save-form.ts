import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import { ApiError, isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { askToLeave } from '#dashboard/app/leave-prompt.ts';
import { notify } from '#dashboard/app/notify.ts';
import { requiredFields } from './required-fields.ts';
import { useDraft } from './use-draft.ts';

speakTurkish();

/** A wire schema whose input is an object of fields. */
type FormSchema = z.ZodType<FieldValues, FieldValues>;

type Options<Schema extends FormSchema, Saved> = {
  /** The wire schema, so that the form refuses what the Worker would. */
  schema: Schema;
  defaults: z.input<Schema>;
  /** Names the form among this person's drafts, with what opened it; see `draftName`. */
  draft: string;
  /** What a draft is about, better than its first words would say. */
  describe?: (values: z.input<Schema>) => string;
  /** Sends it. A refusal's issues land on their fields. */
  save: (output: z.output<Schema>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The field the keyboard starts in. */
  focusFirst?: Path<z.input<Schema>> | undefined;
  /** The toast after a save; null where `onSaved` says it. */
  done?: string | null;
};

/**
 * A form as every screen has it: checked with the Worker's schema while typing after the first try,
 * kept as a draft until saved (an ended session loses nothing; the next opening offers it), warned
 * about when left unsaved, and the server's issues beside their fields. `failure` is what the foot of
 * the form says, `offer` what its head does.
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
    focusFirst,
    done = 'Kaydedildi',
  } = options;
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
    // Over the stored values: what differs counts as unsaved.
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
  const { isDirty } = formState;
  // Known before the next render: what was just saved may be left at once.
  const isLeft = useRef(false);
  useEffect(() => {
    if (isDirty) isLeft.current = false;
  }, [isDirty]);

  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      isLeft.current = true;
      reset(form.getValues());
      // Last: resetting tells the draft its values too.
      forget();
      if (done !== null) notify.success(done);
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

  return {
    form,
    required,
    /** What an earlier opening left; the head of the form (`SaveForm`) shows it. */
    offer,
    isDirty,
    isSaving: mutation.isPending,
    /** Saved by somebody else meanwhile; the sentence names who. */
    isStale: isRefusal(mutation.error, 'STALE_VERSION'),
    failure: mutation.error === null ? null : messageOf(mutation.error),
    submit: handleSubmit((output) => mutation.mutate(output)),
    /** Back to what the server has; what was typed is forgotten. */
    discard: (values: Input = defaults) => {
      mutation.reset();
      reset(values);
      forget();
    },
  };
}
