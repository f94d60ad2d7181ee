import * as z from 'zod';
import { factsOf, FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { asParameter } from '#domain/whatsapp/window.ts';
import { readJson } from '../web/read-body.ts';
import type { WhatsappAccount } from './whatsapp-account.ts';

/** A phone number in digits, or the id of a user who shows none. */
export type Recipient = { to: string } | { recipient: string };

/** Our own text, or an approved template with its parameters. */
type Outgoing = Recipient &
  ({ text: string } | { template: string; language?: Language; parameters: readonly string[] });

/** The platform's answer: the message's id, or why it was refused. */
type Handed = { ok: true; id: string } | { ok: false; reason: string };

const PATIENCE_MS = 15_000;
const MAX_ANSWER_BYTES = 200_000;

const Accepted = z.object({
  messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1),
});
const Refused = z.object({ error: z.object({ code: z.number() }) });

/** Sends a message; of the platform's errors only the code is shown. */
export async function sendWhatsapp(
  account: WhatsappAccount,
  outside: typeof fetch,
  outgoing: Outgoing,
): Promise<Handed> {
  const body = JSON.stringify({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...('to' in outgoing ? { to: outgoing.to } : { recipient: outgoing.recipient }),
    ...('text' in outgoing ? textOf(outgoing) : templateOf(outgoing)),
  });
  const headers = { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const address = `${account.baseUrl}/${account.phoneNumberId}/messages`;
  try {
    const answer = await outside(address, { method: 'POST', headers, body, signal });
    const said = await readJson(answer, MAX_ANSWER_BYTES);
    const accepted = Accepted.safeParse(said).data;
    const [message] = answer.ok && accepted ? accepted.messages : [];
    if (message !== undefined) return { ok: true, id: message.id };
    return { ok: false, reason: reasonOf(Refused.safeParse(said).data?.error.code) };
  } catch {
    return { ok: false, reason: 'WhatsApp’a ulaşılamadı; gidip gitmediği bilinmiyor.' };
  }
}

const textOf = ({ text }: { text: string }) => ({
  type: 'text',
  text: { body: text, preview_url: false },
});

const templateOf = ({
  template,
  language = FIRST_LANGUAGE,
  parameters,
}: Extract<Outgoing, { template: string }>) => ({
  type: 'template',
  template: {
    name: template,
    language: { code: factsOf(language).whatsapp },
    components: [
      {
        type: 'body',
        parameters: parameters.map((words) => ({ type: 'text', text: asParameter(words) })),
      },
    ],
  },
});

/** The few error codes that a clerk can act on. */
export function reasonOf(code: number | undefined): string {
  if (code === 131_026) return 'Bu numarada WhatsApp yok ya da mesaj alamıyor.';
  if (code === 131_047) return 'Son yazışmanın üzerinden 24 saat geçmiş.';
  if (code === 131_062) return 'Bu mesaj, numarasını gizleyen bir kişiye gönderilemiyor.';
  if (code === 190) return 'WhatsApp bağlantısının süresi dolmuş; kurulumu yapan kişiye bildirin.';
  return `WhatsApp mesajı kabul etmedi${code === undefined ? '' : ` (${code})`}.`;
}
