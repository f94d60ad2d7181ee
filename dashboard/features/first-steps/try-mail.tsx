import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { firstStepsQuery, tryMail } from './api.ts';

/** Sends a mail to oneself and shows what the mail server says. */
export function TryMail({ hasTransport }: { hasTransport: boolean }) {
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: tryMail,
    onSuccess: ({ email: to }) => {
      notify.success(`Deneme postası gönderildi: ${to}`);
      void client.invalidateQueries({ queryKey: firstStepsQuery.queryKey });
    },
  });
  if (!hasTransport) {
    return (
      <p>
        E-posta sunucusu tanımlı değil: kurulumu yapan kişi, sunucunun ve gönderenin adresini
        tanımlamalı.
      </p>
    );
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    mutate(email);
  };
  return (
    <form noValidate onSubmit={send} className="flex w-full max-w-md flex-wrap items-end gap-2">
      <div className="min-w-52 flex-1">
        <TextInput
          label="Adresiniz"
          error={error ? messageOf(error) : undefined}
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <Button type="submit" busy={isPending}>
        Deneme postası gönder
      </Button>
    </form>
  );
}
