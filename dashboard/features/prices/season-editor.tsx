import { CopyPlus, Plus, Redo2, Rows3, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { addDays, istanbulDay } from '#domain/dates.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DraftOfferBar } from '#dashboard/form/draft-offer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { writeCell } from './cells.ts';
import { CopyYearDialog } from './copy-year-dialog.tsx';
import { EndedRows } from './ended-rows.tsx';
import { PriceSheet } from './price-sheet.tsx';
import { fillDown, isEmptyRow, newRow, type Range, removeRows, rowOf } from './sheet.ts';
import { SheetNotes } from './sheet-notes.tsx';
import { usePriceSheet } from './use-price-sheet.ts';

const START: Range = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

/** The coming seasons of a villa as a sheet, with what is missing or wrong beneath it. */
export function SeasonEditor({ villa }: { villa: AdminVilla }) {
  const [today] = useState(() => istanbulDay(new Date()));
  const sheet = usePriceSheet(villa, today);
  const [range, setRange] = useState(START);
  const [isCopying, setCopying] = useState(false);
  const { rows, edit, save, problems } = sheet;

  function submit() {
    if (problems.size > 0) notify.error('Önce kırmızı hücreleri düzeltin.');
    else save.mutate();
  }
  /** The next season begins where the last one ends. */
  function addRow() {
    const last = sheet.seasons.at(-1)?.season.endsOn;
    edit([...rows, newRow(last ? [writeCell('day', addDays(last, 1))] : [])]);
  }
  const remove = () => {
    const left = removeRows(rows, range);
    edit(left.length === 0 ? [newRow()] : left);
  };

  return (
    <section className="grid gap-3" aria-label="Sezon fiyatları">
      <DraftOfferBar offer={sheet.offer} />
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-base font-semibold">Sezon fiyatları</h2>
        <Tooltip text="Geri al" keys="Ctrl Z">
          <IconButton label="Geri al" disabled={!sheet.canUndo} onClick={sheet.undo}>
            <Undo2 size={16} />
          </IconButton>
        </Tooltip>
        <Tooltip text="Yinele" keys="Ctrl Y">
          <IconButton label="Yinele" disabled={!sheet.canRedo} onClick={sheet.redo}>
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
      <PriceSheet
        rows={rows}
        problems={problems}
        onEdit={edit}
        onUndo={sheet.undo}
        onRedo={sheet.redo}
        onSave={submit}
        range={range}
        onRange={setRange}
      />
      <p className="text-xs text-soft max-md:hidden">
        Excel’den kopyaladığınız hücreleri olduğu gibi yapıştırabilirsiniz. Oklar ve Enter ile
        gezin, Shift ile seçin.
      </p>
      <SheetNotes
        rows={rows}
        problems={problems}
        gaps={sheet.gaps}
        onFill={(gap) => {
          const cells = [writeCell('day', gap.from), writeCell('day', gap.to)];
          edit([...rows.filter((row) => !isEmptyRow(row)), newRow(cells)]);
        }}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormFoot
          isDirty={sheet.isDirty}
          isSaving={save.isPending}
          isStale={isRefusal(save.error, 'STALE_VERSION')}
          failure={save.error && messageOf(save.error)}
          onReload={() => void sheet.reload()}
          {...(sheet.isDirty && { onCancel: () => void sheet.reload() })}
          label="Fiyatları kaydet"
        />
      </form>
      <EndedRows rows={sheet.ended} />
      {isCopying && (
        <CopyYearDialog
          all={[...sheet.ended, ...sheet.seasons.map(({ season }) => season)]}
          today={today}
          onClose={() => setCopying(false)}
          onCopy={({ rows: copied, left }) => {
            edit([...rows.filter((row) => !isEmptyRow(row)), ...copied.map(rowOf)]);
            notify.info(copyText(copied.length, left));
            setCopying(false);
          }}
        />
      )}
    </section>
  );
}

const copyText = (copied: number, left: number) =>
  left === 0
    ? `${copied} satır eklendi. Kaydetmeden önce göz atın.`
    : `${copied} satır eklendi; ${left} satır, geceleri zaten fiyatlı ya da geçmiş olduğu için alınmadı.`;
