import { ChevronLeft, ChevronRight } from 'lucide-react';
import { groupThousands } from '#domain/values/money.ts';
import { IconButton } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

type Props = {
  /** 1 is the first page. */
  page: number;
  take: number;
  total: number;
  onPage: (page: number) => void;
};

/** "101–200 / 246" and, where there are more pages, the two ways; `[` and `]` are the screen's to bind. */
export function Pagination({ page, take, total, onPage }: Props) {
  const first = (page - 1) * take + 1;
  const last = Math.min(page * take, total);
  return (
    <nav aria-label="Sayfalar" className="flex items-center gap-1 text-soft">
      <span className="figures px-1">
        {groupThousands(first)}–{groupThousands(last)} / {groupThousands(total)}
      </span>
      {total > take && (
        <>
          <Tooltip text="Önceki sayfa" keys="[" side="top" align="end">
            <IconButton
              label="Önceki sayfa"
              keys="["
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              <ChevronLeft size={16} />
            </IconButton>
          </Tooltip>
          <Tooltip text="Sonraki sayfa" keys="]" side="top" align="end">
            <IconButton
              label="Sonraki sayfa"
              keys="]"
              disabled={last >= total}
              onClick={() => onPage(page + 1)}
            >
              <ChevronRight size={16} />
            </IconButton>
          </Tooltip>
        </>
      )}
    </nav>
  );
}
