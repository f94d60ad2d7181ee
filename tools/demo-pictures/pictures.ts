import { statSync } from 'node:fs';
import { villaFacts } from '#drizzle/seed/content/villas/villas.ts';
import type { VillaFacts } from '#drizzle/seed/content/villas/villa-facts.ts';
import colors from './colors.json' with { type: 'json' };
import { describeView } from './identity/alt.ts';
import type { House } from './identity/house.ts';
import { houseOf } from './identity/house-of.ts';
import type { ViewKind } from './identity/views.ts';
import { viewsOf } from './identity/views.ts';

/** Number of demo villas with their own pictures; further ones reuse them. */
export const DRAWN_VILLAS = 120;

/** A drawn picture as a row refers to it: its files are in the bucket under `key`. */
interface DemoPicture {
  readonly key: string;
  readonly alt: string;
  /** Average colour, `#rrggbb`. */
  readonly color: string;
  readonly width: number;
  readonly height: number;
}

const COLORS: Readonly<Record<string, string>> = colors;

/** Key of a picture's files in the bucket, like that of an upload. */
const keyOf = (id: string): string => `pictures/${id}`;

const BEDROOM = /^(?:1\. )?yatak odası/i;

/** The room of a view, in the words of the villa's own list of rooms. */
function roomOf(kind: ViewKind, { rooms }: Pick<VillaFacts, 'rooms'>): string {
  switch (kind) {
    case 'pool':
      return 'Havuz';
    case 'indoor-pool':
      return 'Kapalı havuz';
    case 'terrace':
      return 'Teras';
    case 'kitchen':
      return 'Mutfak';
    case 'bathroom':
      return 'Banyo';
    case 'bedroom':
      return BEDROOM.exec(rooms[0]?.name ?? '')?.[0] ?? 'Yatak odası';
    default:
      return 'Dış';
  }
}

/** The pictures of a demo villa, the cover first. */
export function picturesOf(facts: VillaFacts): (DemoPicture & { room: string })[] {
  const drawn = facts.n < DRAWN_VILLAS ? facts : villaFacts(mostAlike(houseOf(facts), facts.n));
  const house = houseOf(drawn);
  return viewsOf(house, drawn.n).flatMap((view) => {
    const color = COLORS[view.id];
    if (color === undefined) return [];
    const picture = { key: keyOf(view.id), alt: describeView(house, view), color };
    return [{ ...picture, width: 1280, height: 960, room: roomOf(view.kind, facts) }];
  });
}

let drawnHouses: readonly House[] | undefined;

/** The drawn house that contradicts another house's facts least; equal ones alternate with `n`. */
function mostAlike(house: House, n: number): number {
  drawnHouses ??= Array.from({ length: DRAWN_VILLAS }, (_, i) => houseOf(villaFacts(i)));
  const misfits = drawnHouses.map((other) => misfit(house, other));
  const least = Math.min(...misfits);
  const best = misfits.flatMap((value, i) => (value === least ? [i] : []));
  return best[n % best.length] ?? 0;
}

function misfit(a: House, b: House): number {
  const unlike = (weight: number, one: unknown, other: unknown) => (one === other ? 0 : weight);
  return (
    unlike(64, a.landscape, b.landscape) +
    unlike(32, a.pool?.shape, b.pool?.shape) +
    unlike(16, a.walled, b.walled) +
    unlike(16, a.indoorPool === null, b.indoorPool === null) +
    unlike(8, a.childrensPool === null, b.childrensPool === null) +
    unlike(8, a.sea, b.sea) +
    unlike(8, a.style === 'block', b.style === 'block') +
    4 * Math.abs(a.storeys - b.storeys)
  );
}

/** A view of a demo villa in a landscape, if possible one that is not `used` yet. */
export function findPicture(
  { landscape, view }: { landscape: House['landscape']; view: ViewKind },
  used: ReadonlySet<string>,
): DemoPicture | null {
  const free = Array.from({ length: DRAWN_VILLAS }, (_, n) => villaFacts(n))
    .filter((facts) => facts.scene.landscape === landscape)
    .flatMap((facts) => picturesOf(facts))
    .filter(({ key }) => !used.has(key));
  return free.find(({ key }) => key.endsWith(`/${view}`)) ?? free[0] ?? null;
}

/** The wide picture of the home page. */
export const homePicture = (): DemoPicture => ({
  key: keyOf('places/home'),
  alt: 'Temsilî görsel: Gün batımında bir koy: yamaçta beyaz villalar, suda bir gulet, önde zeytin ve begonvil',
  color: COLORS['places/home'] ?? '',
  width: 1280,
  height: 640,
});

/** Key of the drawn picture of a region; null while it is not drawn. */
export function townPicture(slug: string): string | null {
  const id = `places/${slug}`;
  return COLORS[id] === undefined ? null : keyOf(id);
}

const PAPERS = new URL('./files/papers/', import.meta.url);

/** The stored file of a paper of the demo agency. */
export const paperFile = (paper: string) => ({
  file: `documents/demo/${paper}.pdf`,
  fileName: `${paper}.pdf`,
  contentType: 'application/pdf',
  bytes: statSync(new URL(`${paper}.pdf`, PAPERS)).size,
});
