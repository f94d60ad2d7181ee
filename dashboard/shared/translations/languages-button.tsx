import { useQuery } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { lacksText, type TranslatedKind } from '#domain/translations/admin-schema.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { rowTranslationsQuery } from './api.ts';

// Most who edit a text do not translate it.
const LanguagesDialog = lazy(() => import('./languages-dialog.tsx'));

type Props = { kind: TranslatedKind; id: number };

/** Opens the languages of a row's texts from its editor, and says how many are missing or old. */
export function LanguagesButton({ kind, id }: Props) {
  const mayWrite = usePermission('content');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...rowTranslationsQuery(kind, id), enabled: mayWrite });
  if (!mayWrite) return null;
  const lacking = data?.texts
    .flatMap(({ languages }) => Object.values(languages))
    .filter(lacksText).length;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Languages size={14} aria-hidden="true" />
        Diller
        {lacking !== undefined && lacking > 0 && (
          <span className="figures text-soft">
            {lacking}
            <span className="sr-only"> eksik</span>
          </span>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <LanguagesDialog kind={kind} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
