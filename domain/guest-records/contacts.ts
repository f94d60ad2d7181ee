/** How a person is known: `+905…`, an address, or WhatsApp's id of a user who shows no number. */
type ContactKind = 'phone' | 'email' | 'whatsapp';

/** Before WhatsApp's id of a user in `guest_contacts`; an address has no colon. */
const WHATSAPP = 'wa:';

export const whatsappContact = (user: string): string => `${WHATSAPP}${user}`;

export function kindOfContact(value: string): ContactKind {
  if (value.startsWith(WHATSAPP)) return 'whatsapp';
  return value.startsWith('+') ? 'phone' : 'email';
}

/** What is shown of a contact; an id says nothing to anybody. */
export const shownContact = (value: string): string =>
  kindOfContact(value) === 'whatsapp' ? 'WhatsApp (numarası gizli)' : value;
