import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './class-names.ts';

/** Focusable, so that the keyboard scrolls it too (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = 0;

type Props = { label: string; className?: string; children: ReactNode };

/**
 * Content wider or taller than its container, scrolling by itself; its right edge fades while there
 * is more.
 */
export function ScrollRegion({ label, className, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return;
    const look = () => setMore(hasMore(scroller));
    const observer = new ResizeObserver(look);
    for (const part of [scroller, ...scroller.children]) observer.observe(part);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  return (
    <section
      ref={box}
      aria-label={label}
      tabIndex={SCROLLED_BY_KEYS}
      data-more={more || undefined}
      className={cx('relative data-more:fading overflow-auto', className)}
    >
      {children}
    </section>
  );
}

/** A pixel is lost to rounding. */
const hasMore = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): boolean =>
  scrollLeft + clientWidth < scrollWidth - 1;
