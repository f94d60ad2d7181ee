import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { AdminDocument } from '#domain/pages/documents-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { deleteDocument, DOCUMENTS, documentsQuery } from './api.ts';
import { DocumentForm } from './document-form.tsx';

type Props = {
  /** Null for a new document. */
  id: number | null;
  onClose: () => void;
};

/** One document beside the list. */
export function DocumentDrawer({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(documentsQuery);
  const document = data?.items.find((row) => row.id === id);
  return (
    <FormDrawer
      title={id === null ? 'Yeni belge' : (document?.title ?? 'Belge')}
      onClose={onClose}
      actions={
        document && (
          <>
            {document.url && <DownloadLink url={document.url} />}
            <DeleteDocument document={document} onDone={onClose} />
          </>
        )
      }
    >
      {id === null || document ? (
        <DocumentForm key={id} document={document ?? null} onDone={onClose} />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title="Belge bulunamadı" text="Silinmiş olabilir." />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </FormDrawer>
  );
}

const DownloadLink = ({ url }: { url: string }) => (
  <Tooltip text="Dosyayı indir">
    <a href={url} aria-label="Dosyayı indir" className={buttonClass('quiet', true)}>
      <Download size={16} aria-hidden="true" />
    </a>
  </Tooltip>
);

function DeleteDocument({ document, onDone }: { document: AdminDocument; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteDocument(document.id),
    onSuccess: () => {
      notify.success('Belge silindi');
      onDone();
      void client.invalidateQueries({ queryKey: DOCUMENTS });
    },
  });
  return (
    <DeleteButton
      title={`${document.title} silinsin mi?`}
      text="Sayfadan kalkar, dosyası da silinir ve geri alınamaz. Yalnız gizlemek için listedeki anahtarı kapatın."
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
