import { useEffect } from 'react';
import type { SearchItem } from '#domain/search/schema.ts';
import { cardFacts, cardPrice, villaHref } from '#site/lib/format/card-text.ts';
import { backCloses } from '#site/lib/back-closes.ts';
import { Icon } from '#site/ui/icon.tsx';
import { ShownPrice } from '#site/ui/shown-price.tsx';
import { say } from '#site/language.ts';

type Props = { items: readonly SearchItem[]; party: URLSearchParams; onClose: () => void };

/** The villas of a pressed pin. */
export function PinCard({ items, party, onClose }: Props) {
  useEffect(() => backCloses(onClose), [onClose]);
  return (
    <div className="map-card panel" aria-live="polite">
      <button
        type="button"
        className="icon-button map-card-close"
        aria-label={say('map').close}
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
      {items.map((item) => {
        return (
          <a key={item.id} href={villaHref(item, party)}>
            {item.thumbnail && (
              <img src={item.thumbnail} alt="" width="84" height="63" loading="lazy" />
            )}
            <b>{item.name}</b>
            <span>{cardFacts(item)}</span>
            <span data-price="">
              <ShownPrice price={cardPrice(item)} />
            </span>
          </a>
        );
      })}
    </div>
  );
}
