import { describeProgress } from './progress.ts';

type Props = {
  /** What is on its way. */
  label: string;
  /** Share that is sent, 0 to 1. */
  sent: number;
  bytes: number;
};

/** The progress of an upload: its bytes, and an indeterminate bar while the server processes it. */
export function UploadProgress({ label, sent, bytes }: Props) {
  return (
    <div className="flex items-center gap-2 text-xs text-soft">
      <progress
        aria-label={label}
        value={sent < 1 ? sent : undefined}
        max={1}
        className="h-1.5 flex-1"
      />
      <output className="figures">{describeProgress(sent, bytes)}</output>
    </div>
  );
}
