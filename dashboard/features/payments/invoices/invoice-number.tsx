import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';

type Props = {
  number: string;
  /** Where its PDF is; null while there is none, or for who may not read it. */
  path: string | null;
};

/** The number of an invoice: a press fetches its file. */
export function InvoiceNumber({ number, path }: Props) {
  if (path === null) return <span className="figures">{number}</span>;
  return (
    <button
      type="button"
      aria-label={`${number} (PDF)`}
      className="figures text-accent underline-offset-4 hover:underline"
      onClick={() =>
        void download(path, `${number}.pdf`).catch((problem: unknown) =>
          notify.error(messageOf(problem)),
        )
      }
    >
      {number}
    </button>
  );
}
