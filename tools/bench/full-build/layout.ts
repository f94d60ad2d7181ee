import { withoutCounters } from '../lib/same-page.ts';

/**
 * The part of a villa page that is the same for all villas, which tools/bench/peers/eleventy puts around
 * its own.
 */
type VillaLayout = Record<
  | 'start'
  | 'afterCanonical'
  | 'afterPreload'
  | 'afterShare'
  | 'beforeMain'
  | 'end'
  | 'permit'
  | 'licence'
  | 'heart'
  | 'menu'
  | 'moreSheet'
  | 'calendarHead'
  | 'calendarKey'
  | 'laterHead'
  | 'closeButton'
  | 'stayDates'
  | 'stayFoot',
  string
> & {
  calendarIsland: Island;
  commentIsland: Island;
  bookingIsland: Island;
  similarIsland: Island;
  bookingProps: { cancelTiers: unknown; whatsapp: string };
};

type Island = { component: string; name: string; renderer: string };

/** Extracts it from a page of ours. @throws when a part is missing */
export function readLayout(page: string): VillaLayout {
  const html = withoutCounters(page);
  /** From `from`, included, to `to`, excluded. */
  const between = (from: string, to: string): string => {
    const start = html.indexOf(from);
    const end = html.indexOf(to, start + from.length);
    if (start < 0 || end < 0) throw new Error(`the villa page has no ${from} … ${to}`);
    return html.slice(start, end);
  };
  /** From `from`, excluded, to `to`, included. */
  const after = (from: string, to: string): string => between(from, to).slice(from.length) + to;
  const canonical = /<link rel="canonical" href="[^"]+">/.exec(html)?.[0] ?? '';
  return {
    start: html.slice(0, html.indexOf('<title>')),
    afterCanonical: between(canonical, '<link rel="preload" as="image"').slice(canonical.length),
    afterPreload: between('<link rel="icon"', '<meta property="og:title"'),
    afterShare: between('<meta name="twitter:card"', '<script type="application/ld+json">'),
    beforeMain: `${between('<script type="speculationrules">', '<main id="icerik">')}<main id="icerik">`,
    end: html.slice(html.indexOf('</main>')),
    permit: after('<span>İzin belgesi ', 'rel="noopener">'),
    licence: between('<a href="https://www.tursab', '<span>İlan'),
    heart: after('aria-pressed="false" data-slug=', '</svg>').replace(/^[^>]*>/, ''),
    menu: between('<nav class="villa-nav"', '<div class="villa-text">'),
    moreSheet: between('<link rel="stylesheet" href="/_astro/more', '<section'),
    calendarHead: between('<div class="date-head', '<div class="calendar-months">'),
    calendarKey: between('<ul class="calendar-key">', '<details class="calendar-later">'),
    laterHead: between('<details class="calendar-later">', '<dl class="terms">'),
    closeButton: between('<button type="button" class="icon-button" aria-label="Kapat">', '</div>'),
    stayDates: between('<div class="stay-dates needs-js">', '<div class="guests-rows">'),
    stayFoot: between('<div class="price-area"', '<a class="stay-ask"'),
    calendarIsland: islandOf(html, 'booking-calendar'),
    commentIsland: islandOf(html, 'write-comment'),
    bookingIsland: islandOf(html, 'booking-card'),
    similarIsland: islandOf(html, 'similar-villas'),
    bookingProps: bookingPropsOf(html),
  };
}

/** @param name of the island's file */
function islandOf(html: string, name: string): Island {
  const component = new RegExp(`component-url="(/_astro/${name}[^"]+)"`).exec(html)?.[1];
  const renderer = /renderer-url="([^"]+)"/.exec(html)?.[1];
  if (!component || !renderer) throw new Error(`the villa page has no island ${name}`);
  return { component, name, renderer };
}

/** The booking card's props that are the same for every villa. */
function bookingPropsOf(html: string): VillaLayout['bookingProps'] {
  const props = /booking-card[^>]* props='([^']+)'/.exec(html)?.[1] ?? '';
  const wire = JSON.parse(props.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
  return { cancelTiers: wire.cancelTiers, whatsapp: String(wire.whatsapp) };
}
