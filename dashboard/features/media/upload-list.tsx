import { RotateCcw, TriangleAlert, X } from 'lucide-react';
import { describeProgress } from '#dashboard/shared/upload/progress.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import type { Upload } from './use-uploads.ts';

const STATES = {
  waiting: 'Sırada',
  shrinking: 'Küçültülüyor',
  offline: 'Bağlantı bekleniyor',
} as const;

type Props = {
  uploads: Upload[];
  onRetry: (upload: Upload) => void;
  onForget: (id: number) => void;
};

/** Uploads in progress and failed ones, with the reason. */
export function UploadList({ uploads, onRetry, onForget }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Yüklenen dosyalar" className="grid rounded-md border border-line">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-1.5 last:border-b-0"
        >
          <span className="min-w-0 flex-1 truncate">{upload.file.name}</span>
          {upload.state === 'failed' ? (
            <Failure upload={upload} onRetry={onRetry} onForget={onForget} />
          ) : (
            <Progress
              upload={upload}
              said={
                upload.state === 'sending'
                  ? describeProgress(upload.sent, upload.bytes)
                  : STATES[upload.state]
              }
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type ProgressProps = { upload: Upload; said: string };

function Progress({ upload, said }: ProgressProps) {
  return (
    <>
      <span className="figures text-xs text-soft">{said}</span>
      <progress
        aria-label={`${upload.file.name}: ${said}`}
        // Without a value the bar shows indeterminate progress.
        value={upload.sent < 1 ? upload.sent : undefined}
        max={1}
        className="h-1.5 w-28"
      />
    </>
  );
}

function Failure({ upload, onRetry, onForget }: Omit<Props, 'uploads'> & { upload: Upload }) {
  return (
    <>
      <span role="alert" className="flex items-center gap-1.5 text-xs text-red max-sm:w-full">
        <TriangleAlert size={14} aria-hidden="true" className="shrink-0" />
        {upload.error}
      </span>
      <Button onClick={() => onRetry(upload)} aria-label={`${upload.file.name}: yeniden dene`}>
        <RotateCcw size={14} aria-hidden="true" />
        Yeniden dene
      </Button>
      <IconButton label={`${upload.file.name}: listeden çıkar`} onClick={() => onForget(upload.id)}>
        <X size={14} />
      </IconButton>
    </>
  );
}
