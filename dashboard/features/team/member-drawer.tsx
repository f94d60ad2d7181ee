import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { type AdminTeamMember, TeamMemberInput } from '#domain/team/schema.ts';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { deleteMember, saveMember, TEAM, teamRows } from './api.ts';

/** One person of the team beside the list. */
export default function MemberDrawer({ id, onClose }: EditorProps) {
  const query = useQuery(teamRows.query({}));
  const member = query.data?.items.find((row) => String(row.id) === id);
  return (
    <FormDrawer
      title={id === null ? 'Yeni kişi' : (member?.name ?? 'Kişi')}
      onClose={onClose}
      actions={
        member && (
          <>
            <LanguagesButton kind="team" id={member.id} />
            <DeleteRow
              title={`${member.name} ekipten çıkarılsın mı?`}
              text="Hakkımızda sayfasından kalkar."
              send={() => deleteMember(member.id)}
              done="Kişi ekipten çıkarıldı"
              changes={[TEAM]}
              onDone={onClose}
            />
          </>
        )
      }
    >
      <RowBody query={query} row={id === null ? null : member} missing="Kişi bulunamadı">
        {(row) => <MemberForm key={id} member={row} onDone={onClose} />}
      </RowBody>
    </FormDrawer>
  );
}

function MemberForm({ member, onDone }: { member: AdminTeamMember | null; onDone: () => void }) {
  const { form, submit, ...state } = useSaveForm({
    schema: TeamMemberInput,
    defaults: {
      name: member?.name ?? '',
      title: member?.title ?? '',
      bio: member?.bio ?? '',
      image: member?.image ?? null,
      active: member?.active ?? true,
    },
    focusFirst: member === null ? 'name' : undefined,
    draft: `team:${member?.id ?? 'new'}`,
    save: (input) => saveMember(member?.id ?? null, input),
    changes: [TEAM],
    onSaved: onDone,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
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
      <Tick {...register('active')}>Sitede gösterilsin</Tick>
      <FormFoot {...state} onCancel={onDone} />
    </SaveForm>
  );
}
