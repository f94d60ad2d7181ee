import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

/** The pictures of a villa: add many, put them in order, describe them, choose the cover. */
export default function VillaPictures({ villaId }: { villaId: number }) {
  const query = useQuery(villaDetailQuery(villaId));
  const { data: villa } = query;
  const { uploads, add, retry, forget } = useUploads(villaId);
  if (!villa) return <Waiting query={query} size="h-96 w-full" />;
  return (
    <div className="grid gap-4">
      <DropZone onFiles={add} />
      <UploadList uploads={uploads} onRetry={retry} onForget={forget} />
      {villa.images.length === 0 ? (
        <EmptyState
          title="Henüz fotoğraf yok"
          text="Fotoğrafsız villa aramada az açılır. İlk eklediğiniz fotoğraf kapak olur."
        />
      ) : (
        <PictureGrid villa={villa} />
      )}
    </div>
  );
}
