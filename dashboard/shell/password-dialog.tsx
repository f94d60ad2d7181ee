import { type SubmitEvent, useRef, useState } from 'react';
import { apiFetch } from '../app/api.ts';
import { messageOf } from '../app/api-error.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/controls.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';

/** Asks for the own password before a change of who an account is. */
export default function PasswordDialog({ onSettled }: { onSettled(confirmed: boolean): void }) {
  const first = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    // The form below it, whose save has asked, must not take this for its own.
    event.stopPropagation();
    setBusy(true);
    try {
      await apiFetch('/v1/account/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
      onSettled(true);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      title="Parolanızı yeniden yazın"
      text="Bir hesabın kim olduğunu değiştiriyorsunuz. Beş dakika boyunca yeniden sorulmaz."
      focusFirst={first}
      onClose={() => onSettled(false)}
    >
      <form onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
        <Field label="Parolanız" error={problem}>
          <TextInput
            ref={first}
            type="password"
            autoComplete="current-password"
            value={password}
            required
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button type="button" onClick={() => onSettled(false)}>
            Vazgeç
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            Devam et
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
