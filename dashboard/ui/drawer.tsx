import type { ReactNode } from 'react';

type Props = {
  /** Id of the heading inside that names it. */
  labelledBy: string;
  header: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * Details beside a list, not over it: a column on the right from 1024 px on, the whole screen
 * below. Header and footer are fixed, the middle scrolls.
 */
export function Drawer({ labelledBy, header, footer, children }: Props) {
  return (
    <aside
      aria-labelledby={labelledBy}
      className="flex min-h-0 flex-col bg-raised max-lg:min-h-[calc(100dvh-3.5rem)] lg:w-[27rem] lg:shrink-0 lg:border-l lg:border-line"
    >
      <div className="border-b border-line px-4 py-3 max-lg:sticky max-lg:top-14 max-lg:z-20 max-lg:bg-raised">
        {header}
      </div>
      <div className="min-h-0 flex-1 lg:overflow-y-auto">{children}</div>
      {footer && (
        <div className="border-t border-line bg-raised px-4 py-3 max-lg:sticky max-lg:bottom-0">
          {footer}
        </div>
      )}
    </aside>
  );
}

/** A part of a drawer with a small heading. */
export function DrawerSection({ title, action, children }: SectionProps) {
  return (
    <section className="border-b border-line px-4 py-3 last:border-b-0">
      <div className="mb-1.5 flex min-h-6 items-center justify-between">
        <h2 className="text-xs font-medium text-soft">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
type SectionProps = { title: string; action?: ReactNode; children: ReactNode };
