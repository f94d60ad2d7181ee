import { lazy, Suspense } from 'react';
import {
  type Control,
  type FieldError,
  type FieldValues,
  type Path,
  useController,
} from 'react-hook-form';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type Props<Values extends FieldValues> = {
  label: string;
  name: Path<Values>;
  control: Control<Values, unknown, never> | Control<Values>;
};

/** The block editor as a field of a form; its code comes with the first one. */
export function RichTextField<Values extends FieldValues>({ label, name, control }: Props<Values>) {
  const { field, fieldState } = useController({ name, control: control as Control<Values> });
  return (
    <Suspense fallback={<Skeleton className="h-64 w-full" />}>
      <RichTextEditor
        label={label}
        value={(field.value as RichTextPart[] | undefined) ?? []}
        onChange={field.onChange}
        errors={errorsOf(fieldState.error)}
      />
    </Suspense>
  );
}

/** The first error of each invalid block, however deep inside it. */
function errorsOf(error: FieldError | undefined): Record<number, string> {
  const entries = Object.entries((error ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([index, part]) => {
      const message = firstMessage(part);
      return /^\d+$/.test(index) && message ? [[Number(index), message]] : [];
    }),
  );
}

function firstMessage(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const { message } = part as { message?: unknown };
  if (typeof message === 'string') return message;
  return Object.values(part)
    .map(firstMessage)
    .find((found) => found !== undefined);
}
