import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { type AdminTeamMember, TeamMemberInput } from '#domain/pages/team-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { deleteMember, saveMember, TEAM, teamListQuery } from './api.ts';

type Props = {
  /** Null for somebody new. */
  id: number | null;
  onClose: () => void;
};

/** One person of the team beside the list. */
export function MemberDrawer({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(teamListQuery);
  const member = data?.items.find((row) => row.id === id);
  return (
    <FormDrawer
      title={id === null ? 'Yeni kişi' : (member?.name ?? 'Kişi')}
      onClose={onClose}
      actions={member && <DeleteMember member={member} onDone={onClose} />}
    >
      {id === null || member ? (
        <MemberForm key={id} member={member ?? null} onDone={onClose} />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title="Kişi bulunamadı" text="Silinmiş olabilir." />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </FormDrawer>
  );
}

function MemberForm({ member, onDone }: { member: AdminTeamMember | null; onDone: () => void }) {
  const client = useQueryClient();
  const { form, submit, ...state } = useSaveForm({
    schema: TeamMemberInput,
    defaults: {
      name: member?.name ?? '',
      title: member?.title ?? '',
      bio: member?.bio ?? '',
      image: member?.image ?? null,
    },
    focusFirst: member === null ? 'name' : undefined,
    draft: `team:${member?.id ?? 'new'}`,
    save: (input) => saveMember(member?.id ?? null, input),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: TEAM });
      onDone();
    },
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm onSubmit={submit}>
      <Field label="Ad soyad" error={errors.name?.message}>
        <TextInput {...register('name')} />
      </Field>
      <Field label="Görevi" error={errors.title?.message}>
        <TextInput {...register('title')} />
      </Field>
      <Field label="Kısa tanıtım" error={errors.bio?.message}>
        <TextArea rows={4} {...register('bio')} />
      </Field>
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <PictureField label="Fotoğraf" value={field.value ?? null} onChange={field.onChange} />
        )}
      />
      <FormFoot {...state} onCancel={onDone} />
    </SaveForm>
  );
}

function DeleteMember({ member, onDone }: { member: AdminTeamMember; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteMember(member.id),
    onSuccess: () => {
      notify.success('Kişi ekipten çıkarıldı');
      void client.invalidateQueries({ queryKey: TEAM });
      onDone();
    },
  });
  return (
    <DeleteButton
      title={`${member.name} ekipten çıkarılsın mı?`}
      text="Hakkımızda sayfasından kalkar."
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
