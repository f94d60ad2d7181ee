import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChangePasswordInput } from '#domain/auth/account-schema.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { usePlainForm } from '#dashboard/form/use-plain-form.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { changePassword, sessionsQuery } from './api.ts';

speakTurkish();

/** Without a draft: a password is never stored in the browser. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: ({ endedSessions }) => {
      reset();
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      notify.success(
        endedSessions > 0
          ? `Parolanız değişti; ${endedSessions} başka oturum sona erdi`
          : 'Parolanız değişti',
      );
    },
  });
  const { register, errors, submit, reset } = usePlainForm(
    ChangePasswordInput,
    { currentPassword: '', newPassword: '' },
    (input) => mutate(input),
  );
  const isWrong = isRefusal(error, 'WRONG_PASSWORD');
  return (
    <FieldForm errors={errors} onSubmit={submit}>
      <Alert>{error && !isWrong && messageOf(error)}</Alert>
      {/* Password managers need the user name next to the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          label="Şu anki parola"
          error={isWrong && !errors.currentPassword ? messageOf(error) : undefined}
          type="password"
          autoComplete="current-password"
          {...register('currentPassword')}
        />
        <TextInput
          label="Yeni parola"
          hint="En az 12 karakter; akılda kalan birkaç sözcük iyidir."
          type="password"
          autoComplete="new-password"
          {...register('newPassword')}
        />
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={isPending}>
          Parolayı değiştir
        </Button>
      </div>
    </FieldForm>
  );
}
