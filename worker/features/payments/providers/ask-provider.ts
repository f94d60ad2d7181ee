import { DomainError } from '#domain/errors.ts';

const PATIENCE_MS = 15_000;
const MOST_CHARACTERS = 200_000;

/** The provider could not be reached, or gave an invalid answer. Whether it acted is unknown. */
export const providerFailed = () => new DomainError('busy', 'PROVIDER_FAILED');

export type ProviderAnswer = Record<string, unknown>;

/** Posts to a provider and parses its JSON answer. @throws `PROVIDER_FAILED` (503) without one. */
export async function askProvider(
  outside: typeof fetch,
  url: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<ProviderAnswer> {
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
    const text = await response.text();
    if (text.length > MOST_CHARACTERS) throw providerFailed();
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) throw providerFailed();
    return answer as ProviderAnswer;
  } catch {
    throw providerFailed();
  }
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
