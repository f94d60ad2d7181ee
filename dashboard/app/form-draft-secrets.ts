import { isIban } from '#domain/values/iban.ts';
import { isTckn } from '#domain/values/tckn.ts';

/** Fields that the browser's storage never sees, whatever form they are in. */
const SECRET = /iban|identity_?number|tax_?(number|no)|^vkn$|tckn|password|parola/i;

/** What in running text may be an IBAN or an identity number; the checks decide. */
const CANDIDATES = /[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}|\d{11}/gi;

/**
 * Typed values as a draft keeps them: without identity numbers, IBANs and passwords, be they fields
 * of their own or words of a note. A field that is left out has no key.
 */
export function withoutSecrets<Values>(values: Values): Values {
  return clean(values) as Values;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(CANDIDATES, (found) => (isIban(found) || isTckn(found) ? '' : found));
  }
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, clean(inner)]));
}

/** A draft over what a form opened with: what the draft does not keep stays as it is there. */
export function overDefaults<Values>(defaults: Values, kept: Values): Values {
  if (!isPlain(defaults) || !isPlain(kept)) return kept;
  const merged = Object.entries({ ...defaults, ...kept }).map(([name, value]) => [
    name,
    name in defaults && name in kept ? overDefaults(defaults[name], kept[name]) : value,
  ]);
  return Object.fromEntries(merged) as Values;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
