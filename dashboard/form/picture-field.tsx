import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { thumbnailOf } from '#domain/media/picture-key.ts';
import type { UploadedPicture } from '#domain/media/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = {
  label: string;
  hint?: string;
  /** Key of the stored picture, null for none. */
  value: string | null;
  onChange: (key: string | null) => void;
};

/** One picture of a post, a person or a place: shown, replaced or taken away. */
export function PictureField({ label, hint, value, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function upload(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setFailure(null);
    try {
      const { shrink } = await import('#dashboard/shared/upload/shrink-picture.ts');
      onChange((await uploadPicture(await shrink(file))).key);
    } catch (error) {
      setFailure(messageForUpload(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        {label}
      </label>
      <div className="flex items-center gap-3">
        {value ? (
          <img
            src={thumbnailOf(value)}
            alt=""
            className="h-20 w-28 rounded-md border border-line object-cover"
          />
        ) : (
          <span className="grid h-20 w-28 place-items-center rounded-md border border-dashed border-line-strong text-soft">
            <ImagePlus size={20} aria-hidden="true" />
          </span>
        )}
        <div className="grid gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            disabled={busy}
            tabIndex={-1}
            aria-describedby={failure || hint ? `${id}-note` : undefined}
            className="sr-only"
            onChange={({ target }) => {
              void upload(target.files?.[0]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button busy={busy} className="justify-self-start" onClick={() => input.current?.click()}>
            <ImagePlus size={14} aria-hidden="true" />
            {value ? 'Değiştir' : 'Resim seç'}
          </Button>
          {busy && <output className="text-xs text-soft">Yükleniyor…</output>}
          {value && !busy && (
            <Button variant="quiet" className="justify-self-start" onClick={() => onChange(null)}>
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

function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData();
  body.set('file', file);
  return contentOf<UploadedPicture>(apiFetch('/v1/admin/media', { method: 'POST', body }));
}

/** The browser's own refusals speak Turkish already (media/shrink-picture.ts). */
const messageForUpload = (error: unknown): string =>
  error instanceof Error && error.name === 'ShrinkError' ? error.message : messageOf(error);
