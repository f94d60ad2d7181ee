import { CopyPlus, Plus, Redo2, Rows3, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { OfferedDraft } from '#dashboard/form/draft-offer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { writeCell } from './cells.ts';
import { CopyYearDialog } from './copy-year-dialog.tsx';
import { EndedRows } from './ended-rows.tsx';
import { PriceGrid } from './price-grid.tsx';
import { fillDown, isEmptyRow, newRow, type Range, removeRows, rowOf } from './grid.ts';
import { GridNotes } from './grid-notes.tsx';
import { PriceDoubts } from '../price-doubts.tsx';
import { usePriceGrid } from './use-price-grid.ts';

const START: Range = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

/** The coming seasons of a villa as a sheet, with what is missing or wrong beneath it. */
export function SeasonEditor({ villa }: { villa: AdminVilla }) {
  const [today] = useState(() => istanbulDay(new Date()));
  const grid = usePriceGrid(villa, today);
  const [range, setRange] = useState(START);
  const [isCopying, setCopying] = useState(false);
  const [isAsked, setAsked] = useState(false);
  // The doubts that were confirmed; with others it is asked again.
  const [sureOf, setSureOf] = useState<string | null>(null);
  const about = JSON.stringify(grid.doubts);
  const isSure = sureOf === about;
  const { rows, edit, save, problems } = grid;

  function submit() {
    if (problems.size > 0) return notify.error('Önce kırmızı hücreleri düzeltin.');
    if (!grid.isDirty) {
      return notify.info(
        grid.seasons.length === 0
          ? 'Tablo boş; kaydedilecek fiyat yok.'
          : 'Değişiklik yok; fiyatlar kayıttaki gibi.',
      );
    }
    // The question stands below the sheet, with both numbers.
    if (grid.doubts.length > 0 && !isSure) return setAsked(true);
    save.mutate(isSure);
  }
  /** The next season begins where the last one ends. */
  function addRow() {
    const last = grid.seasons.at(-1)?.season.endsOn;
    edit([...rows, newRow(last ? [writeCell('day', addDays(last, 1))] : [])]);
  }
  const remove = () => {
    const left = removeRows(rows, range);
    edit(left.length === 0 ? [newRow()] : left);
  };

  return (
    <section className="grid gap-3" aria-label="Sezon fiyatları">
      <OfferedDraft offer={grid.offer} />
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">Sezon fiyatları</h2>
        <Tooltip text="Geri al" keys="Ctrl Z">
          <IconButton label="Geri al" disabled={!grid.canUndo} onClick={grid.undo}>
            <Undo2 size={16} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Yinele" keys="Ctrl Y">
          <IconButton label="Yinele" disabled={!grid.canRedo} onClick={grid.redo}>
            <Redo2 size={16} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Aşağı doldur" keys="Ctrl D">
          <IconButton label="Aşağı doldur" onClick={() => edit(fillDown(rows, range))}>
            <Rows3 size={16} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Seçili satırları sil" keys="Ctrl ⌫">
          <IconButton label="Seçili satırları sil" onClick={remove}>
            <Trash2 size={16} />
          </IconButton>
        </Tooltip>
        <Button onClick={() => setCopying(true)}>
          <CopyPlus size={14} aria-hidden="true" />
          Yılı kopyala
        </Button>
        <Button onClick={addRow}>
          <Plus size={14} aria-hidden="true" />
          Satır ekle
        </Button>
      </div>
      <PriceGrid
        rows={rows}
        problems={problems}
        onEdit={edit}
        onUndo={grid.undo}
        onRedo={grid.redo}
        onSave={submit}
        range={range}
        onRange={setRange}
      />
      <p className="text-xs text-soft max-md:hidden">
        Excel’den kopyaladığınız hücreleri olduğu gibi yapıştırabilirsiniz. Oklar ve Enter ile
        gezin, Shift ile seçin.
      </p>
      <GridNotes
        rows={rows}
        problems={problems}
        gaps={grid.gaps}
        onFill={(gap) => {
          const cells = [writeCell('day', gap.from), writeCell('day', gap.to)];
          edit([...rows.filter((row) => !isEmptyRow(row)), newRow(cells)]);
        }}
      />
      {isAsked && (
        <PriceDoubts
          doubts={grid.doubts}
          isSure={isSure}
          onSure={(on) => setSureOf(on ? about : null)}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormFoot
          isDirty={grid.isDirty}
          isSaving={save.isPending}
          isStale={isRefusal(save.error, 'STALE_VERSION')}
          failure={save.error && messageOf(save.error)}
          onReload={() => void grid.reload()}
          {...(grid.isDirty && { onCancel: () => void grid.reload() })}
          label="Fiyatları kaydet"
        />
      </form>
      <EndedRows rows={grid.ended} />
      {isCopying && (
        <CopyYearDialog
          all={[...grid.ended, ...grid.seasons.map(({ season }) => season)]}
          today={today}
          onClose={() => setCopying(false)}
          onCopy={({ rows: copied, isCut }) => {
            edit([...rows.filter((row) => !isEmptyRow(row)), ...copied.map(rowOf)]);
            notify.info(copyText(copied.length, isCut));
            setCopying(false);
          }}
        />
      )}
    </section>
  );
}

const copyText = (copied: number, isCut: boolean) =>
  isCut
    ? `${copied} satır eklendi; fiyatı olan ya da geçmiş geceler olduğu gibi kaldı.`
    : `${copied} satır eklendi. Kaydetmeden önce göz atın.`;
