import { thumbnailOf } from '#domain/media/picture-key.ts';
import type { UploadedPicture } from '#domain/media/admin-schema.ts';
import { sendForm } from '#dashboard/shared/upload/send-form.ts';
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
      onFile={async (file, onSent) => onChange((await uploadPicture(file, onSent)).key)}
      onRemove={() => onChange(null)}
    />
  );
}

function uploadPicture(file: File, onSent: (share: number) => void): Promise<UploadedPicture> {
  const form = new FormData();
  form.set('file', file);
  return sendForm('POST', '/v1/admin/media', form, onSent);
}
