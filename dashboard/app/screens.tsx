import { Link, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { messageOf } from './api-error.ts';
import { Button, buttonClass } from '../ui/button.tsx';

/** What a screen shows when its own code failed. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <section role="alert" className="grid max-w-md gap-3 p-8">
      <h1 className="text-lg font-semibold">Bu ekran açılamadı</h1>
      <p className="text-soft">{messageOf(error)}</p>
      <div>
        <Button
          look="primary"
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Yeniden dene
        </Button>
      </div>
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
