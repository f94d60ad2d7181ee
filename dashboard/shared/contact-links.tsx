import { MessageCircle, Phone } from 'lucide-react';
import { phoneForLink, whatsappLink } from '#domain/values/phone.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';

export const CallLink = ({ phone }: { phone: string }) => (
  <a className={buttonClass()} href={`tel:+${phoneForLink(phone)}`}>
    <Phone size={14} aria-hidden="true" />
    Ara
  </a>
);

/** Opens WhatsApp on the clerk's own device, with the beginning of a message. */
export const WhatsappLink = ({ phone, text }: { phone: string | null; text: string }) => (
  <a className={buttonClass()} href={whatsappLink(phone, text)} target="_blank" rel="noreferrer">
    <MessageCircle size={14} aria-hidden="true" />
    WhatsApp
  </a>
);
