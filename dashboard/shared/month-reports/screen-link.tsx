import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMayOpen } from '#dashboard/app/allowed-link.tsx';

type Props = { address: string; className?: string; children: ReactNode };

/**
 * A link to a screen by its whole address, as the API names it, without loading the page again; plain text
 * for those who may not open it.
 */
export function ScreenLink({ address, className, children }: Props) {
  const router = useRouter();
  if (!useMayOpen(address.replace(/^\/dashboard/, ''))) return <span>{children}</span>;
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
