import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { local } from '#browser/stored.ts';
import type { SecondFactorAsked } from '#domain/auth/factor-schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { readSessionEnd } from '#dashboard/app/session.ts';
import { Coming } from '#dashboard/ui/loading.tsx';
import { LoginForm } from './login-form.tsx';

const SecondFactorForm = lazy(() => import('./second-factor/second-factor-form.tsx'));

export function LoginScreen({ onDone }: { onDone: () => void }) {
  const [ended] = useState(readSessionEnd);
  const [asked, setAsked] = useState<SecondFactorAsked['secondFactor'] | null>(null);
  const [expired, setExpired] = useState(false);
  function done() {
    notify.success('Başarılı');
    onDone();
  }
  return (
    <main className="grid min-h-full place-items-center px-4 py-12">
      <title>Giriş · Admin Paneli</title>
      <div className="grid w-full max-w-xs gap-6">
        <div>
          <h1 className="text-lg font-semibold">Admin Paneli</h1>
          <p className="mt-1 text-soft">Yöneticiler ve villa sahipleri için</p>
        </div>
        {!local.isAllowed() && (
          <output className="block rounded-md bg-amber-wash px-3 py-2 text-amber">
            Tarayıcınız bu sitenin veri saklamasına izin vermiyor; oturumunuz sayfayı yenileyince
            kapanır. Tarayıcınızın gizlilik ayarlarından {location.host} için çerezlere ve site
            verilerine izin verin.
          </output>
        )}
        {expired && !asked && (
          <output className="block rounded-md bg-amber-wash px-3 py-2 text-amber">
            İkinci adımın süresi doldu. Parolanızı yeniden yazın.
          </output>
        )}
        {ended && !asked && !expired && (
          <output className="block rounded-md bg-amber-wash px-3 py-2 text-amber">
            Oturumunuz sona erdi. Giriş yaptığınızda kaldığınız yerden devam edersiniz.
          </output>
        )}
        {asked ? (
          <Suspense fallback={<Coming />}>
            <SecondFactorForm
              asked={asked}
              onDone={done}
              onExpired={() => {
                setExpired(true);
                setAsked(null);
              }}
            />
          </Suspense>
        ) : (
          <LoginForm onDone={done} onAsked={setAsked} />
        )}
        <div className="flex justify-between text-soft">
          <a href="/" className="underline-offset-4 hover:underline">
            Siteye dönün
          </a>
          {asked ? (
            <button
              type="button"
              className="underline-offset-4 hover:underline"
              onClick={() => setAsked(null)}
            >
              Baştan başlayın
            </button>
          ) : (
            <Link to="/forgot-password" className="underline-offset-4 hover:underline">
              Parolamı unuttum
            </Link>
          )}
        </div>
      </div>
    </main>
  );
}
