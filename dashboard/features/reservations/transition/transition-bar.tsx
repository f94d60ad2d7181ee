import { lazy, Suspense, useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { inButtonOrder, type TransitionChoice, wordingOf } from './transitions.ts';

const loadDialog = () => import('./transition-dialog.tsx');
const TransitionDialog = lazy(loadDialog);

/** The possible transitions, the most important on the right; each asks first. */
export function TransitionBar({ detail }: { detail: ReservationDetail }) {
  const [asked, setAsked] = useState<TransitionChoice | null>(null);
  const transitions = inButtonOrder(detail.moves);
  useShortcuts(
    Object.fromEntries(
      transitions.flatMap((transition) => {
        const key = wordingOf(transition, detail.status).key;
        return key ? [[key, () => setAsked(transition)]] : [];
      }),
    ),
  );
  return (
    <div
      className="grid grid-cols-2 gap-2 md:flex md:flex-wrap md:justify-end [&>:last-child:nth-child(odd)]:col-span-2"
      onPointerEnter={() => void loadDialog()}
      onFocus={() => void loadDialog()}
    >
      {transitions.map((transition) => {
        const { verb, key, variant } = wordingOf(transition, detail.status);
        return (
          <Tooltip key={transition.status} text={verb} keys={key} side="top" align="end">
            <Button
              variant={variant}
              className="flex-1 whitespace-nowrap"
              aria-keyshortcuts={key}
              onClick={() => setAsked(transition)}
            >
              {verb}
            </Button>
          </Tooltip>
        );
      })}
      <Suspense>
        {asked && (
          <TransitionDialog detail={detail} transition={asked} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </div>
  );
}
