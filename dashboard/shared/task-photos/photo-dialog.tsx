import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { may } from '#domain/auth/permissions.ts';
import type { TaskPhoto } from '#domain/house-tasks/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { saveFile } from '#dashboard/app/save-file.ts';
import { useSession } from '#dashboard/app/session.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { forgetPhoto, photoQuery, removePhoto } from './api.ts';

export const photoName = (nth: number) => `Fotoğraf ${nth + 1}`;

/** Opens one photo of a task; `dialog` is to be rendered. It closes when the photo is removed. */
export function usePhotoDialog(task: string, photos: TaskPhoto[]) {
  const [openId, setOpenId] = useState<string | null>(null);
  const nth = photos.findIndex(({ id }) => id === openId);
  const photo = photos[nth];
  const dialog = photo && (
    <PhotoDialog task={task} photo={photo} nth={nth} onClose={() => setOpenId(null)} />
  );
  return { dialog, open: setOpenId };
}

type Props = { task: string; photo: TaskPhoto; nth: number; onClose: () => void };

/** A photo of a task at its full size; its photographer and the office can remove it. */
function PhotoDialog({ task, photo, nth, onClose }: Props) {
  const { id, at, by } = photo;
  const session = useSession();
  const first = useRef<HTMLButtonElement>(null);
  const { data, error, refetch } = useQuery(photoQuery(id));
  // A browser without a decoder for it (HEIC) can still save it.
  const [isUnreadable, setUnreadable] = useState(false);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removePhoto(id),
    onSuccess: () => {
      notify.success('Fotoğraf silindi');
      onClose();
    },
    // After a refusal, too: somebody else may have removed it.
    onSettled: async (_, failure) => {
      await Promise.all(
        ['day', 'house-tasks'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
      if (failure === null) forgetPhoto(client, id);
    },
  });
  const mayRemove =
    session !== null && (by === session.id || may(session.user_role, 'house-tasks'));
  return (
    <Dialog
      title={`${task}: ${photoName(nth)}`}
      text={formatTimestamp(at)}
      onClose={onClose}
      focusFirst={first}
    >
      <div className="mt-4 grid gap-4">
        {error ? (
          <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton className="h-60 w-full" />
        ) : isUnreadable ? (
          <Alert>Tarayıcınız bu resmi gösteremiyor. Kaydedip başka bir programla açın.</Alert>
        ) : (
          <img
            src={data.address}
            alt={photoName(nth)}
            className="w-full rounded-md"
            onError={() => setUnreadable(true)}
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {mayRemove && (
            <DeleteButton
              title="Bu fotoğraf silinsin mi?"
              text="Geri getirilemez."
              busy={remove.isPending}
              failure={remove.error && messageOf(remove.error)}
              onConfirm={() => remove.mutate()}
            />
          )}
          {data && (
            <Button onClick={() => saveFile(data.file, `is-${nth + 1}.${extensionOf(data.file)}`)}>
              Kaydet
            </Button>
          )}
          <Button ref={first} onClick={onClose}>
            Kapat
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const extensionOf = ({ type }: Blob) => type.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'jpg';
