import { useQuery } from '@tanstack/react-query';
import type { GuidePicture } from '#domain/villas/house-guide.ts';
import { apiFetch } from '#dashboard/app/api.ts';
import { PicturePicker } from '#dashboard/form/picture-picker.tsx';
import { sendForm } from '#dashboard/shared/upload/send-form.ts';

const ADDRESS = '/v1/admin/guidepictures';

type Props = {
  value: GuidePicture | null;
  onChange: (picture: GuidePicture | null) => void;
  error: string | undefined;
};

/** The picture of a part of the house guide. It has no public address, so it is loaded as bytes. */
export function GuidePictureField({ value, onChange, error }: Props) {
  return (
    <PicturePicker
      label="Fotoğraf (isteğe bağlı)"
      shown={useShown(value?.key ?? null)}
      onFile={async (file, onSent) => onChange(await uploadPicture(file, onSent))}
      onRemove={() => onChange(null)}
      error={error}
    />
  );
}

/** The stored picture as an object URL; null while it is loading. */
function useShown(key: string | null): string | null {
  const { data = null } = useQuery({
    queryKey: ['guide-picture', key],
    queryFn: async () => {
      const address = `${ADDRESS}?${new URLSearchParams({ key: key ?? '' })}`;
      return readAsAddress(await (await apiFetch(address)).blob());
    },
    enabled: key !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return key === null ? null : data;
}

const readAsAddress = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unread')));
    reader.readAsDataURL(file);
  });

function uploadPicture(file: File, onSent: (share: number) => void): Promise<GuidePicture> {
  const form = new FormData();
  form.set('file', file);
  return sendForm('POST', ADDRESS, form, onSent);
}
