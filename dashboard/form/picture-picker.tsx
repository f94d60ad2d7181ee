import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { describeProgress } from '#dashboard/shared/upload/progress.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { FileInput } from '#dashboard/ui/file-input.tsx';

type Props = {
  label: string;
  hint?: string;
  /** Address of the picture as it is shown; null for none. */
  shown: string | null;
  /** Uploads a compressed picture, reports the progress (0 to 1), and stores the resulting key. */
  onFile: (file: File, onSent: (share: number) => void) => Promise<void>;
  onRemove: () => void;
  /** Why the form was refused. */
  error?: string | undefined;
};

/**
 * A picture in a form: chosen, shown, replaced or removed. It is uploaded as soon as it is chosen.
 */
export function PicturePicker({ label, hint, shown, onFile, onRemove, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** What is said of the upload that is on its way. */
  const [progress, setProgress] = useState<string | null>(null);
  const busy = progress !== null;
  const [failed, setFailure] = useState<string | null>(null);
  const failure = failed ?? error;

  async function upload(file: File | undefined) {
    if (!file) return;
    setProgress('Küçültülüyor…');
    setFailure(null);
    try {
      const { shrinkPicture } = await import('#browser/pictures/shrink-picture.ts');
      const small = await shrinkPicture(file);
      await onFile(small, (sent) => setProgress(describeProgress(sent, small.size)));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setProgress(null);
    }
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {label}
      </label>
      <div className="flex items-center gap-3">
        {shown ? (
          <img
            src={shown}
            alt=""
            className="h-20 w-28 rounded-md border border-line object-cover"
          />
        ) : (
          <span className="grid h-20 w-28 place-items-center rounded-md border border-dashed border-line-strong text-soft">
            <ImagePlus size={20} aria-hidden="true" />
          </span>
        )}
        <div className="grid gap-2">
          <FileInput
            ref={input}
            id={id}
            accept="image/*"
            disabled={busy}
            aria-describedby={failure || hint ? `${id}-note` : undefined}
            onFiles={([file]) => void upload(file)}
          />
          <Button busy={busy} className="justify-self-start" onClick={() => input.current?.click()}>
            <ImagePlus size={14} aria-hidden="true" />
            {shown ? 'Değiştir' : 'Resim seç'}
          </Button>
          {busy && <output className="figures text-xs text-soft">{progress}</output>}
          {shown && !busy && (
            <Button variant="quiet" className="justify-self-start" onClick={onRemove}>
              <X size={14} aria-hidden="true" />
              Resmi kaldır
            </Button>
          )}
        </div>
      </div>
      {failure ? (
        <p id={`${id}-note`} role="alert" className="text-xs text-red">
          {failure}
        </p>
      ) : (
        hint && (
          <p id={`${id}-note`} className="text-xs text-soft">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
