import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SheetBook } from '#domain/spreadsheets/reading/sheet-book.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { useStop } from '#dashboard/app/use-stop.ts';
import { openSheetBook } from '#dashboard/shared/spreadsheets/open-sheet-book.ts';
import { sentenceOf } from '#dashboard/shared/spreadsheets/read-aside.ts';
import { ReadingFile } from '#dashboard/shared/spreadsheets/reading-file.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { FileInput } from '#dashboard/ui/file-input.tsx';
import { INVOICES } from './api.ts';

/** Uploads what the integrator, or the accountant's program, answered; what was not taken is named. */
export function AnswersButton() {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<string[]>([]);
  const client = useQueryClient();
  const { begin, stop } = useStop();
  const upload = useMutation({
    mutationFn: async (book: SheetBook) =>
      (await import('./upload-answers.ts')).uploadAnswers(book),
    onSuccess: ({ changed, left }) => {
      notify.success(
        changed === 0 ? 'Dosyada yeni bir durum yok' : `${changed} faturanın durumu yazıldı`,
      );
      setLeft(left);
    },
    onError: say,
    onSettled: () => void client.invalidateQueries({ queryKey: INVOICES }),
  });
  const read = useMutation({
    mutationFn: (file: File) => openSheetBook(file, begin()),
    onSuccess: (book) => upload.mutate(book),
    onError: say,
  });
  if (!usePermission('money.write')) return null;
  return (
    <>
      <FileInput
        ref={input}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.html,text/csv"
        aria-label="Entegratörün yanıt dosyası"
        onFiles={([file]) => file && read.mutate(file)}
      />
      {read.isPending ? (
        <ReadingFile onStop={stop} />
      ) : (
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          Yanıt dosyası yükle
        </Button>
      )}
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

function say(failure: unknown): void {
  const sentence = sentenceOf(failure);
  if (sentence !== null) notify.error(sentence);
}
