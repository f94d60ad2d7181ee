import { Link, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isMovedDom, remountLimit } from '#browser/moved-dom.ts';
import { messageOf } from './api-error.ts';
import { reloadsFor, unfetchedText } from './screen-files.ts';
import { useOnline } from './use-online.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';

/** Of the whole dashboard: a screen that fails at once in its next place is not tried for ever. */
const mayRemount = remountLimit();

/**
 * What is shown when a screen crashed or could not be loaded. Where somebody else has moved its
 * elements it is rendered anew, and where its file is gone the page is loaded anew, once: typed
 * values are kept as drafts.
 */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const online = useOnline();
  const unfetched = unfetchedText(error);
  const isWaiting = unfetched !== null && !online;
  const [isLost, setLost] = useState(!isMovedDom(error) && unfetched === null);
  const mend = useEffectEvent(() => {
    if (isMovedDom(error) && mayRemount()) reset();
    else setLost(!reloadsFor(error));
  });
  useEffect(() => {
    // A file that there was no line for is loaded once there is one.
    const timer = isWaiting ? undefined : setTimeout(mend);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (!isLost && !isWaiting) return null;
  return (
    <section role="alert" className="grid max-w-md gap-3 p-8">
      <h1 className="text-lg font-semibold">Bu ekran açılamadı</h1>
      <p className="text-soft">
        {messageOf(error)}
        {isWaiting && ' Bağlantı gelince kendiliğinden açılır.'}
      </p>
      {!isWaiting && (
        <div>
          <Button
            variant="primary"
            onClick={() => {
              // The browser and React remember that the file was not there.
              if (unfetched !== null) location.reload();
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
