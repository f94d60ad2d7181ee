import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import type { Parts } from './editor/sections/sections.ts';
import type { Part } from './parts.ts';
import { PreviewButton } from './preview-button.tsx';

// Loaded lazily: each user needs only one of them.
const VillaEditor = lazy(() => import('./editor/villa-editor.tsx'));
const OpenComplaints = lazy(() =>
  import('#dashboard/shared/complaints/open-complaints.tsx').then(({ OpenComplaints: shown }) => ({
    default: shown,
  })),
);
const OwnerVilla = lazy(() => import('./owner-villa.tsx'));

type Props = {
  id: number;
  part: Part | undefined;
  /** A field of the editor to begin in. */
  field?: string | undefined;
  parts: Parts;
};

/** One villa: the agency's editor, or what its owner may read. */
export function VillaScreen({ id, part, field, parts }: Props) {
  const { data: villa, error, refetch } = useQuery(villaDetailQuery(id));
  const mayChange = usePermission('villas.write');
  const seesComplaints = usePermission('stay-requests');
  return (
    <div className="px-3 lg:px-4">
      <title>{`${villa?.facts.name ?? 'Villa'} · Admin Paneli`}</title>
      {villa ? (
        <>
          <VillaHeader villa={villa} mayChange={mayChange} />
          <Suspense>{seesComplaints && <OpenComplaints villaId={villa.id} />}</Suspense>
          <Suspense fallback={<Waiting />}>
            {mayChange ? (
              <VillaEditor
                key={villa.id}
                villa={villa}
                part={part && part in parts ? part : undefined}
                field={field}
                parts={parts}
              />
            ) : (
              <OwnerVilla villa={villa} dates={parts.dates ?? null} advice={parts.advice ?? null} />
            )}
          </Suspense>
        </>
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="Villa bulunamadı" text="Adres yanlış yazılmış olabilir.">
          <Link to="/villas" className={buttonClass()}>
            Villalara dönün
          </Link>
        </EmptyState>
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function VillaHeader({ villa, mayChange }: { villa: AdminVilla; mayChange: boolean }) {
  const { facts, town, active, publishingNeeds } = villa;
  const lacking = publishingNeeds.filter(({ isMet }) => !isMet).length;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3">
      <Link to="/villas" aria-label="Villalara dön" className={buttonClass('quiet', true)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg font-semibold">{facts.name}</h1>
        <p className="truncate text-soft">
          <span className="figures">{facts.code}</span> · {town.name} ·{' '}
          <span className={cx(active && (lacking === 0 ? 'text-green' : 'text-amber'))}>
            {active ? 'Yayında' : 'Yayında değil'}
          </span>
          {mayChange && lacking > 0 && (
            <>
              {' · '}
              <Link to="." search={{}} hash="publish" className="text-amber underline">
                {lacking} eksik
              </Link>
            </>
          )}
        </p>
      </div>
      {mayChange && <LanguagesButton kind="villa" id={villa.id} />}
      {!active && mayChange && <PreviewButton villaId={villa.id} />}
      {active && (
        <a
          href={`/villa/${facts.slug}`}
          target="_blank"
          rel="noopener"
          className={buttonClass('plain')}
        >
          <ExternalLink size={14} aria-hidden="true" />
          Sitede gör
        </a>
      )}
    </header>
  );
}

const Waiting = () => <Skeleton className="my-4 h-96 w-full" />;
