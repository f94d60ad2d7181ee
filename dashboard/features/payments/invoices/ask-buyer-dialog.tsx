import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InvoiceDraft } from '#domain/invoices/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { PrivateLink } from '#dashboard/shared/guest-links/private-link.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { makeBuyerLink } from './api.ts';

type Props = { draft: InvoiceDraft; onClose: () => void };

/** A private link by which the buyer says what the invoice lacks, and how it gets there. */
export function AskBuyerDialog({ draft, onClose }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const { data, error } = useQuery({
    queryKey: ['buyer-link', draft.payer],
    queryFn: () => makeBuyerLink(draft.payer),
    staleTime: Infinity,
    // Opens a form about a person, so it is not cached.
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog
      title={`Bilgi iste: ${draft.name}`}
      text="Alıcı bu bağlantıda numarasını ve adresini kendi yazar; yazınca fatura hazır olur."
      onClose={onClose}
      focusFirst={first}
    >
      {error ? (
        <p role="alert" className="mt-3 rounded-md bg-amber-wash px-3 py-2 text-amber">
          {messageOf(error)}
        </p>
      ) : data ? (
        <PrivateLink link={data} />
      ) : (
        <Skeleton className="mt-4 h-24 w-full" />
      )}
      <div className="mt-4 flex justify-end">
        <Button ref={first} onClick={onClose}>
          Kapat
        </Button>
      </div>
    </Dialog>
  );
}
