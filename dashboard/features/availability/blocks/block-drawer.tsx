import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatStay } from '#domain/values/dates.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { FREED_NIGHTS } from '#dashboard/shared/freed-nights.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { OfficeBlock, useMayChangeBlock } from '#dashboard/shared/office-block.tsx';
import type { BlockStart } from '../block-values.ts';
import { deleteBlock, NIGHTS } from '../block-writes.ts';
import { blockQuery } from './api.ts';
import { BlockForm } from './block-form.tsx';

type NewProps = {
  /** Known values: the villa and the nights selected by dragging. */
  start?: BlockStart;
  title?: string;
  /** Other actions for these nights, above the form. */
  children?: ReactNode;
  onClose: () => void;
};

export function NewBlockDrawer(props: NewProps) {
  const { start = {}, title = 'Tarih kapat', children, onClose } = props;
  return (
    <FormDrawer title={title} onClose={onClose}>
      {children}
      <BlockForm block={null} start={start} onDone={onClose} />
    </FormDrawer>
  );
}

export function BlockDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(blockQuery(id));
  const block = query.data;
  const mayChange = useMayChangeBlock();
  return (
    <RowDrawer
      title={block?.villa_name ?? 'Kapatılmış tarih'}
      onClose={onClose}
      actions={
        block &&
        mayChange(block) && (
          <DeleteRow
            title="Bu kapatma silinsin mi?"
            text={`${block.villa_name}, ${formatStay(block.started_at, block.finished_at)}: ${block.nights} gece ${FREED_NIGHTS}`}
            send={() => deleteBlock(block)}
            done="Kapatma silindi"
            changes={NIGHTS}
            onDone={onClose}
            onStale={() => void query.refetch()}
          />
        )
      }
      query={query}
      row={block}
      missing="Bu kapatma artık yok"
      missingText="Silinmiş ya da opsiyonun süresi dolmuş olabilir."
      waiting="h-72"
    >
      {(row) =>
        mayChange(row) ? (
          <BlockForm
            key={`${id} ${row.version}`}
            block={row}
            start={row}
            onDone={onClose}
            onReload={() => void query.refetch()}
          />
        ) : (
          <OfficeBlock block={row} villa={row.villa_name} />
        )
      }
    </RowDrawer>
  );
}
