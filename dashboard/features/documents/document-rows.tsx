import { Link } from '@tanstack/react-router';
import type { AdminDocument } from '#domain/documents/schema.ts';
import { SortableList } from '#dashboard/list/rows/sortable-list.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { formatBytes } from '#dashboard/shared/upload/progress.ts';

type Props = {
  documents: AdminDocument[];
  openId: string | undefined;
  onOrder: (documents: AdminDocument[]) => void;
  onToggle: (id: number, on: boolean) => void;
};

export default function DocumentRows({ documents, openId, onOrder, onToggle }: Props) {
  return (
    <SortableList
      label="Belgeler"
      rows={documents}
      nameOf={({ title }) => title}
      onOrder={onOrder}
      className="max-w-3xl overflow-hidden rounded-lg border border-line bg-raised"
      rowClassName="border-b border-line last:border-b-0 pl-1"
    >
      {(document) => (
        <DocumentRow
          document={document}
          isOpen={String(document.id) === openId}
          onToggle={(on) => onToggle(document.id, on)}
        />
      )}
    </SortableList>
  );
}

type RowProps = { document: AdminDocument; isOpen: boolean; onToggle: (on: boolean) => void };

function DocumentRow({ document, isOpen, onToggle }: RowProps) {
  const { id, title, fileName, bytes, active } = document;
  return (
    <div
      className={cx(
        'relative flex items-center gap-3 px-2 py-2 hover:bg-sunken',
        isOpen && 'bg-accent-wash hover:bg-accent-wash',
      )}
    >
      <div className="min-w-0 flex-1">
        <Link
          to="/website/ourdocs/$id"
          params={{ id: String(id) }}
          data-row={id}
          aria-current={isOpen || undefined}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="truncate text-xs text-soft">
          {fileName === null
            ? 'Dosyası yok; sitede bağlantısız görünür'
            : `${fileName} · ${formatBytes(bytes ?? 0)}`}
        </p>
      </div>
      <span aria-hidden="true" className="text-xs text-soft">
        {active ? 'Sitede' : 'Gizli'}
      </span>
      <Switch label={`${title} sitede`} checked={active} onChange={onToggle} />
    </div>
  );
}
