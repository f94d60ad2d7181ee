import { Link, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageOf } from './api-error.ts';
import { NOT_FETCHED } from './screen-files.ts';
import { useOnline } from './use-online.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';

/** What is shown when a screen crashed or could not be loaded. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const online = useOnline();
  const isUnfetched = error instanceof Error && error.message === NOT_FETCHED;
  useEffect(() => {
    // Typed values are kept as drafts.
    if (isUnfetched && online) location.reload();
  }, [isUnfetched, online]);
  return (
    <section role="alert" className="grid max-w-md gap-3 p-8">
      <h1 className="text-lg font-semibold">Bu ekran açılamadı</h1>
      <p className="text-soft">
        {isUnfetched ? `${NOT_FETCHED} Bağlantı gelince kendiliğinden açılır.` : messageOf(error)}
      </p>
      {!isUnfetched && (
        <div>
          <Button
            variant="primary"
            onClick={() => {
              reset();
              void router.invalidate();
            }}
          >
            Yeniden dene
          </Button>
        </div>
      )}
    </section>
  );
}

/** An address without a screen. */
export function MissingScreen() {
  return (
    <section className="grid max-w-md gap-3 p-8">
      <title>Sayfa bulunamadı · Admin Paneli</title>
      <h1 className="text-lg font-semibold">Böyle bir ekran yok</h1>
      <p className="text-soft">Adres değişmiş ya da yanlış yazılmış olabilir.</p>
      <div>
        <Link to="/" className={buttonClass('primary')}>
          Ana sayfaya dönün
        </Link>
      </div>
    </section>
  );
}
