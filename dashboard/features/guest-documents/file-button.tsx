import { FileDown } from 'lucide-react';
import { download } from '#dashboard/app/download.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = {
  /** Address of the file in the API. */
  file: string;
  /** Its name without an ending. */
  name: string;
  /** The accessible name, when the surrounding text is not visible. */
  label: string;
};

/** Saves a document as PDF. */
export function FileButton({ file, name, label }: Props) {
  const { mutate, isPending } = useSend({
    send: () => download(file, `${name}.pdf`),
  });
  return (
    <Button aria-label={label} busy={isPending} onClick={() => mutate()}>
      <FileDown size={14} aria-hidden="true" />
      PDF
    </Button>
  );
}
