import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InvoiceDraft } from '#domain/invoices/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
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
        <div className="mt-4 grid gap-3">
          <Field label="Bağlantı" hint={`${formatTimestamp(data.expires_at)} anına kadar açılır.`}>
            <TextInput readOnly value={data.link} onFocus={({ target }) => target.select()} />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => void copy(data.link)}>
              Kopyala
            </Button>
            {data.phone !== '' && (
              <a
                className={buttonClass()}
                href={`https://wa.me/${data.phone}?text=${encodeURIComponent(data.text)}`}
                target="_blank"
                rel="noreferrer"
              >
                WhatsApp ile gönder
              </a>
            )}
          </div>
        </div>
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

async function copy(link: string): Promise<void> {
  await navigator.clipboard.writeText(link);
  notify.success('Bağlantı kopyalandı');
}
