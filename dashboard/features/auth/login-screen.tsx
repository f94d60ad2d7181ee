import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readSessionEnd } from '#dashboard/app/session.ts';
import { LoginForm } from './login-form.tsx';

/** The way in, without the dashboard's shell. */
export function LoginScreen({ onDone }: { onDone: () => void }) {
  const [ended] = useState(readSessionEnd);
  return (
    <main className="grid min-h-full place-items-center px-4 py-12">
      <title>Giriş · Admin Paneli</title>
      <div className="grid w-full max-w-xs gap-6">
        <div>
          <h1 className="text-lg font-semibold">Admin Paneli</h1>
          <p className="mt-1 text-soft">Yöneticiler ve villa sahipleri için</p>
        </div>
        {ended && (
          <output className="block rounded-md bg-amber-wash px-3 py-2 text-amber">
            Oturumunuz sona erdi. Giriş yaptığınızda kaldığınız yerden devam edersiniz.
          </output>
        )}
        <LoginForm onDone={onDone} />
        <div className="flex justify-between text-soft">
          <a href="/" className="underline-offset-4 hover:underline">
            Siteye dönün
          </a>
          <Link to="/forgot-password" className="underline-offset-4 hover:underline">
            Parolamı unuttum
          </Link>
        </div>
      </div>
    </main>
  );
}
