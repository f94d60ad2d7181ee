import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { NightRun } from '#domain/availability/admin-schema.ts';
import {
  addDays,
  addMonths,
  formatMonth,
  formatStay,
  istanbulDay,
  monthOf,
  nightsBetween,
} from '#domain/values/dates.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { OfficeBlock, useMayChangeBlock } from '#dashboard/shared/office-block.tsx';
import { Badge } from '#dashboard/ui/badge.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { FreshnessNote } from '#dashboard/shared/villas/freshness.tsx';
import { MONTHS, nightsQuery } from './api.ts';
import { type Block, BlockDialog } from './block-dialog.tsx';
import { NIGHT_VARIANTS } from './night-variants.ts';
import { MonthCalendar } from './month-calendar.tsx';

export default function OwnDates({ villaId }: { villaId: number }) {
  const [today] = useState(() => istanbulDay(new Date()));
  const [month, setMonth] = useState(monthOf(today));
  const [open, setOpen] = useState<Block | null>(null);
  const villa = useQuery(villaDetailQuery(villaId));
  const nights = useQuery(nightsQuery(villaId, month));
  const mayChange = useMayChangeBlock();
  const error = villa.error ?? nights.error;
  if (!villa.data || !nights.data) {
    if (!error) return <Skeleton className="h-96 w-full" />;
    const retry = () => void Promise.all([villa.refetch(), nights.refetch()]);
    return <ErrorState text={messageOf(error)} onRetry={retry} />;
  }
  const blocks = villa.data.dates;

  async function blockOf({ kind, ref }: NightRun) {
    if (kind !== 'block') return undefined;
    const isIt = ({ id }: { id: string }) => id === ref;
    // The nights of a new block may be loaded before the block itself.
    return blocks.find(isIt) ?? (await villa.refetch()).data?.dates.find(isIt);
  }
  async function readAgain(shown: Block) {
    const { data } = await villa.refetch();
    setOpen(data?.dates.find(({ id }) => id === shown.id) ?? null);
  }
  async function openRun(run: NightRun) {
    const block = await blockOf(run);
    if (block) setOpen(block);
    else
      notify.info(`${NIGHT_VARIANTS[run.kind].text}: ${run.label || formatStay(run.from, run.to)}`);
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center">
          <IconButton
            label="Önceki ay"
            disabled={month <= monthOf(today)}
            onClick={() => setMonth(addMonths(month, -1))}
          >
            <ChevronLeft size={16} />
          </IconButton>
          <span className="figures px-1 font-medium">
            {formatMonth(month)} – {formatMonth(addMonths(month, MONTHS - 1))}
          </span>
          <IconButton label="Sonraki ay" onClick={() => setMonth(addMonths(month, 1))}>
            <ChevronRight size={16} />
          </IconButton>
        </span>
        <ul aria-label="Renkler" className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
          {Object.values(NIGHT_VARIANTS).map(({ letter, text, variant }) => (
            <li key={letter} className="flex items-center gap-1.5">
              <span className={cx('inline-grid size-5 place-items-center rounded-sm', variant)}>
                {letter}
              </span>
              {text}
            </li>
          ))}
        </ul>
        <FreshnessNote villaId={villaId} />
      </div>
      <p className="text-soft">
        Kapatmak istediğiniz günleri sürükleyerek seçin ya da bir güne dokunun.
        <span className="pointer-coarse:hidden">
          {' '}
          Klavyede oklarla gezin, Shift ile seçin, Enter ile kapatın.
        </span>
      </p>
      <MonthCalendar
        month={month}
        today={today}
        runs={nights.data}
        onChoose={({ first, last }) =>
          setOpen({
            id: null,
            status: 'full',
            started_at: first,
            finished_at: addDays(last, 1),
            note: '',
            expires_at: null,
            by_office: false,
          })
        }
        onOpen={(run) => void openRun(run)}
      />
      <section className="grid gap-2">
        <h3 className="font-semibold">Gelecek kapatmalar</h3>
        {blocks.length === 0 && <p className="text-soft">Elle kapatılmış gece yok.</p>}
        <ul className="grid gap-1">
          {blocks.map((block) => (
            <li key={block.id} className="flex items-start gap-3">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="figures">
                    {formatStay(block.started_at, block.finished_at)} ·{' '}
                    {nightsBetween(block.started_at, block.finished_at)} gece
                  </span>
                  <span>{block.status === 'option' ? 'Opsiyon' : 'Kapalı'}</span>
                  {block.expires_at && <TimeLeft deadline={block.expires_at} long />}
                  {!mayChange(block) && <Badge tone="waiting">Acenta kapattı</Badge>}
                </p>
                <p className="text-soft">{block.note}</p>
              </div>
              <Button onClick={() => setOpen(block)}>
                {mayChange(block) ? 'Düzenle' : 'Ayrıntı'}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {open &&
        (mayChange(open) ? (
          <BlockDialog
            key={open.id === null ? 'new' : `${open.id} ${open.version}`}
            villaId={villaId}
            block={open}
            onClose={() => setOpen(null)}
            onReload={() => void readAgain(open)}
          />
        ) : (
          <Dialog title="Acentanın kapattığı geceler" onClose={() => setOpen(null)}>
            <OfficeBlock block={open} villa={villa.data.facts.name} />
          </Dialog>
        ))}
    </div>
  );
}
