import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { useVillaForm } from './sections/fields.tsx';
import { changedSections, type VillaFormInput } from './form.ts';
import { type Part, PARTS } from '../parts.ts';
import { type Parts, SECTIONS } from './sections/sections.ts';
import { useSectionInView } from './use-section-in-view.ts';

type Props = {
  villa: AdminVilla;
  part: Part | undefined;
  parts: Parts;
  /** The form's initial values; changed sections are marked. */
  base: VillaFormInput;
};

const ITEM =
  'flex h-8 shrink-0 items-center gap-2 rounded-md px-2 whitespace-nowrap max-lg:h-11 hover:bg-sunken';
const HERE = 'bg-accent-wash font-medium text-accent hover:bg-accent-wash';

/** The position in the villa, changed sections and errors; a strip on a phone. */
export function SideList({ villa, part, parts, base }: Props) {
  const inView = useSectionInView(part === undefined);
  const here = part ?? inView;
  const strip = useRef<HTMLElement>(null);
  // On a phone the list is a strip: the section that is read stays in sight.
  useEffect(() => {
    const item = strip.current?.querySelector<HTMLElement>(`[data-item="${here}"]`);
    if (item) strip.current?.scrollTo({ left: item.offsetLeft - 16, behavior: 'smooth' });
  }, [here]);
  const { control, formState } = useVillaForm();
  const values = useWatch({ control }) as VillaFormInput;
  const changed = changedSections(base, values);
  const { images, dates, prices, calendarSources, commentCounts } = villa;
  const counts: Partial<Record<Part, number>> = {
    prices: prices.length,
    dates: dates.length,
    feeds: calendarSources.length,
    pictures: images.length,
  };
  return (
    <nav
      ref={strip}
      aria-label="Villanın bölümleri"
      className="z-10 flex gap-1 overflow-x-auto bg-ground py-2 max-lg:sticky max-lg:border-b max-lg:border-line max-lg:top-14 max-lg:-mx-3 max-lg:px-3 lg:sticky lg:top-0 lg:grid lg:content-start lg:self-start lg:py-4"
    >
      {SECTIONS.filter(({ id }) => id !== 'btrans' || villa.btrans !== null).map(
        ({ id, title, keys }) => (
          <Link
            key={id}
            to="."
            search={{}}
            hash={id}
            data-item={id}
            aria-current={here === id ? 'location' : undefined}
            className={cx(ITEM, here === id && HERE)}
          >
            <span className="flex-1">{title}</span>
            {keys.some((key) => formState.errors[key]) ? (
              <Mark color="bg-red" text="düzeltilecek alan var" />
            ) : (
              keys.some((key) => changed.includes(key)) && (
                <Mark color="bg-accent" text="kaydedilmedi" />
              )
            )}
          </Link>
        ),
      )}
      <hr className="border-line max-lg:hidden lg:my-2" />
      {(Object.keys(parts) as Part[]).map((one) => (
        <Link
          key={one}
          to="."
          search={{ part: one }}
          data-item={one}
          aria-current={here === one ? 'page' : undefined}
          className={cx(ITEM, here === one && HERE)}
        >
          <span className="flex-1">{PARTS[one]}</span>
          {counts[one] !== undefined && <Count>{counts[one]}</Count>}
        </Link>
      ))}
      <Link to="/comments" search={{ villa_id: String(villa.id) }} className={ITEM}>
        <span className="flex-1">Yorumlar</span>
        <Count>
          {commentCounts.waiting > 0
            ? `${commentCounts.waiting} bekliyor`
            : String(commentCounts.total)}
        </Count>
      </Link>
    </nav>
  );
}

function Mark({ color, text }: { color: string; text: string }) {
  return (
    <span title={text} className={cx('size-2 rounded-full', color)}>
      <span className="sr-only"> ({text})</span>
    </span>
  );
}

const Count = ({ children }: { children: ReactNode }) => (
  <span className="figures text-xs text-soft">{children}</span>
);
