import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { apiFetch } from '#dashboard/app/api.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { FileInput } from '#dashboard/ui/file-input.tsx';
import { sendForm } from './send-form.ts';
import { UploadProgress } from './upload-progress.tsx';

type Props = {
  /** The existing file: its download address and name. */
  file: { path: string; name: string } | null;
  /** PUT with `file` replaces the file, DELETE removes it. */
  address: string;
  /** The query that shows whether there is a file. */
  queryKey: readonly unknown[];
  accept: string;
  words: { field: string; upload: string; remove: string; uploaded: string; removed: string };
  mayWrite?: boolean;
  /** Why it is unknown whether there is a file. */
  error: Error | null;
};

/** The buttons of a single file: download, upload, replace and delete, each at once. */
export function FileSlot(props: Props) {
  const { file, address, queryKey, accept, words, mayWrite = true } = props;
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (chosen: File | null) => {
      setSent(0);
      return send(address, chosen, setSent);
    },
    onSuccess: (_, chosen) => notify.success(chosen === null ? words.removed : words.uploaded),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const failure = error ?? props.error;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {file && (
          <Button
            onClick={() =>
              void download(file.path, file.name).catch((problem: unknown) =>
                notify.error(messageOf(problem)),
              )
            }
          >
            <FileText size={14} aria-hidden="true" />
            İndir
          </Button>
        )}
        {mayWrite && (
          <>
            <FileInput
              ref={input}
              accept={accept}
              aria-label={words.field}
              onFiles={([chosen]) => chosen && mutate(chosen)}
            />
            <Button busy={isPending} onClick={() => input.current?.click()}>
              {file ? 'Değiştir' : words.upload}
            </Button>
            {file && (
              <Button variant="quiet" busy={isPending} onClick={() => mutate(null)}>
                {words.remove}
              </Button>
            )}
          </>
        )}
      </div>
      {isPending && variables && (
        <UploadProgress label={variables.name} sent={sent} bytes={variables.size} />
      )}
      {failure && (
        <p role="alert" className="text-sm text-red">
          {messageOf(failure)}
        </p>
      )}
    </>
  );
}

async function send(
  address: string,
  file: File | null,
  onSent: (share: number) => void,
): Promise<void> {
  if (file === null) return void (await apiFetch(address, { method: 'DELETE' }));
  const form = new FormData();
  form.set('file', file);
  await sendForm('PUT', address, form, onSent);
}
