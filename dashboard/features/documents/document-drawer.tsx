import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { deleteDocument, DOCUMENTS, documentsQuery } from './api.ts';
import { DocumentForm } from './document-form.tsx';

export default function DocumentDrawer({ id, onClose }: EditorProps) {
  const query = useQuery(documentsQuery);
  const document = query.data?.items.find((row) => String(row.id) === id);
  return (
    <RowDrawer
      title={id === null ? 'Yeni belge' : (document?.title ?? 'Belge')}
      onClose={onClose}
      actions={
        document && (
          <>
            <LanguagesButton kind="document" id={document.id} />
            {document.url && <DownloadLink url={document.url} />}
            <DeleteRow
              title={`${document.title} silinsin mi?`}
              text="Sayfadan kalkar, dosyası da silinir ve geri alınamaz. Yalnız gizlemek için listedeki anahtarı kapatın."
              send={() => deleteDocument(document.id)}
              done="Belge silindi"
              changes={[DOCUMENTS]}
              onDone={onClose}
            />
          </>
        )
      }
      query={query}
      row={id === null ? null : document}
      missing="Belge bulunamadı"
    >
      {(row) => <DocumentForm key={id} document={row} onDone={onClose} />}
    </RowDrawer>
  );
}

const DownloadLink = ({ url }: { url: string }) => (
  <Tooltip text="Dosyayı indir">
    <a href={url} aria-label="Dosyayı indir" className={buttonClass('quiet', true)}>
      <Download size={16} aria-hidden="true" />
    </a>
  </Tooltip>
);
