import { Link2 } from 'lucide-react';
import { usePermission } from '#dashboard/app/permissions.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { askOwner } from '../api.ts';

/** Copies the text with the private link by which the owner answers, for a clerk who passes it on. */
export function OwnerLinkButton({ id }: { id: string }) {
  const maySend = usePermission('reservations.write');
  const { mutate, isPending } = useSend({
    send: async () => {
      await navigator.clipboard.writeText((await askOwner(id)).text);
    },
    done: 'Ev sahibine soru kopyalandı',
    changes: [['reservations']],
  });
  if (!maySend) return null;
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      busy={isPending}
      onClick={() => mutate()}
    >
      <Link2 size={14} aria-hidden="true" />
      Ev sahibine soruyu kopyala
    </Button>
  );
}
