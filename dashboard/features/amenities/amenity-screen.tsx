import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { amenitiesQuery } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';

// Loaded lazily: drag and drop is the larger half of the screen.
const AmenityBoard = lazy(() => import('./amenity-board.tsx'));

export default function AmenityScreen({ openId }: { openId: string | undefined }) {
  const { data, error, refetch } = useQuery(amenitiesQuery);
  const [isAdding, setAdding] = useState(false);
  const waiting = <Skeleton className="h-96 w-full max-w-3xl" />;
  return (
    <section
      aria-labelledby="features-title"
      className="min-w-0 flex-1 p-3 lg:overflow-y-auto lg:px-4"
    >
      <title>Villa özellikleri · Admin Paneli</title>
      <div className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id="features-title" className="flex-1 text-lg font-semibold">
          Villa özellikleri
        </h1>
        <Button onClick={() => setAdding(true)}>Yeni kategori</Button>
        {data && data.items.length > 0 && (
          <NewLink to="/features/$id" params={{ id: 'yeni' }}>
            Yeni özellik
          </NewLink>
        )}
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <EmptyState
          title="Henüz kategori yok"
          text="Önce “Havuz” ya da “Mutfak” gibi bir kategori ekleyin; özellikler onun altında durur."
        />
      ) : data ? (
        <Suspense fallback={waiting}>
          <AmenityBoard categories={data.items} openId={openId} />
        </Suspense>
      ) : (
        waiting
      )}
      {isAdding && <CategoryDialog category={null} onClose={() => setAdding(false)} />}
    </section>
  );
}

AmenityScreen.reads = () => [amenitiesQuery];
