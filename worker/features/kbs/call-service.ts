import { type KbsList, type KbsOutcome, readAnswer, readList } from '#domain/kbs/answers.ts';
import { type KbsAccess, type KbsCall, soapAction, soapOf } from '#domain/kbs/calls.ts';
import { decodeText } from '#domain/spreadsheets/reading/decode-text.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { fetchOutside, OutsideError } from '#worker/platform/web/fetch-outside.ts';

/** A list of everybody in a large facility has some hundred KB. */
const MAX_ANSWER_BYTES = 4_000_000;

export type Spoken<Said> = { said: Said; hasAnswered: boolean };
type Line = Pick<Deps, 'outside' | 'allowLoopbackFeeds' | 'kbs' | 'clock'>;
type Target = { endpoint: string; access: KbsAccess };

/** Makes a call once; `hasAnswered` is false when nothing came back in time. */
export async function callService(
  deps: Line,
  target: Target,
  call: KbsCall,
): Promise<Spoken<KbsOutcome>> {
  const text = await send(deps, target, call);
  return text === null
    ? { said: { kind: 'unclear', reason: NO_ANSWER }, hasAnswered: false }
    : { said: readAnswer(call.operation, text), hasAnswered: true };
}

/** Reads who is in the facility by the service's own list. */
export async function readServiceList(
  deps: Line,
  target: Target,
  call: KbsCall,
): Promise<Spoken<KbsList>> {
  const text = await send(deps, target, call);
  return text === null
    ? { said: { kind: 'unclear', reason: NO_ANSWER }, hasAnswered: false }
    : { said: readList(call.operation, text), hasAnswered: true };
}

const NO_ANSWER = 'Servis yanıt vermedi';

/** Whatever came back, an error's page too; null for nothing. */
async function send(deps: Line, { endpoint, access }: Target, call: KbsCall) {
  const body = soapOf(call, access);
  const { relay, patienceMs } = deps.kbs;
  const headers = {
    'content-type': 'text/xml; charset=utf-8',
    soapaction: soapAction(call.operation),
    ...(relay && (await relayHeaders(deps, relay.secret, endpoint, body))),
  };
  const limits = { bytes: MAX_ANSWER_BYTES, milliseconds: patienceMs, body };
  try {
    const { bytes } = await fetchOutside(deps, relay?.url ?? endpoint, headers, limits);
    // A relay that cannot reach the service says nothing.
    return bytes.length === 0 ? null : decodeText(bytes);
  } catch (error) {
    if (error instanceof OutsideError) return null;
    throw error;
  }
}

/** What server/kbs-relay checks: where to, when, and that we ask. */
async function relayHeaders({ clock }: Line, secret: string, to: string, body: string) {
  const at = String(clock.now().getTime());
  const signature = await hmacHex(secret, `${at}\n${to}\n${body}`);
  return { 'x-relay-to': to, 'x-relay-at': at, 'x-relay-signature': signature };
}
