import { isIban } from '#domain/values/iban.ts';
import { isTckn } from '#domain/values/tckn.ts';

/** Fields that are never stored in the browser, whatever form they are in. */
const SECRET = /iban|identity_?number|tax_?(number|no)|^(vkn|number|user)$|tckn|password|parola/i;

/** Parts of a text that may be an IBAN or an identity number; their checksums decide. */
const CANDIDATES = /[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]){11,30}|\d{11}/gi;

/**
 * The typed values as stored in a draft: without identity numbers, IBANs and passwords, whether in
 * fields of their own or inside a note. A field that is left out has no key.
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

/**
 * A draft merged with the form's defaults: fields that the draft does not store keep their default.
 */
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
