import type { FieldIssue } from '#domain/errors.ts';

/** What is typed into a form, by the names of its fields. */
export type Typed<Name extends string> = Record<Name, string>;

/** A form that the server refused, with everything that was typed. */
export type RefusedForm<Name extends string = string> = {
  typed: Typed<Name>;
  code: string;
  message: string;
  issues: readonly FieldIssue[];
  /** Of the page that shows it. */
  status: number;
};

/** Longer than any field may be, so that the server says what is too long. */
const MOST = 5000;

/** A form submitted without a script. A body that is none counts as an empty form. */
export const readForm = (page: Request): Promise<FormData> =>
  page.formData().catch(() => new FormData());

export const readTyped = <Name extends string>(
  form: FormData,
  names: readonly Name[],
): Typed<Name> =>
  Object.fromEntries(
    names.map((name) => [name, String(form.get(name) ?? '').slice(0, MOST)]),
  ) as Typed<Name>;

/** The status of a page that shows a refusal: not 404, which means an address without a page. */
export const refusedStatus = ({ status }: { status: number }): number =>
  status === 404 ? 422 : status === 0 ? 503 : status;
