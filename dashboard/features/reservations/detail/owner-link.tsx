import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { askOwner } from '../api.ts';

/** Copies the text with the private link by which the owner answers, for a clerk who passes it on. */
export function OwnerLinkButton({ id }: { id: string }) {
  const client = useQueryClient();
  const maySend = usePermission('reservations.write');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await navigator.clipboard.writeText((await askOwner(id)).text);
    },
    onSuccess: () => {
      notify.success('Ev sahibine soru kopyalandı');
      void client.invalidateQueries({ queryKey: ['reservations'] });
    },
    onError: (error) => notify.error(messageOf(error)),
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
