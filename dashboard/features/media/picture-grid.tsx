import { arrayMove, move } from '@dnd-kit/helpers';
import { DragDropProvider } from '@dnd-kit/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { COMMON_ROOMS } from '#domain/media/rooms.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { ConfirmDialog } from '#dashboard/ui/confirm-dialog.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { deletePicture, orderPictures } from './api.ts';
import { type Picture, PictureCard, ROOMS_LIST } from './picture-card.tsx';

/** The pictures in their order, by drag, by keyboard and by button; a new order is saved at once. */
export function PictureGrid({ villa }: { villa: AdminVilla }) {
  const [asked, setAsked] = useState<Picture | null>(null);
  const reorder = useReorder(villa);
  const { images } = villa;
  return (
    <>
      <RoomWords villa={villa} />
      <DragDropProvider
        onDragEnd={(event) => {
          if (!event.canceled) reorder(move(images, event));
        }}
      >
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
          {images.map((picture, at) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              at={at}
              count={images.length}
              onMove={(to) => reorder(arrayMove(images, at, to))}
              onDelete={() => setAsked(picture)}
            />
          ))}
        </ul>
      </DragDropProvider>
      {asked && <DeletePicture villa={villa} picture={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** The rooms that a picture may be said to show: the villa's own, those already named, the common ones. */
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

/** Shows the new order at once and takes it back when the API refuses it. */
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

type DeleteProps = { villa: AdminVilla; picture: Picture; onClose: () => void };

function DeletePicture({ villa, picture, onClose }: DeleteProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deletePicture(picture.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: villaDetailQuery(villa.id).queryKey });
      notify.success('Fotoğraf silindi');
      onClose();
    },
  });
  const at = villa.images.findIndex(({ id }) => id === picture.id);
  return (
    <ConfirmDialog
      title={`${at + 1}. fotoğraf silinsin mi?`}
      text={
        at === 0 && villa.images.length > 1
          ? 'Bu fotoğraf kapakta; silince sıradaki fotoğraf kapak olur. Geri alınamaz.'
          : 'Siteden hemen kalkar ve geri alınamaz.'
      }
      action="Sil"
      busy={isPending}
      failure={error && messageOf(error)}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
