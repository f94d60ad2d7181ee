import { thumbnailOf } from '#domain/media/picture-key.ts';
import type { UploadedPicture } from '#domain/media/admin-schema.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { PicturePicker } from './picture-picker.tsx';

type Props = {
  label: string;
  hint?: string;
  /** Key of the stored picture, null for none. */
  value: string | null;
  onChange: (key: string | null) => void;
};

/** One picture of a post, a person or a place. */
export function PictureField({ label, hint, value, onChange }: Props) {
  return (
    <PicturePicker
      label={label}
      hint={hint}
      shown={value && thumbnailOf(value)}
      onFile={async (file) => onChange((await uploadPicture(file)).key)}
      onRemove={() => onChange(null)}
    />
  );
}

function uploadPicture(file: File): Promise<UploadedPicture> {
  const body = new FormData();
  body.set('file', file);
  return contentOf<UploadedPicture>(apiFetch('/v1/admin/media', { method: 'POST', body }));
}
