import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { DATA_REQUEST_LABELS } from '#domain/privacy/request-words.ts';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { downloadPerson, requestQuery } from '../api.ts';
import { CloseForm } from './close-form.tsx';
import { EraseDialog } from '../person/erase-dialog.tsx';
import { PersonView } from '../person/person-view.tsx';
import { NewRequestDrawer } from './new-request-drawer.tsx';
import { DueMark, StateMark } from './state-mark.tsx';

/** One request beside the list: what is asked, what is held, and what can be done. */
export default function DataRequestDrawer({ id, onClose }: EditorProps) {
  const navigate = useNavigate({ from: '/privacy/$id' });
  if (id !== null) return <RequestDrawer id={id} onClose={onClose} />;
  return (
    <NewRequestDrawer
      onClose={onClose}
      onTaken={(taken) => void navigate({ params: { id: taken.id }, search: (search) => search })}
    />
  );
}

function RequestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(requestQuery(id));
  return (
    <RowDrawer
      title={query.data?.email || query.data?.phone || 'Başvuru'}
      onClose={onClose}
      query={query}
      row={query.data}
      missing="Başvuru bulunamadı"
      missingText="Adres yanlış yazılmış olabilir."
    >
      {(row) => <RequestBody request={row} />}
    </RowDrawer>
  );
}

function RequestBody({ request }: { request: DataRequestDetail }) {
  const isOpen = request.state === 'open';
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-medium">{DATA_REQUEST_LABELS[request.kind]}</p>
        <p className="flex flex-wrap gap-x-3 text-soft">
          <StateMark state={request.state} />
          {isOpen && <DueMark request={request} />}
        </p>
        <p className="text-xs text-soft">{historyOf(request)}</p>
        {request.note && <p className="break-words whitespace-pre-line">{request.note}</p>}
      </div>
      <PersonView person={request.person} />
      <Actions request={request} />
      {isOpen && <CloseForm key={request.version} request={request} />}
      {request.answer && (
        <section className="grid gap-1">
          <h3 className="text-xs font-medium text-soft">Yanıtımız</h3>
          <p className="break-words whitespace-pre-line">{request.answer}</p>
        </section>
      )}
    </div>
  );
}

function Actions({ request }: { request: DataRequestDetail }) {
  const [erasing, setErasing] = useState(false);
  const file = useSend({
    send: (kind: 'json' | 'txt') => downloadPerson(request.id, kind),
  });
  const canErase = request.kind === 'erasure' && request.state === 'open';
  return (
    <div className="flex flex-wrap gap-2">
      {(['txt', 'json'] as const).map((kind) => (
        <Button
          key={kind}
          busy={file.isPending && file.variables === kind}
          onClick={() => file.mutate(kind)}
        >
          <Download size={14} aria-hidden="true" />
          {kind === 'txt' ? 'Okunur kopya' : 'JSON'}
        </Button>
      ))}
      {canErase && (
        <Button variant="danger" onClick={() => setErasing(true)}>
          {request.erased_at ? 'Yeniden sil…' : 'Verileri sil…'}
        </Button>
      )}
      {erasing && <EraseDialog request={request} onClose={() => setErasing(false)} />}
    </div>
  );
}

function historyOf(request: DataRequestDetail): string {
  const parts = [
    `${request.source === 'site' ? 'Siteden' : 'Acenta ekledi'}: ${formatTimestamp(request.created_at)}`,
    request.confirmed_at && `adres onayı: ${formatTimestamp(request.confirmed_at)}`,
    request.erased_at && `veriler silindi: ${formatTimestamp(request.erased_at)}`,
    request.closed_at &&
      `sonuç: ${formatTimestamp(request.closed_at)}${request.closed_by ? `, ${request.closed_by}` : ''}`,
  ];
  return parts.filter(Boolean).join(' · ');
}
