import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import {
  fillReply,
  openFields,
  QUICK_REPLIES,
  stayAbout,
} from '#domain/guest-records/quick-replies.ts';
import type { GuestRecord, GuestThread } from '#domain/guest-records/schema.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { whatsappLink } from '#domain/values/phone.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { addedTo, useChatText } from '#dashboard/shared/languages/chat-voice.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { acceptThread, mailGuest, threadQuery, whatsappGuest, writeNote } from '../api.ts';
import { AnswerInLanguage } from './answer-in-language.tsx';
import { languageOfGuest } from './language-of-guest.ts';

/** `open`: WhatsApp on the clerk's own device; `whatsapp`: from the agency's number. */
type Way = 'mail' | 'whatsapp' | 'open' | 'call';

/** Answers a guest by mail or WhatsApp, or writes down what was said on the phone. */
export function ReplyForm({ record }: { record: GuestRecord }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const boxId = useId();
  const [text, setText] = useState('');
  /** The translation that is sent instead; of this text and no other. */
  const [said, setSaid] = useState<string | null>(null);
  const write = (next: string) => {
    setText(next);
    setSaid(null);
  };
  const words = said === null ? { text } : { text: said, turkish: text };
  const { id, name, phones, emails, whatsapp } = record;
  const [phone = null] = phones;
  const hello = useChatText(record.language, ({ words: { hello: greet } }) => greet(name));
  const { mutate, isPending, variables } = useSend({
    send: (way: Way) => {
      const key = keyOf({ way, ...words });
      if (way === 'mail') return mailGuest(id, { subject: '', ...words }, key);
      if (way === 'whatsapp') return whatsappGuest(id, words, key);
      if (way === 'call') return writeNote(id, { kind: 'call', text }, key);
      return writeNote(id, { kind: 'note', text: writtenOut(words) }, key);
    },
    done: (_thread, way) =>
      way === 'mail'
        ? emails.length > 0
          ? 'E-posta gönderiliyor'
          : 'Sayfasına yazıldı'
        : 'Konuşmaya yazıldı',
    onDone: (thread) => {
      acceptThread(client, id, thread);
      write('');
    },
  });
  const { data: thread } = useQuery(threadQuery(id));
  // A guest who wrote on the page of their stay sees the answer there, with or without an address.
  const isOnPage = thread?.items.some(({ received }) => received?.channel === 'stay') ?? false;
  const isOurs = thread !== undefined && mayWhatsapp(thread.whatsapp);
  const open = openFields(text);
  const cannotLeave = (said ?? text).trim() === '' || open.length > 0;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <label htmlFor={boxId} className="flex-1 text-xs font-medium text-soft">
          Yanıtınız
        </label>
        <Select
          aria-label="Hızlı yanıt"
          className="max-w-44"
          value=""
          onChange={({ target }) => {
            const reply = QUICK_REPLIES.find((one) => one.name === target.value);
            const stay = stayAbout(record.stays, istanbulDay(new Date()));
            if (reply) write(fillReply(reply.text, { name, stay }));
          }}
        >
          <option value="">Hızlı yanıt…</option>
          {QUICK_REPLIES.map((reply) => (
            <option key={reply.name}>{reply.name}</option>
          ))}
        </Select>
      </div>
      <TextArea
        id={boxId}
        rows={4}
        maxLength={4000}
        value={text}
        aria-describedby={`${boxId}-note`}
        onChange={({ target }) => write(target.value)}
      />
      <p
        id={`${boxId}-note`}
        className={open.length > 0 ? 'text-xs text-red' : 'text-xs text-soft'}
      >
        {open.length > 0
          ? `Doldurun: ${open.map((field) => `{${field}}`).join(', ')}`
          : emails.length > 0
            ? `E-postada ${addedTo(hello)}`
            : isOnPage
              ? 'E-posta adresi bilinmiyor; yanıtınız Konaklamam sayfasında görünür.'
              : 'E-posta adresi bilinmiyor.'}
      </p>
      {thread?.translates && (
        <AnswerInLanguage
          guestId={id}
          text={text}
          said={said}
          onSaid={setSaid}
          theirs={languageOfGuest(record.language, thread.items)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          busy={isPending && variables === 'call'}
          disabled={text.trim() === ''}
          onClick={() => mutate('call')}
        >
          Görüşme olarak yaz
        </Button>
        {(phone !== null || (whatsapp && isOurs)) && (
          <Button
            busy={isPending && (variables === 'whatsapp' || variables === 'open')}
            disabled={cannotLeave}
            onClick={() => {
              if (isOurs) return mutate('whatsapp');
              window.open(whatsappLink(phone, said ?? `${hello}\n${text}`), '_blank', 'noopener');
              mutate('open');
            }}
          >
            <MessageCircle size={14} aria-hidden="true" />
            {isOurs ? 'WhatsApp’tan gönder' : 'WhatsApp'}
          </Button>
        )}
        <Button
          variant="primary"
          busy={isPending && variables === 'mail'}
          disabled={cannotLeave || (emails.length === 0 && !isOnPage)}
          onClick={() => mutate('mail')}
        >
          {emails.length === 0 && isOnPage ? 'Sayfasına yaz' : 'E-posta gönder'}
        </Button>
      </div>
    </div>
  );
}

/** What was sent from the clerk's own device, with its Turkish. */
const writtenOut = ({ text, turkish }: { text: string; turkish?: string }): string =>
  [`WhatsApp ile yazıldı:\n${text}`, ...(turkish ? [`Türkçesi:\n${turkish}`] : [])].join('\n\n');

/** Whether the agency's number can be used now: freely within 24 hours, later with the template. */
const mayWhatsapp = (channel: GuestThread['whatsapp']): boolean =>
  channel !== null &&
  (channel.template || (channel.until !== null && Date.parse(channel.until) > Date.now()));
