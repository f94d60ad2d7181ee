import { lazy, Suspense } from 'react';
import { usePasswordPrompt } from '#dashboard/app/password-prompt.ts';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

/** Shows the question for the own password while something asks for it; once on a page. */
export function PasswordPrompt() {
  const prompt = usePasswordPrompt();
  return <Suspense>{prompt && <PasswordDialog onSettled={prompt.settle} />}</Suspense>;
}
