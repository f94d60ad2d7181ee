import { useQuery } from '@tanstack/react-query';
import type { TaskPhoto } from '#domain/house-tasks/schema.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { photoQuery } from './api.ts';
import { photoName, usePhotoDialog } from './photo-dialog.tsx';

type Props = { task: string; photos: TaskPhoto[]; waiting: number };

/** The photos of a task as pictures that open, and how many wait to be sent. */
export function PhotoStrip({ task, photos, waiting }: Props) {
  const { dialog, open } = usePhotoDialog(task, photos);
  if (photos.length === 0 && waiting === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap items-center gap-2" aria-label={`Fotoğraflar: ${task}`}>
        {photos.map(({ id }, nth) => (
          <li key={id}>
            <button type="button" className="rounded-md" onClick={() => open(id)}>
              <Thumbnail id={id} name={photoName(nth)} />
            </button>
          </li>
        ))}
        {waiting > 0 && <li className="text-soft">{waiting} fotoğraf gönderilecek</li>}
      </ul>
      {dialog}
    </>
  );
}

function Thumbnail({ id, name }: { id: string; name: string }) {
  const { data, isError } = useQuery(photoQuery(id));
  if (isError) return <span className="flex size-20 items-center text-soft">{name} açılmadı</span>;
  if (data === undefined) {
    return (
      <>
        <Skeleton className="size-20" />
        <span className="sr-only">{name} açılıyor</span>
      </>
    );
  }
  return <img src={data.address} alt={name} className="size-20 rounded-md object-cover" />;
}
