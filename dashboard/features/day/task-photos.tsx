import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { readPhoto } from './api.ts';

type Props = { photos: { id: string }[]; waiting: number };

/** The photos of a task, and how many wait to be sent. */
export function TaskPhotos({ photos, waiting }: Props) {
  if (photos.length === 0 && waiting === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label="Fotoğraflar">
      {photos.map(({ id }, nth) => (
        <li key={id}>
          <Photo id={id} name={`Fotoğraf ${nth + 1}`} />
        </li>
      ))}
      {waiting > 0 && <li className="text-soft">{waiting} fotoğraf gönderilecek</li>}
    </ul>
  );
}

function Photo({ id, name }: { id: string; name: string }) {
  const { data: address } = useQuery({
    queryKey: ['task-photo', id],
    // An object URL per visit; a photo never changes, and a day has few.
    queryFn: async () => URL.createObjectURL(await readPhoto(id)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (address === undefined) return <Skeleton className="size-20" />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={name} className="size-20 rounded-md object-cover" />
    </a>
  );
}
