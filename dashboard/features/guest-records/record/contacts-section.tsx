import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { formatPhone, phoneForLink, whatsappLink } from '#domain/values/phone.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';

export function ContactsSection({ record }: { record: GuestRecord }) {
  return (
    <DrawerSection title="İletişim">
      <ul className="grid gap-2">
        {record.phones.map((phone) => (
          <li key={phone} className="flex flex-wrap items-center gap-2">
            <span className="figures flex-1">{formatPhone(phone)}</span>
            <a className={buttonClass()} href={`tel:+${phoneForLink(phone)}`}>
              <Phone size={14} aria-hidden="true" />
              Ara
            </a>
            <a
              className={buttonClass()}
              href={whatsappLink(phone, `Merhaba ${record.name},\n`)}
              target="_blank"
              rel="noreferrer"
            >
              <MessageCircle size={14} aria-hidden="true" />
              WhatsApp
            </a>
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
