import type { FieldIssue } from '#domain/errors.ts';
import { formCost } from '#domain/wire/body-cost.ts';

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
const MAX = 5000;

/** Largest form of a page without files, in bytes. */
const MAX_BYTES = 200_000;

/**
 * A form submitted without a script. A body that is none, is too large or costs too much to parse
 * counts as an empty form. `most`: the most bytes, of a form with files.
 */
export async function readForm(page: Request, most = MAX_BYTES): Promise<FormData> {
  const type = page.headers.get('content-type') ?? '';
  try {
    const body = await readBody(page, most);
    if (body === null || formCost(type, body) !== 'low') return new FormData();
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return new FormData();
  }
}

/** Null once it is larger than a form. */
async function readBody(page: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const declared = page.headers.get('content-length');
  if (declared !== null) {
    return Number(declared) <= most ? new Uint8Array(await page.arrayBuffer()) : null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the stream.
  for await (const chunk of page.body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

export const readTyped = <Name extends string>(
  form: FormData,
  names: readonly Name[],
): Typed<Name> =>
  Object.fromEntries(
    names.map((name) => [name, String(form.get(name) ?? '').slice(0, MAX)]),
  ) as Typed<Name>;

/** The status of a page that shows a refusal: not 404, which means an address without a page. */
export const refusedStatus = ({ status }: { status: number }): number =>
  status === 404 ? 422 : status === 0 ? 503 : status;
