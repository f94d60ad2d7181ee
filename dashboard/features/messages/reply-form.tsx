import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type Message, ReplyInput } from '#domain/messages/admin-schema.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { addedTo, useChatText } from '#dashboard/shared/languages/chat-voice.ts';
import { TextArea, Tick } from '#dashboard/ui/controls.tsx';
import { acceptMessage, sendReply } from './api.ts';

const EMPTY = { text: '', publish: undefined };

/** Writes the answer where the message is read; it leaves as a mail. */
export function ReplyForm({ message }: { message: Message }) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const hello = useChatText(message.language, ({ words }) => words.hello(message.name));
  const { form, discard, ...state } = useSaveForm({
    schema: ReplyInput,
    defaults: EMPTY,
    draft: `message:${message.id}:reply`,
    // The number of replies is part of the key, so that sending the same text again on purpose is a
    // new answer.
    save: (input) =>
      sendReply(message.id, input, keyOf({ ...input, replies: message.replies.length })),
    onSaved: (saved) => {
      acceptMessage(client, saved);
      discard(EMPTY);
    },
    done: 'Yanıt gönderiliyor',
  });
  // A published question is edited where it is shown.
  const mayPublish = message.villa !== null && message.question === null;
  const isPublished = useWatch({ control: form.control, name: 'publish' }) !== undefined;
  return (
    <SaveForm {...state} className="grid gap-3" label="Yanıtı gönder">
      <TextArea label="Yanıtınız" hint={addedTo(hello)} rows={6} {...form.register('text')} />
      {mayPublish && (
        <Tick
          className="min-h-8"
          checked={isPublished}
          onChange={({ target }) =>
            form.setValue('publish', target.checked ? { question: message.message } : undefined, {
              shouldDirty: true,
            })
          }
        >
          Sayfada yayımla
        </Tick>
      )}
      {isPublished && (
        <TextArea
          label="Sayfadaki soru"
          hint="Kısaltın; adı, telefonu, tarihleri çıkarın. Yanıtınız altında olduğu gibi görünür."
          rows={3}
          {...form.register('publish.question')}
        />
      )}
    </SaveForm>
  );
}
