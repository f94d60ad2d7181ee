import type { ReactNode } from 'react';
import { PrivacyTabs } from './privacy-tabs.tsx';

type Props = { title: string; actions?: ReactNode; children: ReactNode };

export function PrivacyFrame({ title, actions, children }: Props) {
  return (
    <div className="grid w-full content-start gap-3 p-3 lg:p-4">
      <title>{`${title} · Admin Paneli`}</title>
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="flex-1 text-lg font-semibold">{title}</h1>
        {actions}
      </div>
      <PrivacyTabs />
      {children}
    </div>
  );
}
