import { useQuery, useQueryClient } from '@tanstack/react-query';
import { factsOf, FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { CloseDataRequestInput, type DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { chatVoiceQuery } from '#dashboard/shared/languages/chat-voice.ts';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { acceptRequest, closeRequest, requestQuery } from '../api.ts';

type Props = { request: DataRequestDetail };

/** The answer that ends a request; it goes to the person by mail, begun in their language. */
export function CloseForm({ request }: Props) {
  const { kind, language } = request;
  const voice = useQuery(chatVoiceQuery(language));
  return (
    <Loaded query={voice} waiting="h-48">
      {({ words }) => <AnswerForm request={request} begun={words.dataAnswers[kind]} />}
    </Loaded>
  );
}

function AnswerForm({ request, begun }: Props & { begun: string }) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: CloseDataRequestInput,
    defaults: { version: request.version, outcome: 'done', answer: begun } as const,
    draft: draftName('data-request', request.id),
    save: (input) => closeRequest(request.id, input),
    onSaved: (closed) => acceptRequest(client, closed),
    done: 'Başvuru sonuçlandı, yanıt e-postası sırada',
  });
  const { register } = form;
  const reload = () => void client.invalidateQueries(requestQuery(request.id));
  return (
    <SaveForm {...state} onReload={reload} label="Sonuçlandır">
      <Select label="Sonuç" {...register('outcome')}>
        <option value="done">Yerine getirildi</option>
        <option value="refused">Reddedildi</option>
      </Select>
      <TextArea
        label="Yanıtınız"
        hint={`Kişiye e-postayla gider.${request.language === FIRST_LANGUAGE ? '' : ` Dili: ${factsOf(request.language).name}.`} Reddederken gerekçesini yazın.`}
        lang={request.language}
        rows={5}
        {...register('answer')}
      />
    </SaveForm>
  );
}
