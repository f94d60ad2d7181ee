import type { SearchItem } from '#domain/search/schema.ts';
import { cardPrice } from '#site/lib/format/card-text.ts';
import type { ShownPrice } from '#site/lib/format/shown-price.ts';
import { Price } from '#site/ui/price.tsx';
import { say } from '#site/language.ts';

type Props = {
  items: readonly SearchItem[];
  /** Pixels of the map. */
  x: number;
  y: number;
  isChosen: boolean;
  onPress: () => void;
};

/** A villa with its price, or the number of villas that are close together. */
export function PinButton({ items, x, y, isChosen, onPress }: Props) {
  const [first] = items;
  if (first === undefined) return null;
  const isMany = items.length > 1;
  return (
    <button
      type="button"
      className="map-pin"
      data-many={isMany || undefined}
      aria-pressed={isChosen}
      aria-label={isMany ? say('map').around(items.length, first.town.name) : undefined}
      style={{ left: x, top: y }}
      onClick={onPress}
    >
      {isMany ? (
        items.length
      ) : (
        <>
          <span className="visually-hidden">{first.name}, </span>
          <PinPrice price={cardPrice(first)} />
        </>
      )}
    </button>
  );
}

function PinPrice({ price }: { price: ShownPrice }) {
  if (price.of === 'stay') return <Price kurus={price.total} />;
  return <Price kurus={price.from} to={price.to} />;
}
