import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { PasswordPrompt } from '../password-prompt.tsx';
import { signOut } from '../sign-out.ts';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { AddFactor, type FrameProps } from './add-factor.tsx';
import { factorsQuery } from './api.ts';
import { RecoverySheet } from './recovery-sheet.tsx';

/** The screen for setting up a required second factor before anything else. */
export function SetupScreen({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery(factorsQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isDone = data !== undefined && data.items.length > 0 && codes === null;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <main className="grid min-h-full place-items-center px-4 py-12">
      <title>İki adımlı doğrulama · Admin Paneli</title>
      <div className="grid w-full max-w-md gap-6">
        <header className="grid gap-1">
          <h1 className="text-lg font-semibold">
            {codes ? 'Kurtarma kodlarınız' : 'İki adımlı doğrulamayı kurun'}
          </h1>
          {!codes && (
            <p className="text-soft">
              Panelde misafirlerin kimlik ve ödeme bilgileri var. Parolanızı bilen biri giremesin
              diye girişte bir adım daha istiyoruz. Bir kez kurmak iki dakika sürer.
            </p>
          )}
        </header>
        {codes ? (
          <RecoverySheet codes={codes} onDone={() => setCodes(null)} />
        ) : error && !data ? (
          <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
        ) : !data || isDone ? (
          <Skeleton className="h-24 w-full" />
        ) : (
          <AddFactor primary onAdded={setCodes} Frame={InPage} />
        )}
        {!codes && (
          <button
            type="button"
            className="justify-self-start text-soft underline-offset-4 hover:underline"
            onClick={() => void signOut()}
          >
            Çıkış yapın
          </button>
        )}
      </div>
      <PasswordPrompt />
    </main>
  );
}

function InPage({ title, children }: FrameProps) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-raised p-4">
      <h2 className="mb-3 text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
