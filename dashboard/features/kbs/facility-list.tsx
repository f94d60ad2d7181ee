import { useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import type { KbsFacility } from '#domain/kbs/admin-schema.ts';
import { KBS_SERVICE_LABELS } from '#domain/kbs/codes.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import type { ListSearch } from '#dashboard/list/filters/list-search.ts';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { facilitiesQuery } from './api.ts';

type Props = { search: ListSearch; openId: string | undefined };

/** The facilities by which guests are reported to gendarmerie and police. */
export default function FacilityList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/settings/kbs' });
  const query = useQuery(facilitiesQuery);
  return (
    <ListScreen
      screen="kbs"
      title="Kimlik bildirimi"
      noun="tesis"
      query={query}
      search={search}
      defaultOrder=""
      onSearch={(next) => void navigate({ to: '.', search: next, replace: true })}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) => linkOptions({ to: '/settings/kbs/$id', params: { id: row.id } }),
        head: PLACE,
        card: facilityCard,
        openId,
      }}
      columns={COLUMNS}
      actions={
        <NewLink to="/settings/kbs/$id" params={{ id: 'yeni' }}>
          Yeni tesis
        </NewLink>
      }
      empty={{
        title: 'Henüz tesis yok',
        text: 'Tesis kodu olan villa ya da ilçelerin misafirleri girişte ve çıkışta kendiliğinden bildirilir. Öbürleri için Misafir listelerindeki Excel dosyası kullanılır.',
      }}
    />
  );
}

FacilityList.reads = () => [facilitiesQuery];

const PLACE: HeadColumn<KbsFacility> = {
  title: 'Villa ya da ilçe',
  width: 220,
  cell: (row) => (row.villaId === null ? `${row.place} ilçesi` : row.place),
};

const COLUMNS: Column<KbsFacility>[] = [
  {
    id: 'service',
    title: 'Servis',
    byDefault: true,
    width: 100,
    drop: 3,
    cell: (row) => KBS_SERVICE_LABELS[row.service],
  },
  {
    id: 'code',
    title: 'Tesis kodu',
    byDefault: true,
    width: 110,
    drop: 2,
    cell: (row) => <span className="figures">{row.code}</span>,
  },
  {
    id: 'state',
    title: 'Durum',
    byDefault: true,
    width: 280,
    drop: 4,
    cell: (row) => <State row={row} />,
  },
];

function State({ row }: { row: KbsFacility }) {
  const now = useNow();
  if (!row.active) return <span className="text-soft">Kapalı</span>;
  if (row.trouble !== null) return <span className="text-red">{row.trouble}</span>;
  if (row.pausedUntil !== null && Date.parse(row.pausedUntil) > now) {
    return <span className="text-amber">Servis yanıt vermedi, yeniden denenecek</span>;
  }
  if (row.testedAt === null) return <span className="text-amber">Henüz denenmedi</span>;
  return <span className="text-green">Denendi: {formatTimestamp(row.testedAt)}</span>;
}

/** A facility on a phone. */
function facilityCard(row: KbsFacility) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.place}</span>
        <span className="text-soft">{KBS_SERVICE_LABELS[row.service]}</span>
      </span>
      <State row={row} />
    </>
  );
}
