import { parsePhone } from '#domain/values/phone.ts';
import type { InboundMessage, WhatsappContact } from './schema.ts';

/** A WhatsApp user: their phone, `+905…`, and their id for this business, as far as known. */
export type WhatsappUser = { phone: string | null; user: string | null };

/**
 * A user by the names in a report; a phone's field may hold an id as well. Numbers are read like
 * typed ones: WhatsApp names Mexicans by `521…`, as nobody has dialled since 2019.
 */
export function userOf(named: string | undefined, id: string | undefined): WhatsappUser {
  const isPhone = named !== undefined && /^\d{6,15}$/.test(named);
  const phone = isPhone ? (parsePhone(`+${named}`) ?? `+${named}`) : null;
  return { phone, user: id ?? (isPhone ? null : (named ?? null)) };
}

/** Who wrote a message, and how they call themselves there; empty for no name. */
export function senderOf(
  { from, from_user_id: id }: Pick<InboundMessage, 'from' | 'from_user_id'>,
  contacts: readonly WhatsappContact[] = [],
): WhatsappUser & { name: string } {
  const isNamed = from !== undefined || id !== undefined;
  const contact = contacts.find(({ wa_id: phone, user_id: user }) =>
    isNamed
      ? [phone, user].some((name) => name !== undefined && (name === from || name === id))
      : contacts.length === 1,
  );
  const { name, username } = contact?.profile ?? {};
  return {
    ...userOf(from ?? contact?.wa_id, id ?? contact?.user_id),
    name: name?.trim() || (username ? `@${username}` : ''),
  };
}
