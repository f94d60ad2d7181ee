import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FactorName, type FactorAdded } from '#domain/auth/factor-schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { deviceOf } from '../profile/device.ts';
import { passkeyMessage } from '#dashboard/app/passkey.ts';
import { addPasskey } from './api.ts';

type Props = { onAdded: (added: FactorAdded) => void; onCancel: () => void };

/** A name, then the browser asks for a finger, a face or a key. */
export function AddPasskeyForm({ onAdded, onCancel }: Props) {
  const [name, setName] = useState(() => deviceOf(navigator.userAgent));
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: addPasskey,
    onSuccess: onAdded,
    onError: (error) => setProblem(passkeyMessage(error)),
  });
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const checked = FactorName.safeParse(name);
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) mutate(checked.data);
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-soft">
        Parmak iziniz, yüzünüz ya da bir güvenlik anahtarıyla girersiniz. Anahtar cihazınızda kalır;
        sahte bir sitede çalışmaz.
      </p>
      <TextInput
        label="Adı"
        hint="Listede tanımanız için."
        {...(problem && { error: problem })}
        value={name}
        maxLength={40}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          Anahtarı oluştur
        </Button>
      </div>
    </form>
  );
}
