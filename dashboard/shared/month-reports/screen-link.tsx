import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMayOpen } from '#dashboard/app/allowed-link.tsx';

type Props = { address: string; className?: string; children: ReactNode };

/**
 * A link to a screen by a full address from the API, without reloading the page; plain text for
 * users who may not open it.
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
