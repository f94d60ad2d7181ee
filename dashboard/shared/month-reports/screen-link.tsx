import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { address: string; className?: string; children: ReactNode };

/** A link to a screen by its whole address, as the API names it; without loading the page again. */
export function ScreenLink({ address, className, children }: Props) {
  const router = useRouter();
  return (
    <a
      href={address}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        router.history.push(address);
      }}
    >
      {children}
    </a>
  );
}
