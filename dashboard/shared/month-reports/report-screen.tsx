import { type ReactNode, useId } from 'react';

type Props = { title: string; intro: string; tools: ReactNode; children: ReactNode };

/** A monthly report: what it is, the month and the files at the top, its sections below. */
export function ReportScreen({ title, intro, tools, children }: Props) {
  return (
    <div className="grid gap-4 p-3 lg:max-w-6xl lg:p-4">
      <title>{`${title} · Admin Paneli`}</title>
      <header className="grid gap-3">
        <div>
          <h1 className="text-lg font-semibold">{title}</h1>
          <p className="max-w-prose text-soft">{intro}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">{tools}</div>
      </header>
      {children}
    </div>
  );
}

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function ReportSection({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0 rounded-lg border border-line bg-raised">
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <h2 id={titleId} className="flex-1 font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** One figure with its words. */
export function ReportFigure({
  title,
  value,
  note,
}: {
  title: string;
  value: string;
  note: string;
}) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4">
      <dt className="text-xs font-medium text-soft">{title}</dt>
      <dd className="mt-1">
        <span className="figures block text-2xl font-semibold tracking-tight">{value}</span>
        <span className="block text-soft tabular-nums">{note}</span>
      </dd>
    </div>
  );
}
