import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { CloseDataRequestInput, type DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { acceptRequest, closeRequest, requestQuery } from '../api.ts';

/** The answer that ends a request; it goes to the person by mail. */
export function CloseForm({ request }: { request: DataRequestDetail }) {
  const client = useQueryClient();
  const { form, submit, ...state } = useSaveForm({
    schema: CloseDataRequestInput,
    defaults: valuesOf(request),
    draft: draftName('data-request', request.id),
    save: (input) => closeRequest(request.id, input),
    onSaved: (closed) => acceptRequest(client, closed),
    done: 'Başvuru sonuçlandı, yanıt e-postası sırada',
  });
  const { register, formState } = form;
  const { errors } = formState;
  const reload = () => void client.invalidateQueries(requestQuery(request.id));
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <Field label="Sonuç" error={errors.outcome?.message}>
        <Select {...register('outcome')}>
          <option value="done">Yerine getirildi</option>
          <option value="refused">Reddedildi</option>
        </Select>
      </Field>
      <Field
        label="Yanıtınız"
        hint="Kişiye e-postayla gider. Reddederken gerekçesini yazın."
        error={errors.answer?.message}
      >
        <TextArea rows={5} {...register('answer')} />
      </Field>
      <FormFoot {...state} onReload={reload} label="Sonuçlandır" />
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
