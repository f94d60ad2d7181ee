import type { KbsOperation } from './calls.ts';
import { KBS_CODES, type KbsCode } from './codes.ts';
import { childOf, readXml, textOf, type XmlElement } from '#domain/values/read-xml.ts';

/**
 * What an answer says. `unclear`: the call may have been carried out or not, so the service's list
 * is read before anything is repeated.
 */
export type KbsOutcome =
  | { kind: 'done' }
  | { kind: 'refused' | 'access'; code: KbsCode; reason: string }
  | { kind: 'unclear'; reason: string };

/** Somebody on the service's list, by their identity or document number. */
export type KbsListed = { number: string };

export type KbsList = { kind: 'list'; people: KbsListed[] } | Exclude<KbsOutcome, { kind: 'done' }>;

/** Longest part of the service's own words that is kept. */
const REASON_LENGTH = 300;

/** The outcome of a call by the text that came back, whatever it is. */
export function readAnswer(operation: KbsOperation, text: string): KbsOutcome {
  const result = resultOf(operation, text);
  return 'kind' in result ? result : outcomeOf(result);
}

/** Who is in the facility by what came back. */
export function readList(operation: KbsOperation, text: string): KbsList {
  const result = resultOf(operation, text);
  if ('kind' in result) return result;
  const outcome = outcomeOf(result);
  if (outcome.kind === 'done') return { kind: 'list', people: peopleIn(result) };
  // Nobody is there.
  if (outcome.kind === 'refused' && outcome.code === 101) return { kind: 'list', people: [] };
  return outcome;
}

type Unclear = Extract<KbsOutcome, { kind: 'unclear' }>;

function resultOf(operation: KbsOperation, text: string): XmlElement | Unclear {
  const root = readXml(text);
  const body = root?.name === 'Envelope' ? childOf(root, 'Body') : null;
  if (body === null) return unclear('Servis yerine başka bir yanıt geldi');
  const fault = childOf(body, 'Fault');
  if (fault !== null) {
    const words = textOf(fault, 'faultstring') ?? childOf(fault, 'Reason', 'Text')?.text ?? '';
    return unclear(`Servis hata verdi${words.trim() === '' ? '' : `: ${words}`}`);
  }
  const result = childOf(body, `${operation}Response`, `${operation}Result`);
  return result ?? unclear('Servisin yanıtı bu çağrıya ait değil');
}

function outcomeOf(result: XmlElement): KbsOutcome {
  const said = childOf(result, 'Sonuc') ?? result;
  const isDone = textOf(said, 'Basarili')?.toLowerCase();
  const written = textOf(said, 'HataKodu') ?? '';
  const code = codeOf(written);
  const message = textOf(said, 'Mesaj') ?? '';
  if (isDone === 'true' && (written === '' || code === 100)) return { kind: 'done' };
  if (isDone !== 'false' || code === null || code === 100) {
    return unclear(`Servisin yanıtı anlaşılmadı${message === '' ? '' : `: ${message}`}`);
  }
  const { means, text } = KBS_CODES[code];
  const reason = shorten(`${code} ${text}${message === '' ? '' : `: ${message}`}`);
  return means === 'again' ? unclear(reason) : { kind: means, code, reason };
}

/** An enumeration is written by name or by number. */
function codeOf(written: string): KbsCode | null {
  const found = Object.entries(KBS_CODES).find(
    ([code, { name }]) => code === written || name.toLowerCase() === written.toLowerCase(),
  );
  return found === undefined ? null : (Number(found[0]) as KbsCode);
}

/** Whatever has a number, however the list is nested. */
function peopleIn(root: XmlElement): KbsListed[] {
  const found: KbsListed[] = [];
  const left = [root];
  for (let element = left.pop(); element !== undefined; element = left.pop()) {
    const number = textOf(element, 'KIMLIKNO') || textOf(element, 'BELGENO');
    if (number) found.push({ number });
    else left.push(...element.children);
  }
  return found;
}

const unclear = (reason: string) => ({ kind: 'unclear' as const, reason: shorten(reason) });

/** Without numbers of identities and documents, which a service may repeat: reasons are stored as they are. */
const shorten = (text: string): string =>
  text
    .replaceAll(/(?<![\p{L}\d])(?=\p{L}*\d)[\p{L}\d]{6,}/gu, '***')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, REASON_LENGTH);
