import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import type { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Button } from '#dashboard/ui/button.tsx';

const { reservations } = apiClient<typeof adminReservationRoutes>('/').v1.admin;

/** Copies the text with the private link by which the owner answers, for a clerk who passes it on. */
export function OwnerLinkButton({ id }: { id: string }) {
  const client = useQueryClient();
  const maySend = usePermission('reservations.write');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = reservations[':id']['owner-question'].$post({ param: { id } });
      await navigator.clipboard.writeText((await contentOf(answer)).text);
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
