import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Bounds,
  boundsOf,
  isOnMap,
  type Location,
  type MapPoint,
  type MapView,
  toMap,
  viewAround,
} from '#domain/maps/projection.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import {
  after,
  type Camera,
  cameraFor,
  type Gesture,
  keptInside,
  onScreen,
  shownBy,
  type Size,
  viewOfMost,
} from './camera.ts';
import { type Cluster, clusterPins } from './cluster-pins.ts';
import { type Box, fitLabels } from './fit-labels.ts';
import mapUrl from './live-map.css?url';
import { PinButton } from './pin-button.tsx';
import { PinCard } from './pin-card.tsx';
import { Tiles } from './tiles.tsx';
import { useGestures } from './use-gestures.ts';
import { useTools } from './use-tools.ts';
import { say } from '#site/language.ts';

type Props = {
  /** What it shows, after "Harita: ". */
  title: string;
  items: readonly SearchItem[];
  /** Names on the map: regions, then beaches and harbours. */
  places: readonly MapPlace[];
  /** The initial view; around its villas by default. */
  start?: MapView;
  party: URLSearchParams;
  /** The visitor has moved it: what it shows now. */
  onMoved: (bounds: Bounds) => void;
  children?: ReactNode;
};

export type MapPlace = { name: string; location: Location | null; isShore?: boolean };

/** Pins closer than this overlap; for a thumb, what it touches of them does. */
const reach = () => ({ x: 84, y: matchMedia('(pointer: coarse)').matches ? 44 : 32 });
/** The part of the screen that a key moves by, and the zoom step of a cluster. */
const STEP = 0.25;
const ZOOM = 1.8;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The interactive map: by finger, wheel and keys; villas with their prices, near ones grouped. */
export function LiveMap({ title, items, places, start, party, onMoved, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [moved, setMoved] = useState<Camera | null>(null);
  const [chosen, setChosen] = useState<readonly SearchItem[]>([]);
  const tools = useTools(frame);
  const words = say('map');

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const located = items.flatMap((item) =>
    item.location && isOnMap(item.location) ? [{ item, point: toMap(item.location) }] : [],
  );
  const camera =
    size &&
    (moved ??
      cameraFor(
        start ??
          viewOfMost(
            items.flatMap(({ location }) => location ?? []),
            size,
          ),
        size,
      ));
  const move = (gesture: Gesture) => {
    if (!camera || !size) return;
    const next = after(camera, gesture, size);
    setMoved(next);
    onMoved(boundsOf(shownBy(next, size)));
  };
  const { layer, handlers } = useGestures(frame, move);
  const zoom = (grow: number, at?: MapPoint) => {
    if (!size) return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    const around = at ?? middle;
    move({ dx: middle.x - around.x, dy: middle.y - around.y, grow, around });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
    const grow = { '+': ZOOM, '-': 1 / ZOOM }[event.key];
    if (event.key === 'Escape') setChosen([]);
    if (!size || (!arrow && !grow)) return;
    event.preventDefault();
    if (grow) return zoom(grow);
    const [dx, dy] = arrow ?? [0, 0];
    const by = { dx: dx * STEP * size.width, dy: dy * STEP * size.height };
    move({ ...by, grow: 1, around: { x: 0, y: 0 } });
  };

  const inView = !camera
    ? []
    : located
        .map(({ item, point }) => ({ item, ...onScreen(point, camera, size) }))
        .filter(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height);
  const outside = located.length - inView.length;
  const showAll = () => {
    if (!size) return;
    const places = located.map(({ item }) => item.location as Location);
    const all = cameraFor(viewAround(places, { shape: size.width / size.height }), size);
    setMoved(all);
    onMoved(boundsOf(shownBy(all, size)));
  };
  const clusters = !camera
    ? []
    : clusterPins(inView, reach()).map((one) => ({ ...one, ...keptInside(one, pinOf(one), size) }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes keys as a whole; what can be pressed in it are buttons
    <section
      ref={frame}
      className="live-map"
      aria-label={words.live(title)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- moved by the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <link rel="stylesheet" href={mapUrl} precedence="island" />
      {camera && (
        <div className="map-layer" ref={layer}>
          <Coast view={shownBy(camera, size)} />
          <Tiles view={shownBy(camera, size)} size={size} />
          <Names places={places} camera={camera} size={size} tools={tools} pins={clusters} />
          {clusters.map(({ items: members, x, y }) => (
            <PinButton
              key={members[0]?.id}
              items={members}
              x={x}
              y={y}
              isChosen={chosen[0]?.id === members[0]?.id}
              onPress={() =>
                canPart(members) && members.length > 4 ? zoom(2.6, { x, y }) : setChosen(members)
              }
            />
          ))}
        </div>
      )}
      <div className="map-tools" data-over="">
        <button type="button" aria-label={words.closer} onClick={() => zoom(ZOOM)}>
          +
        </button>
        <button type="button" aria-label={words.farther} onClick={() => zoom(1 / ZOOM)}>
          −
        </button>
      </div>
      {camera && outside > 0 && (
        <button type="button" className="map-outside" data-over="" onClick={showAll}>
          {words.outside(outside)}
        </button>
      )}
      {children}
      {chosen.length > 0 && <PinCard items={chosen} party={party} onClose={() => setChosen([])} />}
    </section>
  );
}

/** Pins of one cell of approximate locations never separate, however close one zooms. */
const canPart = (items: readonly SearchItem[]): boolean =>
  new Set(items.map(({ location }) => `${location?.latitude} ${location?.longitude}`)).size > 1;

/** The coast, half a screen beyond what is shown on every side. */
function Coast({ view: { x, y, width, height } }: { view: MapView }) {
  const box = [x - width / 2, y - height / 2, 2 * width, 2 * height].join(' ');
  const [land, lakes] = ['/map/coast.svg#a', '/map/coast.svg#b'];
  return (
    <svg viewBox={box} aria-hidden="true" fill="none">
      <use href={land} stroke="var(--map-shallow)" strokeWidth="14" opacity=".5" />
      <use href={land} stroke="var(--map-shallow)" strokeWidth="6" />
      <use href={land} fill="var(--map-land)" stroke="var(--map-line)" />
      <use href={lakes} fill="var(--map-sea)" stroke="var(--map-line)" strokeWidth=".7" />
    </svg>
  );
}

type NamesProps = {
  places: Props['places'];
  camera: Camera;
  size: Size;
  tools: readonly Box[];
  pins: readonly Cluster<SearchItem>[];
};

/** Names of regions, as many as find room beside the villas. */
function Names({ places, camera, size, tools, pins }: NamesProps) {
  const seen = places.flatMap(({ name, location, isShore }) =>
    location && isOnMap(location)
      ? [{ name, isShore, ...onScreen(toMap(location), camera, size) }]
      : [],
  );
  const obstacles = [...tools, ...pins.map((pin) => ({ x: pin.x, y: pin.y, ...pinOf(pin) }))];
  const sides = fitLabels(seen, { size, obstacles, dots: false });
  return seen.map(({ name, isShore, x, y }, i) =>
    sides[i] ? (
      <span
        key={name}
        className={isShore ? 'map-name shore' : 'map-name'}
        data-side={sides[i]}
        aria-hidden="true"
        style={{ left: x, top: y }}
      >
        <span>{name}</span>
      </span>
    ) : null,
  );
}

/** Room that a pin takes: a price is wider than a number. */
const pinOf = ({ items }: Cluster<SearchItem>): Size => ({
  width: items.length > 1 ? 34 : 84,
  height: 32,
});
