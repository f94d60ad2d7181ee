import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type PreviewMailInput, TestMailInput } from '#domain/mail/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { sendTestMail } from './api.ts';

/** Sends the draft, as it is typed, to one's own address. */
export function TestMail({ id, draft }: { id: number; draft: PreviewMailInput }) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: TestMailInput) => sendTestMail(id, input),
    onSuccess: ({ email: to }) => notify.success(`Deneme e-postası gönderildi: ${to}`),
    onError: (error) => setProblem(messageOf(error)),
  });
  function send(event: SubmitEvent) {
    event.preventDefault();
    const { data, error } = TestMailInput.safeParse({ ...draft, email });
    setProblem(error?.issues[0]?.message);
    if (data) mutate(data);
  }
  return (
    <form
      noValidate
      onSubmit={send}
      className="grid gap-2 border-t border-line pt-4 sm:grid-cols-[1fr_auto] sm:items-start"
    >
      <TextInput
        label="Deneme e-postası"
        hint="Kaydetmeden, şu anki metinle ve örnek bilgilerle gönderilir."
        {...(problem && { error: problem })}
        type="email"
        autoComplete="email"
        placeholder="adiniz@ornek.com"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" busy={isPending} className="sm:mt-5">
        Deneme gönder
      </Button>
    </form>
  );
}
