/**
 * The part of Hrana, libsql-server's protocol over HTTP, that a pooler has to understand.
 * https://github.com/tursodatabase/libsql/blob/main/docs/HTTP_V2_SPEC.md
 */
export type Pipeline = { baton: string | null; requests: PipelineRequest[] };
export type PipelineRequest = { type: string; sql_id?: number };
export type PipelineAnswer = {
  baton: string | null;
  results: PipelineResult[];
};
export type PipelineResult =
  | { type: 'error' }
  | {
      type: 'ok';
      response: { type: string; result?: { step_errors?: unknown[] } };
    };

/** The pipeline in `body`, where it begins a stream, does its work and closes it; null for any other. */
export function wholeWork(body: string): Pipeline | null {
  const { baton, requests } = JSON.parse(body) as Partial<Pipeline>;
  if (baton || requests?.at(-1)?.type !== 'close') return null;
  return requests.every(({ type }) => WORK.has(type)) ? { baton: null, requests } : null;
}

/** What leaves nothing behind on a connection; a `batch` of the client is a transaction and its end. */
const WORK = new Set(['store_sql', 'batch', 'execute', 'close']);

/** The same work on a stream that stays open: texts that it stored are forgotten again. */
export function keptOpen({ requests }: Pipeline): PipelineRequest[] {
  const stored = requests.filter(({ type }) => type === 'store_sql');
  return [
    ...requests.slice(0, -1),
    ...stored.map(({ sql_id }) => ({ type: 'close_sql', sql_id }) as PipelineRequest),
  ];
}

/** The results as whoever asked for `pipeline` expects them, of the work that was {@link keptOpen}. */
export function asAsked({ requests }: Pipeline, results: PipelineResult[]): PipelineResult[] {
  return [...results.slice(0, requests.length - 1), { type: 'ok', response: { type: 'close' } }];
}

/** True when every statement was carried out; after one that was not, a transaction may be open. */
export function isClean(results: readonly PipelineResult[]): boolean {
  return results.every(
    (one) =>
      one.type === 'ok' && !one.response.result?.step_errors?.some((error) => error !== null),
  );
}
