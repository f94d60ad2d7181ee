import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';

/** An empty state with its reason; `children` is a remedy. */
export function EmptyState({ title, text, children }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <p className="font-medium">{title}</p>
      {text && <p className="max-w-sm text-soft">{text}</p>}
      {children}
    </div>
  );
}
type EmptyProps = { title: string; text?: string; children?: ReactNode };

/** A read that failed, with the way out. */
export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <p className="font-medium">Bilgiler alınamadı</p>
      <p className="max-w-sm text-soft">{text}</p>
      <Button onClick={onRetry}>Yeniden dene</Button>
    </div>
  );
}

/** A grey bar of exactly the size of what will stand there. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-pulse rounded-sm bg-sunken', className ?? 'h-4 w-full')}
    />
  );
}
