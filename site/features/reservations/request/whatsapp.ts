import { formatStay } from '#domain/values/dates.ts';
import { completeStay, formatParty } from '../stay/stay.ts';
import type { StayChoice } from '../stay/stay.ts';

/** The agency's WhatsApp link with a message about the villa and, once chosen, the stay. */
export function whatsappLink(address: string, villaName: string, stay: StayChoice): string {
  const complete = completeStay(stay);
  const when = complete ? ` ${formatStay(complete.checkIn, complete.checkOut)},` : '';
  const who = complete ? ` ${formatParty(complete)}` : '';
  const text = complete
    ? `Merhaba, ${villaName} için${when}${who} konaklama hakkında bilgi alabilir miyim?`
    : `Merhaba, ${villaName} hakkında bilgi alabilir miyim?`;
  return `${address}?text=${encodeURIComponent(text)}`;
}
