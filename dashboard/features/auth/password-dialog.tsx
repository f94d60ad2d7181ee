import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyRequest } from '#domain/auth/passkey-schema.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';

type Started = { token: string | null; options: PasskeyRequest | null };

const post = (path: string, body?: unknown) =>
  apiFetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Asks for the user's password, or a passkey, before a change to the account's security. */
export default function PasswordDialog({ onSettled }: { onSettled(confirmed: boolean): void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data: started, refetch } = useQuery({
    queryKey: ['account', 'confirm'],
    queryFn: () => contentOf<Started>(post('/v1/account/confirm/start')),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  async function confirm(body: () => Promise<object>, explain: (error: unknown) => string) {
    setBusy(true);
    setProblem(undefined);
    try {
      await post('/v1/account/confirm', await body());
      onSettled(true);
    } catch (error) {
      setProblem(explain(error));
      setBusy(false);
      // A passkey challenge can be answered only once.
      void refetch();
    }
  }

  async function sign(options: PasskeyRequest) {
    const { passkeyMessage, signWithPasskey } = await import('#dashboard/app/passkey.ts');
    await confirm(
      async () => ({ token: started?.token, passkey: await signWithPasskey(options) }),
      passkeyMessage,
    );
  }

  return (
    <DialogForm
      title="Siz olduğunuzu doğrulayın"
      text="Bir hesabın kim olduğunu değiştiriyorsunuz. Beş dakika boyunca yeniden sorulmaz."
      onClose={() => onSettled(false)}
      action="Devam et"
      busy={busy}
      more={
        started?.options && (
          <Button busy={busy} onClick={() => started.options && void sign(started.options)}>
            <KeyRound size={14} aria-hidden="true" />
            Geçiş anahtarı
          </Button>
        )
      }
      onSubmit={() => void confirm(async () => ({ password }), messageOf)}
    >
      <TextInput
        label="Parolanız"
        error={problem}
        type="password"
        autoComplete="current-password"
        value={password}
        required
        onChange={({ target }) => setPassword(target.value)}
      />
    </DialogForm>
  );
}
