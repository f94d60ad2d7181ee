import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { useEffect } from 'react';
import type { Message } from '#domain/contact/admin-schema.ts';
import { formatPhone } from '#domain/phone.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { formatInstant } from '#dashboard/ui/instant.ts';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { AnsweredMark } from './answered-mark.tsx';
import { acceptMessage, messageQuery, refreshMessages, updateMessage } from './api.ts';

/** One message beside the list, with the ways to answer it. */
export function MessageDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  const isHere = message !== undefined;
  useEffect(() => {
    // The server marked it as read with this reading.
    if (isHere) refreshMessages(client);
  }, [client, isHere]);
  return (
    <FormDrawer title={message?.name ?? 'Mesaj'} onClose={onClose}>
      {message ? (
        <MessageBody message={message} />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="Mesaj bulunamadı" text="Adres yanlış yazılmış olabilir." />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </FormDrawer>
  );
}

function MessageBody({ message }: { message: Message }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: { answered?: boolean; read?: boolean }) =>
      updateMessage(message.id, change),
    onSuccess: (saved) => acceptMessage(client, saved),
    onError: (error) => notify.error(messageOf(error)),
  });
  const isAnswered = message.answeredAt !== null;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <time className="figures" dateTime={message.createdAt}>
          {formatInstant(message.createdAt)}
        </time>
        <AnsweredMark answeredAt={message.answeredAt} />
      </div>
      {message.subject && <h3 className="font-semibold">{message.subject}</h3>}
      <p className="break-words whitespace-pre-line">{message.message}</p>
      <ul className="grid gap-1 border-t border-line pt-3">
        <li className="flex items-center gap-2">
          <Mail size={14} aria-hidden="true" className="text-soft" />
          <span className="break-all select-all">{message.email}</span>
        </li>
        {message.phone && (
          <li className="flex items-center gap-2">
            <Phone size={14} aria-hidden="true" className="text-soft" />
            <a className="figures text-accent hover:underline" href={`tel:${message.phone}`}>
              {formatPhone(message.phone)}
            </a>
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonClass('primary')}
          href={answerAddress(message)}
          onClick={() => !isAnswered && mutate({ answered: true })}
        >
          E-posta ile yanıtla
        </a>
        <Button busy={isPending} onClick={() => mutate({ answered: !isAnswered })}>
          {isAnswered ? 'Yanıt bekliyor yap' : 'Yanıtlandı yap'}
        </Button>
        <Button look="quiet" onClick={() => mutate({ read: message.readAt === null })}>
          {message.readAt === null ? 'Okundu yap' : 'Okunmadı yap'}
        </Button>
      </div>
    </div>
  );
}

/** Opens the clerk's own mail program with the message quoted. */
function answerAddress({ name, email, subject, message }: Message): string {
  const quoted = message.split('\n').map((text) => `> ${text}`);
  const body = [`Merhaba ${name},`, '', '', ...quoted].join('\n');
  const title = `Yanıt: ${subject || 'Mesajınız'}`;
  return `mailto:${email}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}
