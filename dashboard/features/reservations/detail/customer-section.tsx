import { Mail } from 'lucide-react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { CallLink, WhatsappLink } from '#dashboard/shared/contact-links.tsx';
import { useChatText } from '#dashboard/shared/languages/chat-voice.ts';
import { GuestLanguage } from './guest-language.tsx';
import { GuestFlags } from './guest-flags.tsx';
import { guestText } from './whatsapp-text.ts';

/** The guest. Owners see the name, and the phone around the stay. */
export function CustomerSection({ detail }: { detail: ReservationDetail }) {
  const { customer } = detail;
  const { phone, email } = customer;
  const text = useChatText(detail.language, (voice) => guestText(detail, voice));
  // The prefilled text is the agency's.
  const writesAsAgency = usePermission('contacts');
  return (
    <DrawerSection title="Misafir">
      <p className="font-medium">
        {customer.firstName} {customer.lastName}
      </p>
      {(phone || email) && <GuestFlags phone={phone ?? ''} email={email ?? ''} />}
      {(phone || email) && (
        <div className="text-soft">
          {phone && <p className="figures">{formatPhone(phone)}</p>}
          {email && <p className="wrap-anywhere">{email}</p>}
        </div>
      )}
      <div className="mt-2">
        <GuestLanguage detail={detail} />
      </div>
      {(phone || email) && (
        <div className="mt-2 flex flex-wrap gap-2">
          {phone && (
            <>
              <CallLink phone={phone} />
              {writesAsAgency && <WhatsappLink phone={phone} text={text} />}
            </>
          )}
          {email && (
            <a className={buttonClass()} href={`mailto:${email}`}>
              <Mail size={14} aria-hidden="true" />
              E-posta
            </a>
          )}
        </div>
      )}
    </DrawerSection>
  );
}
