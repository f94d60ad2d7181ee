import { useQueryClient } from '@tanstack/react-query';
import { type DataRequestDetail, TakeDataRequestInput } from '#domain/privacy/admin-schema.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { acceptRequest, takeRequest } from '../api.ts';
import { KIND_CHOICES } from '../kinds.ts';

type Props = { onClose: () => void; onTaken: (request: DataRequestDetail) => void };

/** A request that came by letter or telephone; its 30 days begin now. */
export function NewRequestDrawer({ onClose, onTaken }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, submit, ...state } = useSaveForm({
    schema: TakeDataRequestInput,
    defaults: { kind: 'export', note: '' },
    focusFirst: 'email',
    draft: 'data-request:new',
    save: (input) => takeRequest(input, keyOf(input)),
    onSaved: (taken) => {
      acceptRequest(client, taken);
      onTaken(taken);
    },
    done: 'Başvuru eklendi',
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormDrawer title="Başvuru ekle" onClose={onClose}>
      <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
        <Field
          label="E-posta"
          hint="Başvuranın kimliğini doğruladıktan sonra ekleyin."
          error={errors.email?.message}
        >
          <EmailInput {...register('email', OR_NONE)} />
        </Field>
        <Field
          label="Telefon"
          hint="E-posta yoksa. Misafir kaydının tamamını kapsar."
          error={errors.phone?.message}
        >
          <TextInput type="tel" autoComplete="off" {...register('phone', OR_NONE)} />
        </Field>
        <Field label="Ne istiyor?" error={errors.kind?.message}>
          <Select {...register('kind')}>
            <Options of={KIND_CHOICES} />
          </Select>
        </Field>
        <Field label="Açıklama" error={errors.note?.message}>
          <TextArea rows={4} {...register('note')} />
        </Field>
        <FormFoot {...state} onCancel={onClose} label="Ekle" />
      </SaveForm>
    </FormDrawer>
  );
}

/** An empty field means no contact. */
const OR_NONE = { setValueAs: (typed: string) => (typed.trim() === '' ? undefined : typed) };
