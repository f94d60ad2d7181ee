import { formats, say } from '#site/language.ts';
import { completeStay, formatParty } from '../stay/stay.ts';
import type { StayChoice } from '../stay/stay.ts';

/** The agency's WhatsApp link with a message about the villa and, once chosen, the stay. */
export function whatsappLink(address: string, villaName: string, stay: StayChoice): string {
  const complete = completeStay(stay);
  const words = say('card');
  const text = complete
    ? words.helloFor(
        villaName,
        formats().stay(complete.checkIn, complete.checkOut),
        formatParty(complete),
      )
    : words.hello(villaName);
  // Letters stay as they are: in Cyrillic, every one of them would be six bytes of each page.
  return `${address}?text=${text.replace(/[^\p{L}]+/gu, encodeURIComponent)}`;
}
