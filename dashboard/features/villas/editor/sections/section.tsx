import { type ReactNode, useId } from 'react';
import type { SectionId } from './sections.ts';
import { SECTIONS } from './sections.ts';

type Props = { id: SectionId; intro?: ReactNode; children: ReactNode };

/** A section of the editor under its anchor. */
export function Section({ id, intro, children }: Props) {
  const titleId = useId();
  const title = SECTIONS.find((section) => section.id === id)?.title;
  return (
    <section
      id={id}
      data-section={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-28 gap-4 border-b border-line py-6 first:pt-0 lg:scroll-mt-4"
    >
      <header>
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        {intro && <div className="mt-0.5 max-w-prose text-soft">{intro}</div>}
      </header>
      {children}
    </section>
  );
}

/** Fields beside each other as far as there is room. */
export function Row({ of, children }: { of: 2 | 3 | 4; children: ReactNode }) {
  const columns = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'grid-cols-2 sm:grid-cols-4' };
  return <div className={`grid items-start gap-3 ${columns[of]}`}>{children}</div>;
}
