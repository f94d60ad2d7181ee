import type { KbsFacility } from '#domain/kbs/admin-schema.ts';
import { KBS_SERVICE_LABELS } from '#domain/kbs/codes.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { listPage } from '#dashboard/list/list-page.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { facilityRows } from './api.ts';

const PLACE: HeadColumn<KbsFacility> = {
  title: 'Villa ya da ilçe',
  width: 220,
  cell: (row) => (row.villaId === null ? `${row.place} ilçesi` : row.place),
};

const COLUMNS: Column<KbsFacility>[] = [
  column('service', 'Servis', { width: 100, drop: 3 }, (row) => KBS_SERVICE_LABELS[row.service]),
  column('code', 'Tesis kodu', { width: 110, drop: 2 }, (row) => (
    <span className="figures">{row.code}</span>
  )),
  column('state', 'Durum', { width: 280, drop: 4 }, (row) => <State row={row} />),
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

function facilityCard(row: KbsFacility) {
  return (
    <>
      <CardHead name={row.place} end={KBS_SERVICE_LABELS[row.service]} />
      <State row={row} />
    </>
  );
}

/** The facilities by which guests are reported to gendarmerie and police. */
export default listPage({
  screen: 'kbs',
  title: 'Kimlik bildirimi',
  noun: 'tesis',
  source: facilityRows,
  head: PLACE,
  card: facilityCard,
  columns: COLUMNS,
  add: 'Yeni tesis',
  empty: {
    title: 'Henüz tesis yok',
    text: 'Tesis kodu olan villa ya da ilçelerin misafirleri girişte ve çıkışta kendiliğinden bildirilir. Öbürleri için Misafir listelerindeki Excel dosyası kullanılır.',
  },
});
