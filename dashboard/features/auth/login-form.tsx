import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SecondFactorAsked } from '#domain/auth/factor-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { startSession, TokenDecodeError } from '#dashboard/app/session.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { login } from './api.ts';

type Problems = { email?: string; password?: string; all?: string };

// The Worker's own validation is loaded while the user types, so that the page need not wait for
// it; two fields work without a form library, which would enlarge the first load.
const loadRules = () => import('#domain/auth/schema.ts');

type Asked = SecondFactorAsked['secondFactor'];

/**
 * Signs in: returns the error and its field, the second step if one is required, or nothing once
 * the session is stored.
 */
async function submit(
  typed: Record<string, FormDataEntryValue>,
): Promise<{ problems?: Problems; asked?: Asked }> {
  try {
    const { LoginInput } = await loadRules();
    const checked = LoginInput.safeParse(typed);
    if (!checked.success) {
      const issues = checked.error.issues.map((issue) => [issue.path[0], issue.message]);
      return { problems: Object.fromEntries(issues.toReversed()) };
    }
    const answer = await login(checked.data);
    if ('secondFactor' in answer) return { asked: answer.secondFactor };
    startSession(answer);
    return {};
  } catch (error) {
    const isToken = error instanceof TokenDecodeError;
    const text = isToken ? error.message : messageOf(error);
    notify.error(isToken ? text : `Bir hata meydana geldi. Err: ${text}`);
    return { problems: { all: text } };
  }
}

type Props = { onDone: () => void; onAsked: (asked: Asked) => void };

/**
 * E-mail and password; `onDone` runs once the session is stored, `onAsked` when there is a second
 * step.
 */
export function LoginForm({ onDone, onAsked }: Props) {
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setBusy(true);
    const { problems: found, asked } = await submit(
      Object.fromEntries(new FormData(event.currentTarget)),
    );
    setBusy(false);
    setProblems(found ?? {});
    if (asked) return onAsked(asked);
    if (!found) return onDone();
    if (found.all && password.current) password.current.value = '';
    (found.email ? email : password).current?.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
      <Alert>{problems.all}</Alert>
      <TextInput
        label="E-posta"
        error={problems.email}
        ref={email}
        name="email"
        type="email"
        autoComplete="username"
        onChange={() => void loadRules()}
      />
      <TextInput
        label="Parola"
        error={problems.password}
        ref={password}
        name="password"
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Giriş yapılıyor…' : 'Giriş yapın'}
      </Button>
    </form>
  );
}
