import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Languages, Mail, Phone } from 'lucide-react';
import { useEffect } from 'react';
import type { Message } from '#domain/messages/admin-schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { UnprovenMark } from '#dashboard/shared/unproven-mark.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { WhatsappLink } from '#dashboard/shared/contact-links.tsx';
import { useChatText } from '#dashboard/shared/languages/chat-voice.ts';
import { languageLabel } from '#dashboard/shared/languages/language-choice.tsx';
import { AnsweredMark } from './answered-mark.tsx';
import { acceptMessage, messageQuery, refreshMessages, updateMessage } from './api.ts';
import { PublishedQuestion } from './published-question.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';

/** One message beside the list, what was answered, and the ways to answer. */
export default function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery(messageQuery(id));
  const message = query.data;
  const isHere = message !== undefined;
  useEffect(() => {
    // The server marked it as read when it was loaded.
    if (isHere) refreshMessages(client);
  }, [client, isHere]);
  return (
    <RowDrawer
      title={message?.name ?? 'Mesaj'}
      onClose={onClose}
      query={query}
      row={message}
      missing="Mesaj bulunamadı"
      missingText="Adres yanlış yazılmış olabilir."
      waiting="h-48"
    >
      {(row) => <MessageBody message={row} />}
    </RowDrawer>
  );
}

function MessageBody({ message }: { message: Message }) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: (change: { answered?: boolean; read?: boolean }) => updateMessage(message.id, change),
    onDone: (saved) => acceptMessage(client, saved),
  });
  const isAnswered = message.answeredAt !== null;
  // The clerk goes on from there.
  const begun = useChatText(
    message.language,
    ({ words }) => `${words.hello(message.name)}\n${words.about(message.subject)} `,
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <time className="figures" dateTime={message.createdAt}>
          {formatTimestamp(message.createdAt)}
        </time>
        <AnsweredMark answeredAt={message.answeredAt} />
      </div>
      {message.subject && <h3 className="font-semibold">{message.subject}</h3>}
      {message.villa && (
        <a
          className="w-fit text-accent hover:underline"
          href={`/sorular/${message.villa.slug}`}
          target="_blank"
          rel="noreferrer"
        >
          {message.villa.name} sayfasındaki sorular
        </a>
      )}
      <p className="break-words whitespace-pre-line">{message.message}</p>
      <ul className="grid gap-1 border-t border-line pt-3">
        {message.email && (
          <li className="flex items-center gap-2">
            <Mail size={14} aria-hidden="true" className="text-soft" />
            <span className="break-all select-all">{message.email}</span>
            {message.unproven && <UnprovenMark />}
          </li>
        )}
        {message.language !== null && (
          <li className="flex items-center gap-2">
            <Languages size={14} aria-label="Dili" className="text-soft" />
            {languageLabel(message.language)}
          </li>
        )}
        {message.phone && (
          <li className="flex items-center gap-2">
            <Phone size={14} aria-hidden="true" className="text-soft" />
            <a className="figures text-accent hover:underline" href={`tel:${message.phone}`}>
              {formatPhone(message.phone)}
            </a>
          </li>
        )}
      </ul>
      {message.replies.length > 0 && <ReplyList replies={message.replies} />}
      {message.villa && isAnswered && (
        <PublishedQuestion key={JSON.stringify(message.question)} message={message} />
      )}
      {message.email ? (
        <ReplyForm message={message} />
      ) : (
        <p className="text-soft">
          E-posta adresi yok; yanıtı{' '}
          <Link
            to="/conversations"
            search={{ q: message.phone ?? message.name }}
            className="text-accent underline-offset-4 hover:underline"
          >
            Konuşmalar’dan
          </Link>{' '}
          yazın.
        </p>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        {message.phone && <WhatsappLink phone={message.phone} text={begun} />}
        <Button busy={isPending} onClick={() => mutate({ answered: !isAnswered })}>
          {isAnswered ? 'Yanıt bekliyor yap' : 'Yanıtlandı yap'}
        </Button>
        <Button variant="quiet" onClick={() => mutate({ read: message.readAt === null })}>
          {message.readAt === null ? 'Okundu yap' : 'Okunmadı yap'}
        </Button>
      </div>
    </div>
  );
}
