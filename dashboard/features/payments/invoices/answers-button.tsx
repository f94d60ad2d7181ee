import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAnswers } from '#domain/invoices/read-answers.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { FileProblem, readSheetBook } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { INVOICES, setInvoiceStates } from './api.ts';

/** As many answers as one call takes. */
const CHUNK = 1000;

/** Uploads what the integrator, or the accountant's program, answered; what was not taken is named. */
export function AnswersButton() {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string[]>([]);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: uploadAnswers,
    onSuccess: ({ changed, left }) => {
      notify.success(
        changed === 0 ? 'Dosyada yeni bir durum yok' : `${changed} faturanın durumu yazıldı`,
      );
      setLeft(left);
    },
    onError: (failure) =>
      notify.error(failure instanceof FileProblem ? failure.message : messageOf(failure)),
    onSettled: () => void client.invalidateQueries({ queryKey: INVOICES }),
  });
  if (!usePermission('money.write')) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.html,text/csv"
        aria-label="Entegratörün yanıt dosyası"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) mutate(file);
        }}
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

/** @throws FileProblem, or what the calls throw */
async function uploadAnswers(file: File): Promise<{ changed: number; left: string[] }> {
  const { sheets, chosen } = await readSheetBook(file);
  const { answers, problems } = readAnswers(sheets[chosen]?.rows ?? []);
  const left = problems.map(({ message }) => message);
  if (answers.length === 0 && left.length === 0) {
    throw new FileProblem('Bu dosyada 16 karakterlik bir fatura numarası bulunamadı.');
  }
  let changed = 0;
  for (let from = 0; from < answers.length; from += CHUNK) {
    const answer = await setInvoiceStates(answers.slice(from, from + CHUNK));
    changed += answer.changed;
    left.push(...answer.refused.map(({ number, reason }) => `${number}: ${reason}`));
  }
  return { changed, left };
}
