import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { CloseDataRequestInput, type DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { acceptRequest, closeRequest, requestQuery } from '../api.ts';

/** The answer that ends a request; it goes to the person by mail. */
export function CloseForm({ request }: { request: DataRequestDetail }) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: CloseDataRequestInput,
    defaults: valuesOf(request),
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
        hint="Kişiye e-postayla gider. Reddederken gerekçesini yazın."
        rows={5}
        {...register('answer')}
      />
    </SaveForm>
  );
}

const ANSWERS: Record<DataRequestDetail['kind'], string> = {
  export: 'Hakkınızda tuttuğumuz verilerin bir kopyasını ayrı bir e-postayla gönderdik.',
  erasure:
    'Kanunun saklamamızı istediği kayıtlar dışındaki verilerinizi sildik. Sözleşme ve ödeme kayıtları 10 yıl, kimlik bildirimi kayıtları süreleri dolunca kendiliğinden silinir.',
  correction: 'Verilerinizi bildirdiğiniz gibi düzelttik.',
};

const valuesOf = ({ version, kind }: DataRequestDetail): z.input<typeof CloseDataRequestInput> => ({
  version,
  outcome: 'done',
  answer: ANSWERS[kind],
});
