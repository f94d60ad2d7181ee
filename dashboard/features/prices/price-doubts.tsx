import { describePriceDoubt, type PriceDoubt } from '#domain/prices/doubt.ts';
import { Tick } from '#dashboard/ui/controls.tsx';

type Props = {
  doubts: readonly (PriceDoubt & { villa?: string })[];
  isSure: boolean;
  onSure: (isSure: boolean) => void;
};

/** Doubts that are written out; the others are counted. */
const SHOWN = 8;

/** Prices far from those that stand, with both numbers: they are only saved once ticked. */
export function PriceDoubts({ doubts, isSure, onSure }: Props) {
  if (doubts.length === 0) return null;
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="font-medium">Bu fiyatlar doğru mu?</p>
      <ul className="grid gap-0.5 tabular-nums">
        {doubts.slice(0, SHOWN).map((doubt) => (
          <li key={`${doubt.villa}:${doubt.startsOn}:${doubt.endsOn}:${doubt.before}`}>
            {doubt.villa && `${doubt.villa} · `}
            {describePriceDoubt(doubt)}
          </li>
        ))}
        {doubts.length > SHOWN && <li>ve {doubts.length - SHOWN} dönem daha</li>}
      </ul>
      <Tick className="min-h-6" checked={isSure} onChange={({ target }) => onSure(target.checked)}>
        Evet, böyle kaydet
      </Tick>
    </div>
  );
}
