import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { FileInput } from '#dashboard/ui/file-input.tsx';
import { INVOICES } from './api.ts';

/** What reads files comes with the first one. */
const reader = () => import('./upload-answers.ts');

/** Uploads what the integrator, or the accountant's program, answered; what was not taken is named. */
export function AnswersButton() {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string[]>([]);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => (await reader()).uploadAnswers(file),
    onSuccess: ({ changed, left }) => {
      notify.success(
        changed === 0 ? 'Dosyada yeni bir durum yok' : `${changed} faturanın durumu yazıldı`,
      );
      setLeft(left);
    },
    onError: async (failure) => notify.error((await reader()).sentenceOf(failure) ?? ''),
    onSettled: () => void client.invalidateQueries({ queryKey: INVOICES }),
  });
  if (!usePermission('money.write')) return null;
  return (
    <>
      <FileInput
        ref={input}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.html,text/csv"
        aria-label="Entegratörün yanıt dosyası"
        onFiles={([file]) => file && mutate(file)}
      />
      <Button busy={isPending} onClick={() => input.current?.click()}>
        Yanıt dosyası yükle
      </Button>
      {left.length > 0 && (
        <ul role="alert" className="w-full rounded-md bg-amber-wash px-3 py-2">
          {left.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}
