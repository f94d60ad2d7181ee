import { type PointerEvent as ReactPointer, type RefObject, useEffect, useRef } from 'react';
import type { MapPoint } from '#domain/maps/projection.ts';
import type { Gesture } from './camera.ts';

/** Movements below this, in pixels, are clicks and not drags. */
const DRAG = 4;

/**
 * Drags with one finger, pinches with two, zooms with Ctrl and the wheel (a touchpad's pinch).
 * Meanwhile only the layer is transformed; `onGesture` gets the result.
 */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  onGesture: (gesture: Gesture) => void,
) {
  const layer = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { from: MapPoint; to: MapPoint }>());
  const latest = useRef(onGesture);
  useEffect(() => {
    latest.current = onGesture;
  });

  const pointOf = (event: { clientX: number; clientY: number }): MapPoint => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const show = (gesture: Gesture | null) => {
    if (layer.current) layer.current.style.transform = gesture ? transformOf(gesture) : '';
    frame.current?.toggleAttribute('data-moving', gesture !== null);
  };
  const end = () => {
    const gesture = gestureOf([...fingers.current.values()]);
    show(null);
    if (Math.hypot(gesture.dx, gesture.dy) > DRAG || gesture.grow !== 1) latest.current(gesture);
    for (const finger of fingers.current.values()) finger.from = finger.to;
  };

  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const grow = Math.exp(-Math.max(-50, Math.min(50, event.deltaY)) / 100);
      const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const around = { x: event.clientX - left, y: event.clientY - top };
      latest.current({ dx: 0, dy: 0, grow, around });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);

  const handlers = {
    onPointerDown: (event: ReactPointer) => {
      if (event.button !== 0 || (event.target as HTMLElement).closest('button, a')) return;
      frame.current?.setPointerCapture(event.pointerId);
      if (fingers.current.size > 0) end();
      const at = pointOf(event);
      fingers.current.set(event.pointerId, { from: at, to: at });
    },
    onPointerMove: (event: ReactPointer) => {
      const finger = fingers.current.get(event.pointerId);
      if (finger === undefined) return;
      finger.to = pointOf(event);
      show(gestureOf([...fingers.current.values()]));
    },
    onPointerUp: (event: ReactPointer) => {
      if (!fingers.current.has(event.pointerId)) return;
      end();
      fingers.current.delete(event.pointerId);
    },
    onPointerCancel: (event: ReactPointer) => {
      fingers.current.delete(event.pointerId);
      show(null);
    },
  };
  return { layer, handlers };
}

function gestureOf([first, second]: readonly { from: MapPoint; to: MapPoint }[]): Gesture {
  if (first === undefined) return { dx: 0, dy: 0, grow: 1, around: { x: 0, y: 0 } };
  if (second === undefined) {
    const { from, to } = first;
    return { dx: to.x - from.x, dy: to.y - from.y, grow: 1, around: from };
  }
  const before = middleOf(first.from, second.from);
  const now = middleOf(first.to, second.to);
  const grow = apart(first.to, second.to) / Math.max(1, apart(first.from, second.from));
  return { dx: now.x - before.x, dy: now.y - before.y, grow, around: before };
}

const middleOf = (a: MapPoint, b: MapPoint) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);

const transformOf = ({ dx, dy, grow, around }: Gesture): string =>
  `translate(${dx + around.x * (1 - grow)}px, ${dy + around.y * (1 - grow)}px) scale(${grow})`;
