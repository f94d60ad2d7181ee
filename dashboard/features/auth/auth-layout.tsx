import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-full place-items-center px-4 py-12">
      <title>{`${title} · Admin Paneli`}</title>
      <div className="grid w-full max-w-xs gap-6">
        <h1 className="text-lg font-semibold">{title}</h1>
        {children}
        <Link
          to="/login"
          search={{ redirect: undefined }}
          className="justify-self-start text-soft underline-offset-4 hover:underline"
        >
          Girişe dönün
        </Link>
      </div>
    </main>
  );
}
