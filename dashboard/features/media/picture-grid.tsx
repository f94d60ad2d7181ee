import { arrayMove } from '@dnd-kit/helpers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMON_ROOMS } from '#domain/media/rooms.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { SortArea } from '#dashboard/list/rows/sort-area.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { deletePicture, orderPictures, putPictureBack } from './api.ts';
import { type Picture, PictureCard, ROOMS_LIST } from './picture-card.tsx';

/** The pictures in order, sortable by drag, keyboard and buttons; a new order is saved at once. */
export function PictureGrid({ villa }: { villa: AdminVilla }) {
  const reorder = useReorder(villa);
  const remove = useDelete(villa);
  const { images } = villa;
  return (
    <>
      <RoomWords villa={villa} />
      <SortArea rows={images} nameOf={(_, at) => `${at + 1}. fotoğraf`} onOrder={reorder}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {images.map((picture, at) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              at={at}
              count={images.length}
              onMove={(to) => reorder(arrayMove(images, at, to))}
              onDelete={() => remove(picture)}
            />
          ))}
        </ul>
      </SortArea>
    </>
  );
}

/**
 * Suggestions for the room of a picture: the villa's own rooms, those already used, common ones.
 */
function RoomWords({ villa }: { villa: AdminVilla }) {
  const own = villa.rooms.map(({ name }) => name.replace(/[,(].*$/, '').trim());
  const named = villa.images.map(({ room }) => room).filter(Boolean);
  return (
    <datalist id={ROOMS_LIST}>
      {[...new Set([...named, ...COMMON_ROOMS, ...own])].map((room) => (
        <option key={room}>{room}</option>
      ))}
    </datalist>
  );
}

/** Shows the new order at once and reverts it when the API refuses. */
function useReorder(villa: AdminVilla) {
  const client = useQueryClient();
  const { queryKey } = villaDetailQuery(villa.id);
  const show = (images: Picture[]) =>
    client.setQueryData(queryKey, (old) => old && { ...old, images });
  const { mutate } = useMutation({
    scope: { id: `picture-order:${villa.id}` },
    mutationFn: (images: Picture[]) =>
      orderPictures(
        villa.id,
        images.map(({ id }) => id),
      ),
    onError: (error) => {
      notify.error(messageOf(error));
      void client.invalidateQueries({ queryKey });
    },
  });
  return (images: Picture[]) => {
    if (images.every(({ id }, at) => id === villa.images[at]?.id)) return;
    void client.cancelQueries({ queryKey });
    show(images);
    mutate(images);
  };
}

/** Deletes a picture at once and offers to restore it for ten seconds. */
function useDelete(villa: AdminVilla) {
  const client = useQueryClient();
  const { queryKey } = villaDetailQuery(villa.id);
  const refresh = () => client.invalidateQueries({ queryKey });
  const undo = (token: string) =>
    putPictureBack(token)
      .then(() => notify.success('Fotoğraf yerine döndü'))
      .catch((error: unknown) => notify.error(messageOf(error)))
      .then(refresh);
  const { mutate } = useMutation({
    mutationFn: (picture: Picture) => deletePicture(picture.id),
    onSuccess: ({ undo: token }) => {
      void refresh();
      const action =
        token === null ? undefined : { label: 'Geri al', onClick: () => void undo(token) };
      notify.success('Fotoğraf silindi', action);
    },
    onError: (error) => {
      notify.error(messageOf(error));
      void refresh();
    },
  });
  return mutate;
}
