import type { SearchItem } from '#domain/search/schema.ts';
import {
  cardFacts,
  cardPrice,
  cardRating,
  cardStay,
  villaHref,
} from '#site/lib/format/card-text.ts';
import { keyOfThumbnail, pictureSource, toneOf } from '#site/lib/picture.ts';
import { Icon } from './icon.tsx';
import { ShownPrice } from './shown-price.tsx';
import { say } from '#site/language.ts';

const SIZES = '(min-width: 1080px) 380px, (min-width: 700px) 45vw, 92vw';

/** The same card as card.astro, for villas that come after the page. */
export function Card({ item, party }: { item: SearchItem; party: URLSearchParams }) {
  const words = say('cards');
  const stay = cardStay(item, party);
  const { avif, src } = pictureSource(keyOfThumbnail(item.thumbnail));
  const tone = item.thumbnail
    ? ({ '--tone': toneOf(item.color) } as React.CSSProperties)
    : undefined;
  return (
    <article className="card">
      <div className="card-picture" style={tone}>
        {item.thumbnail && (
          <picture>
            <source type="image/avif" srcSet={avif} sizes={SIZES} />
            <img src={src} alt="" width="800" height="600" loading="lazy" />
          </picture>
        )}
      </div>
      <button
        className="heart"
        type="button"
        data-do="favourite"
        data-id={item.id}
        data-slug={item.slug}
        aria-label={words.favourite(item.name)}
      >
        <Icon name="heart" />
      </button>
      <h3 className="card-name">
        <a href={villaHref(item, party)}>{item.name}</a>
      </h3>
      {cardRating(item) && (
        <p className="card-rating">
          <span className="visually-hidden">{`${words.score} `}</span>
          {cardRating(item)}
        </p>
      )}
      <p className="card-facts">{cardFacts(item)}</p>
      {stay && <p className="card-stay">{stay}</p>}
      <div className="card-foot">
        {item.instant && <span className="card-instant">{words.instant}</span>}
        {item.permitNo && <span className="card-permit">{words.permit(item.permitNo)}</span>}
        <span className="card-price">
          <ShownPrice price={cardPrice(item)} />
        </span>
      </div>
    </article>
  );
}
