import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ResetPasswordInput } from '#domain/auth/account-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { FieldForm } from '#dashboard/form/field-form.tsx';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { resetPassword } from './api.ts';
import { AuthLayout } from './auth-layout.tsx';
import { usePlainForm } from '#dashboard/form/use-plain-form.ts';

/**
 * The target of the mailed link. The token is in the fragment, so that it never appears in server
 * logs.
 */
export function ResetScreen({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: resetPassword });
  const { register, errors, submit } = usePlainForm(
    ResetPasswordInput,
    { token, password: '' },
    mutate,
  );
  return (
    <AuthLayout title="Yeni parolanız">
      {isSuccess ? (
        <>
          <output className="block rounded-md bg-green-wash px-3 py-2 text-green">
            Parolanız değişti. Açık oturumlarınızın hepsi sona erdi.
          </output>
          <Link to="/login" search={{ redirect: undefined }} className={buttonClass('primary')}>
            Giriş yapın
          </Link>
        </>
      ) : (
        <FieldForm errors={errors} onSubmit={submit}>
          {(error ?? errors.token) && (
            <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
              {error
                ? messageOf(error)
                : 'Bağlantı eksik. Postadaki bağlantıyı bütün olarak açın ya da yenisini isteyin.'}
            </p>
          )}
          <TextInput
            label="Yeni parola"
            hint="En az 12 karakter; akılda kalan birkaç sözcük iyidir."
            type="password"
            autoComplete="new-password"
            {...register('password')}
          />
          <Button type="submit" variant="primary" busy={isPending}>
            Parolayı değiştirin
          </Button>
        </FieldForm>
      )}
    </AuthLayout>
  );
}
