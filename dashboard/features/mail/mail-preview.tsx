import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PreviewMailInput } from '#domain/mail/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { previewQuery } from './api.ts';

/** Wait after the last letter (spec §9). */
const DEBOUNCE_MS = 250;

const VIEWS = [
  ['html', 'E-posta'],
  ['text', 'Düz metin'],
] as const;

/** The draft as its reader sees it, with the data of an invented stay. */
export function MailPreview({ id, draft }: { id: number; draft: PreviewMailInput }) {
  const wanted = JSON.stringify(draft);
  const [asked, setAsked] = useState(wanted);
  const [view, setView] = useState<'html' | 'text'>('html');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input = PreviewMailInput.safeParse(JSON.parse(asked)).data ?? null;
  const { data, error, isPlaceholderData } = useQuery(previewQuery(id, input));
  return (
    <section aria-label="Önizleme" className="grid gap-2 xl:sticky xl:top-0">
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-xs font-medium text-soft">Önizleme (örnek bilgilerle)</h2>
        <div className="flex gap-1">
          {VIEWS.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={view === value}
              onClick={() => setView(value)}
              className="h-8 rounded-md px-2.5 text-soft hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-ink max-md:h-10"
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {error && (
        <p role="alert" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          {messageOf(error)}
        </p>
      )}
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={cx(
            'overflow-hidden rounded-lg border border-line bg-raised',
            isPlaceholderData && 'opacity-60 transition-opacity',
          )}
        >
          <p className="border-b border-line px-4 py-2.5 font-medium">{data.subject}</p>
          {view === 'html' ? (
            <iframe
              title="E-postanın görünümü"
              sandbox=""
              srcDoc={data.html}
              className="h-[40rem] w-full bg-raised"
            />
          ) : (
            <pre className="max-h-[40rem] overflow-y-auto p-4 text-sm break-words whitespace-pre-wrap">
              {data.text}
            </pre>
          )}
        </div>
      ) : (
        !error && <Skeleton className="h-[40rem] w-full" />
      )}
    </section>
  );
}
