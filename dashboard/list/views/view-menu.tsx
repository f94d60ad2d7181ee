import { useQuery } from '@tanstack/react-query';
import { Bookmark, Check, Pencil, Users } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { SavedView, ViewState } from '#domain/saved-views/schema.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';
import type { ListSearch } from '../filters/list-search.ts';
import { fromViewState, isShown, toViewState } from './view-state.ts';
import { viewsQuery } from './views-api.ts';

const ViewDialog = lazy(() => import('./view-dialog.tsx'));

type Props = {
  screen: string;
  search: ListSearch;
  columns: string[];
  /** There is no room for its name. */
  small: boolean;
  onOpen: (search: Record<string, string>, columns: string[] | null) => void;
};

/** The person's named views of a list, and those that colleagues share. */
export function ViewMenu({ screen, search, columns, small, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useCloseOutside(box, open, () => setOpen(false));
  const { data } = useQuery(viewsQuery(screen));
  const views = data?.items ?? [];
  const current = views.find(({ state }) => isShown(state, search));
  const state = toViewState(search, columns);
  const choose = (kept: ViewState) => {
    const view = fromViewState(kept);
    onOpen(view.search, view.columns);
    setOpen(false);
  };
  return (
    <div ref={box} className="relative">
      <Button
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="max-w-48"
      >
        <Bookmark size={14} aria-hidden="true" className="shrink-0" />
        <span className={small ? 'sr-only' : 'truncate'}>{current?.name ?? 'Görünümler'}</span>
      </Button>
      <div
        id={panelId}
        hidden={!open}
        className="floating absolute top-full right-0 z-20 mt-1 w-72 rounded-lg border border-line bg-raised p-1 max-md:right-auto max-md:left-0"
      >
        {views.length === 0 && (
          <p className="px-2 py-1.5 text-soft">
            Sık baktığınız filtreleri bir ad verip saklayın; isterseniz ekiple paylaşın.
          </p>
        )}
        <ul aria-label="Kayıtlı görünümler" className="max-h-72 overflow-y-auto">
          {views.map((view) => (
            <li key={view.id} className="group flex items-center">
              <button
                type="button"
                aria-current={view === current}
                onClick={() => choose(view.state)}
                className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left hover:bg-sunken max-md:min-h-11"
              >
                <Check
                  size={14}
                  aria-hidden="true"
                  className={cx('shrink-0', view !== current && 'invisible')}
                />
                <span className="min-w-0 flex-1 truncate">{view.name}</span>
                {view.shared && (
                  <span className="flex shrink-0 items-center gap-1 text-xs text-soft">
                    <Users size={12} aria-hidden="true" />
                    {view.mine ? 'paylaşılıyor' : view.owner}
                  </span>
                )}
              </button>
              {view.mine && (
                <IconButton
                  label={`“${view.name}” görünümünü düzenleyin`}
                  onClick={() => setEdited(view)}
                >
                  <Pencil size={14} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-1 border-t border-line pt-1">
          <Button variant="quiet" onClick={() => setEdited('new')}>
            Bu görünümü sakla…
          </Button>
        </div>
      </div>
      <Suspense>
        {edited && (
          <ViewDialog
            screen={screen}
            view={edited === 'new' ? null : edited}
            state={state}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
