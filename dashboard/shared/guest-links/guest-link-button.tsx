import { Link2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#dashboard/ui/button.tsx';

const GuestLinkDialog = lazy(() => import('./guest-link-dialog.tsx'));

type Props = { reservation: { id: string; code: string }; label?: string };

/** Gives the guest the link to the page of the stay: by mail, by WhatsApp, or copied. */
export function GuestLinkButton({ reservation, label = 'Misafire doldurt' }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="!h-7" onClick={() => setOpen(true)}>
        <Link2 size={14} aria-hidden="true" />
        {label}
      </Button>
      {open && (
        <Suspense>
          <GuestLinkDialog reservation={reservation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
