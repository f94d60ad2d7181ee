import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { startSession, TokenDecodeError } from '#dashboard/app/session.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { login } from './api.ts';

type Problems = { email?: string; password?: string; all?: string };

// The Worker's own rules arrive while the person types; the page does not wait for them, and two
// fields do without a form library: the first load is the one that everybody pays.
const loadRules = () => import('#domain/auth/schema.ts');

/** Signs in; null when the session is kept, otherwise what is wrong and where. */
async function submit(typed: Record<string, FormDataEntryValue>): Promise<Problems | null> {
  try {
    const { LoginInput } = await loadRules();
    const checked = LoginInput.safeParse(typed);
    if (!checked.success) {
      const issues = checked.error.issues.map((issue) => [issue.path[0], issue.message]);
      return Object.fromEntries(issues.toReversed());
    }
    startSession(await login(checked.data));
    return null;
  } catch (error) {
    const isToken = error instanceof TokenDecodeError;
    const text = isToken ? error.message : messageOf(error);
    notify.error(isToken ? text : `Bir hata meydana geldi. Err: ${text}`);
    return { all: text };
  }
}

/** E-mail and password; `onDone` runs once the session is kept. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const found = await submit(Object.fromEntries(new FormData(event.currentTarget)));
    setBusy(false);
    setProblems(found ?? {});
    if (found === null) {
      notify.success('Başarılı');
      onDone();
      return;
    }
    if (found.all && password.current) password.current.value = '';
    (found.email ? email : password).current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      {problems.all && (
        <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
          {problems.all}
        </p>
      )}
      <Field label="E-posta" error={problems.email}>
        <TextInput
          ref={email}
          name="email"
          type="email"
          autoComplete="username"
          onChange={() => void loadRules()}
        />
      </Field>
      <Field label="Parola" error={problems.password}>
        <TextInput ref={password} name="password" type="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Giriş yapılıyor…' : 'Giriş yapın'}
      </Button>
    </form>
  );
}
