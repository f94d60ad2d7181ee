import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { AdminDocument } from '#domain/documents/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { useOrder } from '#dashboard/list/rows/use-order.ts';
import { useActivity } from '#dashboard/list/rows/use-toggle.ts';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { DOCUMENTS, documentsQuery, orderDocuments, setDocumentActivity } from './api.ts';

// Loaded lazily: drag and drop is the larger half of the screen.
const DocumentRows = lazy(() => import('./document-rows.tsx'));

/** The documents of the agency that visitors may read, in the order of their page. */
export default function DocumentScreen({ openId }: { openId: string | undefined }) {
  const { data, error, refetch } = useQuery(documentsQuery);
  const order = useOrder(DOCUMENTS, orderDocuments);
  const toggle = useActivity<AdminDocument>({
    lists: DOCUMENTS,
    send: setDocumentActivity,
    done: (active) => (active ? 'Belge sitede gösteriliyor' : 'Belge siteden gizlendi'),
  });
  const waiting = <Skeleton className="h-48 w-full max-w-3xl" />;
  return (
    <section
      aria-labelledby="documents-title"
      className="min-w-0 flex-1 p-3 lg:overflow-y-auto lg:px-4"
    >
      <title>Belgelerimiz · Admin Paneli</title>
      <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id="documents-title" className="flex-1 text-lg font-semibold">
          Belgelerimiz
        </h1>
        <NewLink to="/website/ourdocs/$id" params={{ id: 'yeni' }}>
          Yeni belge
        </NewLink>
      </div>
      {error && !data ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <EmptyState
          title="Henüz belge yok"
          text="Acenta belgesi, vergi levhası gibi PDF’ler sitedeki Belgelerimiz sayfasında görünür."
        />
      ) : data ? (
        <Suspense fallback={waiting}>
          <DocumentRows
            documents={data.items}
            openId={openId}
            onOrder={(rows) => order(rows.map(({ id }) => id))}
            onToggle={toggle}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </section>
  );
}

DocumentScreen.reads = () => [documentsQuery];
