import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LoginInput } from '#domain/auth/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { lazyResolver } from '#dashboard/app/lazy-resolver.ts';
import { notify } from '#dashboard/app/notify.ts';
import { startSession, TokenDecodeError } from '#dashboard/app/session.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { login } from './api.ts';

// Zod arrives while the person types: the page does not wait for it.
const rules = lazyResolver<LoginInput>(
  async () => (await import('#domain/auth/schema.ts')).LoginInput,
);

/** E-mail and password; `onDone` runs once the session is kept. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState, resetField, setFocus } = useForm<LoginInput>({
    resolver: rules.resolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  async function onSubmit(input: LoginInput) {
    setRefusal(null);
    try {
      startSession(await login(input));
    } catch (error) {
      const isToken = error instanceof TokenDecodeError;
      const text = isToken ? error.message : `Bir hata meydana geldi. Err: ${messageOf(error)}`;
      notify.error(text);
      setRefusal(isToken ? error.message : messageOf(error));
      resetField('password');
      setFocus('password');
      return;
    }
    notify.success('Başarılı');
    onDone();
  }

  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-4">
      {refusal && (
        <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
          {refusal}
        </p>
      )}
      <Field label="E-posta" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          {...register('email', { onChange: rules.load })}
        />
      </Field>
      <Field label="Parola" error={errors.password?.message}>
        <TextInput type="password" autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isSubmitting ? 'Giriş yapılıyor…' : 'Giriş yapın'}
      </Button>
    </form>
  );
}
