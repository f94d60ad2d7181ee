import { lazy, Suspense, useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { inButtonOrder, type Move, wordingOf } from './moves.ts';

const loadDialog = () => import('./move-dialog.tsx');
const MoveDialog = lazy(loadDialog);

/** The moves the server allows, the weightiest at the right; each asks before it happens. */
export function MoveBar({ detail }: { detail: ReservationDetail }) {
  const [asked, setAsked] = useState<Move | null>(null);
  const moves = inButtonOrder(detail.moves);
  useShortcuts(
    Object.fromEntries(
      moves.flatMap((move) => {
        const key = wordingOf(move, detail.status).key;
        return key ? [[key, () => setAsked(move)]] : [];
      }),
    ),
  );
  return (
    <div
      className="grid grid-cols-2 gap-2 md:flex md:justify-end [&>:last-child:nth-child(odd)]:col-span-2"
      onPointerEnter={() => void loadDialog()}
      onFocus={() => void loadDialog()}
    >
      {moves.map((move) => {
        const { verb, key, look } = wordingOf(move, detail.status);
        return (
          <Tooltip key={move.status} text={verb} keys={key} side="top" align="end">
            <Button
              look={look}
              className="flex-1"
              aria-keyshortcuts={key}
              onClick={() => setAsked(move)}
            >
              {verb}
            </Button>
          </Tooltip>
        );
      })}
      <Suspense>
        {asked && <MoveDialog detail={detail} move={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </div>
  );
}
