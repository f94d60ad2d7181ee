import type { SearchItem } from '#domain/search/schema.ts';
import { cardPrice } from '#site/lib/format/card-text.ts';
import { Price } from '#site/ui/price.tsx';

type Props = {
  items: readonly SearchItem[];
  /** Pixels of the map. */
  x: number;
  y: number;
  isChosen: boolean;
  onPress: () => void;
};

/** A villa with what it costs, or how many villas stand so near to each other. */
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
      aria-label={isMany ? `${items.length} villa, ${first.town.name} ve çevresi` : undefined}
      style={{ left: x, top: y }}
      onClick={onPress}
    >
      {isMany ? (
        items.length
      ) : (
        <>
          <span className="visually-hidden">{first.name}, </span>
          <Price kurus={cardPrice(first).kurus} />
        </>
      )}
    </button>
  );
}
