import type { ReactNode } from 'react';

type Props = { title: string; intro: string; children: ReactNode };

/** A settings screen: one column, no wider than reads well. */
export function SettingsFrame({ title, intro, children }: Props) {
  return (
    <section className="grid max-w-2xl gap-4 p-3 lg:p-4">
      <title>{`${title} · Admin Paneli`}</title>
      <header>
        <h1 className="text-lg font-semibold">{title}</h1>
        <p className="text-soft">{intro}</p>
      </header>
      {children}
    </section>
  );
}
