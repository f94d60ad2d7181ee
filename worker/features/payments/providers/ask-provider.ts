import { Unavailable } from '#worker/platform/unavailable.ts';
import { readJson } from '#worker/platform/web/read-body.ts';

const PATIENCE_MS = 15_000;
const MAX_ANSWER_BYTES = 200_000;
/** Most characters of a reason in the log. */
const MAX_TOLD = 200;

/**
 * The provider could not be reached, or gave an invalid answer. Whether it acted is unknown. The
 * reason, for the log, is its own or the network's.
 */
class ProviderUnavailable extends Unavailable {
  override name = 'ProviderUnavailable';

  constructor(reason: string) {
    super(reason, 'PROVIDER_FAILED');
  }
}

export type ProviderAnswer = Record<string, unknown>;

/** Posts to a provider and parses its JSON answer. @throws `PROVIDER_FAILED` (503) without one. */
export async function askProvider(
  outside: typeof fetch,
  url: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<ProviderAnswer> {
  const host = URL.parse(url)?.host ?? 'no address';
  try {
    const response = await outside(url, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type':
          typeof body === 'string' ? 'application/json' : 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: String(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await readJson(response, MAX_ANSWER_BYTES);
    if (typeof answer === 'object' && answer !== null) return answer as ProviderAnswer;
    throw new ProviderUnavailable(`${host}: HTTP ${response.status} in place of an answer`);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`${host}: ${String(error).slice(0, MAX_TOLD)}`);
  }
}

/** A refusal in an answer, in the provider's own words. */
export function refusedBy(name: string, answer: ProviderAnswer): ProviderUnavailable {
  const words = ['errorMessage', 'err_msg', 'reason'].map((field) => textOf(answer, field));
  const why = words.find(Boolean) ?? 'an answer that cannot be trusted';
  return new ProviderUnavailable(`${name}: ${why.slice(0, MAX_TOLD)}`);
}

/** A field of an answer as text; '' when it is missing. */
export function textOf(answer: ProviderAnswer, field: string): string {
  const value = answer[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An amount in a provider's format ("7000.5", 7000.5) in kuruş; NaN when it is invalid. */
export function kurusOf(text: string): number {
  const match = /^(\d{1,11})(?:[.,](\d{1,8}))?$/.exec(text);
  if (match === null) return Number.NaN;
  const [, lira = '', fraction = ''] = match;
  // Providers may write more decimals than kuruş need; only zeros are accepted there.
  if (/[1-9]/.test(fraction.slice(2))) return Number.NaN;
  return Number(lira) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

/** Kuruş in the format of providers: "7000.00". */
export const liraText = (kurus: number): string => (kurus / 100).toFixed(2);
