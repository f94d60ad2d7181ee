import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminComment } from '#domain/comments/admin-schema.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { commentPhotoQuery, COMMENTS, setPhotoActivity } from './api.ts';

/** Photos of a review; each is approved separately, because people may be on them. */
export function Photos({ comment }: { comment: AdminComment }) {
  if (comment.photos.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <h3 className="font-medium">Fotoğraflar</h3>
      <p className="text-xs text-soft">
        Siz açmadan kimse görmez. Tanınabilen kişi, plaka ya da belge görünen fotoğrafı açmayın.
      </p>
      <ul className="grid grid-cols-2 gap-3">
        {comment.photos.map((photo, i) => (
          <PhotoItem key={photo.id} photo={photo} label={`${i + 1}. fotoğraf yayında`} />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { photo: AdminComment['photos'][number]; label: string };

function PhotoItem({ photo, label }: ItemProps) {
  const { data } = useQuery(commentPhotoQuery(photo.id));
  useEffect(() => () => void (data && URL.revokeObjectURL(data)), [data]);
  const { mutate, isPending } = useSend({
    send: (active: boolean) => setPhotoActivity(photo.id, active),
    done: (_answer, active) => (active ? 'Fotoğraf yayında' : 'Fotoğraf yayından kaldırıldı'),
    changes: [COMMENTS],
  });
  return (
    <li className="grid gap-2">
      <div
        className="overflow-hidden rounded-md bg-sunken"
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      >
        {data && <img src={data} alt="" className="size-full object-contain" />}
      </div>
      <span className="flex items-center gap-2 text-xs">
        <Switch label={label} checked={photo.published} onChange={mutate} disabled={isPending} />
        {photo.published ? 'Yayında' : 'Yayında değil'}
      </span>
    </li>
  );
}
