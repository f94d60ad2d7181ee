import type { AdminDocument } from '#domain/documents/schema.ts';
import { Download } from 'lucide-react';
import { fromList, rowEditor } from '#dashboard/list/rows/row-editor.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { deleteDocument, DOCUMENTS, documentsQuery } from './api.ts';
import { DocumentForm } from './document-form.tsx';

export default rowEditor<AdminDocument>({
  noun: 'Belge',
  useRow: fromList(documentsQuery),
  nameOf: ({ title }) => title,
  actions: ({ id, url }) => (
    <>
      <LanguagesButton kind="document" id={id} />
      {url && <DownloadLink url={url} />}
    </>
  ),
  removal: {
    text: () =>
      'Sayfadan kalkar, dosyası da silinir ve geri alınamaz. Yalnız gizlemek için listedeki anahtarı kapatın.',
    send: deleteDocument,
    changes: [DOCUMENTS],
  },
  form: (document, onDone) => (
    <DocumentForm key={document?.id} document={document} onDone={onDone} />
  ),
});

const DownloadLink = ({ url }: { url: string }) => (
  <Tooltip text="Dosyayı indir">
    <a href={url} aria-label="Dosyayı indir" className={buttonClass('quiet', true)}>
      <Download size={16} aria-hidden="true" />
    </a>
  </Tooltip>
);
