import { Mail, MessageCircle } from 'lucide-react';
import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { CallLink, WhatsappLink } from '#dashboard/shared/contact-links.tsx';
import { useChatText } from '#dashboard/shared/languages/chat-voice.ts';

export function ContactsSection({ record }: { record: GuestRecord }) {
  const hello = useChatText(record.language, ({ words }) => `${words.hello(record.name)}\n`);
  return (
    <DrawerSection title="İletişim">
      <ul className="grid gap-2">
        {record.phones.map((phone) => (
          <li key={phone} className="flex flex-wrap items-center gap-2">
            <span className="figures flex-1">{formatPhone(phone)}</span>
            <CallLink phone={phone} />
            <WhatsappLink phone={phone} text={hello} />
          </li>
        ))}
        {record.whatsapp && record.phones.length === 0 && (
          <li className="flex items-center gap-2">
            <MessageCircle size={14} aria-hidden="true" className="shrink-0 text-soft" />
            <span>WhatsApp’tan yazıyor, numarasını göstermiyor</span>
          </li>
        )}
        {record.emails.map((email) => (
          <li key={email} className="flex items-center gap-2">
            <Mail size={14} aria-hidden="true" className="shrink-0 text-soft" />
            <span className="wrap-anywhere select-all">{email}</span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}
