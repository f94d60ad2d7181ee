import { useQueryClient } from '@tanstack/react-query';
import { CreateUserInput } from '#domain/users/admin-schema.ts';
import type { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { optional } from '#dashboard/form/optional.ts';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';

const { users } = apiClient<typeof adminUserRoutes>('/').v1.admin;

const createOwner = (json: CreateUserInput) => users.$post({ json });

type Props = { onCancel: () => void; onAdded: (id: number) => void };

/** An owner on the spot: a name and a phone; the rest is written when it is known. */
export function NewOwnerForm({ onCancel, onAdded }: Props) {
  const client = useQueryClient();
  const { form, submit, ...state } = useSaveForm({
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
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Adı" error={errors.firstName?.message}>
          <TextInput autoComplete="off" {...register('firstName')} />
        </Field>
        <Field label="Soyadı" error={errors.lastName?.message}>
          <TextInput autoComplete="off" {...register('lastName')} />
        </Field>
      </div>
      <Field label="Telefonu" error={errors.phone?.message}>
        <TextInput
          type="tel"
          className="figures"
          autoComplete="off"
          {...register('phone', optional)}
        />
      </Field>
      <Field
        label="E-postası (varsa)"
        hint="Yazarsanız villalarını görebilmesi için bir bağlantı gider. IBAN’ı ve gerisi Kullanıcılar’da sonra yazılır."
        error={errors.email?.message}
      >
        <TextInput type="email" autoComplete="off" {...register('email')} />
      </Field>
      <FormFoot {...state} onCancel={onCancel} label="Ev sahibini ekle" />
    </SaveForm>
  );
}
