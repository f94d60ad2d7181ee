import { lazy, Suspense } from 'react';
import { usePasswordPrompt } from '#dashboard/app/password-prompt.ts';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

/** Shows the password dialog when some code asks for it; rendered once per page. */
export function PasswordPrompt() {
  const prompt = usePasswordPrompt();
  return <Suspense>{prompt && <PasswordDialog onSettled={prompt.settle} />}</Suspense>;
}
