import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { auditChanges } from '#domain/audit/changes.ts';
import type { AuditRow } from '#domain/audit/schema.ts';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { auditRowQuery } from './api.ts';
import { ChangeList } from './change-list.tsx';
import { RecordLink } from './record-link.tsx';
import { actorOf } from './words.ts';

type Props = { id: string; onClose: () => void };

/** One write: who, when, from where, and every field before and after. */
export default function AuditDrawer({ id, onClose }: Props) {
  const query = useQuery(auditRowQuery(id));
  return (
    <RowDrawer
      title={query.data?.label ?? 'Denetim kaydı'}
      onClose={onClose}
      query={query}
      row={query.data}
      missing="Kayıt bulunamadı"
      missingText="Adres yanlış yazılmış olabilir."
    >
      {(row) => <Details row={row} />}
    </RowDrawer>
  );
}

function Details({ row }: { row: AuditRow }) {
  const { at, entity, entity_id, ip, user, before, after } = row;
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-1.5">
        <dt className="text-soft">Kim</dt>
        <dd>
          {user ? (
            <Link to="/users/$id" params={{ id: String(user.id) }} className="underline">
              {user.name}
            </Link>
          ) : (
            actorOf(row)
          )}
        </dd>
        <dt className="text-soft">Ne zaman</dt>
        <dd className="figures">
          <time dateTime={at}>{formatTimestamp(at)}</time>
        </dd>
        <dt className="text-soft">Kayıt</dt>
        <dd className="min-w-0">
          <RecordLink entity={entity} id={entity_id} />
        </dd>
        {ip && (
          <>
            <dt className="text-soft">IP adresi</dt>
            <dd className="figures">{ip}</dd>
          </>
        )}
      </dl>
      <ChangeList changes={auditChanges(before, after)} />
    </div>
  );
}
