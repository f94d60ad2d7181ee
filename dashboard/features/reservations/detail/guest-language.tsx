import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#domain/languages/languages.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { LanguageChoice } from '#dashboard/shared/languages/language-choice.tsx';
import { acceptReservation, reservationQuery, updateReservation } from '../api.ts';

/** The language of the stay's mails and papers; a clerk changes it in place. */
export function GuestLanguage({
  detail: { id, version, language },
}: {
  detail: ReservationDetail;
}) {
  const client = useQueryClient();
  const mayChange = usePermission('reservations.write');
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Language) => updateReservation(id, { version, language: chosen }),
    onSuccess: (saved) => {
      acceptReservation(client, saved);
      notify.success('Misafirin dili değişti');
    },
    onError: (error) => {
      notify.error(messageOf(error));
      void client.invalidateQueries(reservationQuery(id));
    },
  });
  return (
    <LanguageChoice
      language={language}
      busy={isPending}
      onChange={mayChange ? (chosen) => mutate(chosen) : undefined}
    />
  );
}
