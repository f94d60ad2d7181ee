import { useQueryClient } from '@tanstack/react-query';
import { CreateUserInput } from '#domain/users/admin-schema.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';

const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

const createOwner = (json: CreateUserInput) => users.$post({ json });

type Props = { onCancel: () => void; onAdded: (id: number) => void };

/** An owner on the spot: a name and a phone; the rest is written when it is known. */
export function NewOwnerForm({ onCancel, onAdded }: Props) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: CreateUserInput,
    defaults: { email: '', role: 'OWNER' as const, firstName: '', lastName: '', phone: null },
    draft: 'owner:new',
    focusFirst: 'firstName',
    save: createOwner,
    onSaved: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['users'] });
      onAdded(id);
    },
    done: 'Ev sahibi eklendi',
  });
  const { register } = form;
  return (
    <SaveForm {...state} onCancel={onCancel} label="Ev sahibini ekle">
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Adı" {...register('firstName')} />
        <TextInput label="Soyadı" {...register('lastName')} />
      </div>
      <TextInput label="Telefonu" type="tel" className="figures" {...register('phone', optional)} />
      <TextInput
        label="E-postası (varsa)"
        hint="Yazarsanız villalarını görebilmesi için bir bağlantı gider. IBAN’ı ve gerisi Kullanıcılar’da sonra yazılır."
        type="email"
        {...register('email')}
      />
    </SaveForm>
  );
}
