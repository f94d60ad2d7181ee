import { MessageCircle } from 'lucide-react';
import { whatsappLink } from '#domain/values/phone.ts';
import type { adminMailRoutes } from '#worker/features/mail/admin.routes.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { Button } from '#dashboard/ui/button.tsx';

const { outbox } = apiClient<typeof adminMailRoutes>('/').v1.admin;

type Props = {
  /** Of the outbox. */
  id: string;
  /** What it is about, for assistive technology. */
  name: string;
  className?: string;
};

/** Opens WhatsApp with the text of a mail whose guest has no address; it then counts as sent. */
export function HandOverButton({ id, name, className }: Props) {
  const { mutate, isPending } = useSend({
    send: async () => {
      // Opened by the click itself: browsers block a window opened after the answer.
      const tab = open('', '_blank');
      try {
        const { phone, text } = await outbox[':id'].handover.$post({ param: { id } });
        if (tab) tab.location.href = whatsappLink(phone, text);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    changes: [
      ['mail', 'outbox'],
      ['reservations', 'timeline'],
    ],
  });
  return (
    <Button
      variant="quiet"
      className={className}
      busy={isPending}
      aria-label={`${name}: WhatsApp ile gönder`}
      onClick={() => mutate()}
    >
      <MessageCircle size={14} aria-hidden="true" />
      WhatsApp ile gönder
    </Button>
  );
}
