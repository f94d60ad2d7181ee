import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '#domain/messages/admin-schema.ts';
import { PublishQuestionInput } from '#domain/messages/questions.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea, Tick } from '#dashboard/ui/controls.tsx';
import { acceptMessage, publishQuestion } from './api.ts';

export function PublishedQuestion({ message }: { message: Message }) {
  const { id: messageId, question } = message;
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: PublishQuestionInput,
    defaults: question ?? {
      question: message.message,
      answer: message.replies.at(-1)?.text ?? '',
      active: true,
    },
    draft: `message:${messageId}:question`,
    save: (input) => publishQuestion(messageId, input),
    onSaved: (saved) => acceptMessage(client, saved),
    done: 'Sayfadaki hâli kaydedildi',
  });
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer font-medium">
        {question === null
          ? 'Villa sayfasında yayımla'
          : question.active
            ? 'Villa sayfasında yayında'
            : 'Villa sayfasından kaldırıldı'}
      </summary>
      <SaveForm {...state} className="mt-3 grid gap-3">
        <TextArea label="Sayfadaki soru" rows={2} {...form.register('question')} />
        <TextArea label="Sayfadaki yanıt" rows={4} {...form.register('answer')} />
        <Tick className="min-h-8" {...form.register('active')}>
          Sayfada yayımla
        </Tick>
      </SaveForm>
    </details>
  );
}
