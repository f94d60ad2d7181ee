import { useState } from 'react';
import type { MailPreview } from '#domain/mail/admin-schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';

const VIEWS = [
  ['html', 'E-posta'],
  ['text', 'Düz metin'],
] as const;

type Props = {
  title: string;
  mail: MailPreview | undefined;
  /** Why there is none. */
  failure?: string | null;
  /** Another one is on its way. */
  isOld?: boolean;
};

/** A mail as its recipient sees it, in a sandboxed frame. */
export function MailView({ title, mail, failure = null, isOld = false }: Props) {
  const [view, setView] = useState<'html' | 'text'>('html');
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-xs font-medium text-soft">{title}</h2>
        <div className="flex gap-1">
          {VIEWS.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={view === value}
              onClick={() => setView(value)}
              className="h-8 rounded-md px-2.5 text-soft hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-ink max-md:h-11"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {failure && (
        <p role="alert" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          {failure}
        </p>
      )}
      {mail ? (
        <div
          aria-busy={isOld}
          className={cx(
            'overflow-hidden rounded-lg border border-line bg-raised',
            isOld && 'opacity-60 transition-opacity',
          )}
        >
          <p className="border-b border-line px-4 py-2.5 font-medium break-words">{mail.subject}</p>
          {view === 'html' ? (
            <iframe
              title="E-postanın görünümü"
              sandbox=""
              srcDoc={mail.html}
              className="h-[40rem] w-full bg-raised"
            />
          ) : (
            <pre className="max-h-[40rem] overflow-y-auto p-4 text-sm break-words whitespace-pre-wrap">
              {mail.text}
            </pre>
          )}
        </div>
      ) : (
        !failure && <Skeleton className="h-[40rem] w-full" />
      )}
    </section>
  );
}
