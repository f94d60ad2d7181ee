import { useMutation } from '@tanstack/react-query';
import { ForgotPasswordInput } from '#domain/auth/account-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { forgotPassword } from './api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { usePlainForm } from '#dashboard/form/use-plain-form.ts';
import { Alert } from '#dashboard/ui/alert.tsx';

/** Asks for a mail with a link; the answer is the same whether there is such an account or not. */
export function ForgotScreen() {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: forgotPassword });
  const { register, errors, submit } = usePlainForm(ForgotPasswordInput, { email: '' }, mutate);
  return (
    <AuthLayout title="Parolamı unuttum">
      {isSuccess ? (
        <output className="block rounded-md bg-green-wash px-3 py-2 text-green">
          Bu adresle bir hesap varsa, parola bağlantısı birkaç dakika içinde gelir. Gelen kutusunda
          yoksa istenmeyen postalara bakın.
        </output>
      ) : (
        <FieldForm errors={errors} onSubmit={submit}>
          <Alert>{error && messageOf(error)}</Alert>
          <TextInput label="E-posta" type="email" autoComplete="username" {...register('email')} />
          <Button type="submit" variant="primary" busy={isPending}>
            Bağlantı gönderin
          </Button>
        </FieldForm>
      )}
    </AuthLayout>
  );
}
