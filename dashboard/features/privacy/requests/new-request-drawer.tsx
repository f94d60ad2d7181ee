import { useQueryClient } from '@tanstack/react-query';
import { type DataRequestDetail, TakeDataRequestInput } from '#domain/privacy/admin-schema.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Options, Select, TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { EmailInput } from '#dashboard/ui/email-input.tsx';
import { acceptRequest, takeRequest } from '../api.ts';
import { KIND_CHOICES } from '../kinds.ts';

type Props = { onClose: () => void; onTaken: (request: DataRequestDetail) => void };

/** A request that came by letter or telephone; its 30 days begin now. */
export function NewRequestDrawer({ onClose, onTaken }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { form, ...state } = useSaveForm({
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
  const { register } = form;
  return (
    <FormDrawer title="Başvuru ekle" onClose={onClose}>
      <SaveForm {...state} onCancel={onClose} label="Ekle">
        <EmailInput
          label="E-posta"
          hint="Başvuranın kimliğini doğruladıktan sonra ekleyin."
          {...register('email', OR_NONE)}
        />
        <TextInput
          label="Telefon"
          hint="E-posta yoksa. Misafir kaydının tamamını kapsar."
          type="tel"
          {...register('phone', OR_NONE)}
        />
        <Select label="Ne istiyor?" {...register('kind')}>
          <Options of={KIND_CHOICES} />
        </Select>
        <TextArea label="Açıklama" rows={4} {...register('note')} />
      </SaveForm>
    </FormDrawer>
  );
}

/** An empty field means no contact. */
const OR_NONE = { setValueAs: (typed: string) => (typed.trim() === '' ? undefined : typed) };
