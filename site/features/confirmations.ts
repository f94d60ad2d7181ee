import type { PageMessages } from '#domain/languages/messages.ts';

/** What a link in a mail leads to: the last part of `/onay/…`. */
export type Confirmed = keyof PageMessages['confirm'];

/**
 * Where the button's form goes. Opening the link changes nothing, because mail programs open every
 * link.
 */
export const CONFIRMATIONS: Readonly<Record<Confirmed, (token: string) => string>> = {
  bulten: () => '/v1/website/subscribe/confirm',
  'bulten-ayril': (token) => `/v1/website/subscribe/leave?${new URLSearchParams({ token })}`,
  kvkk: () => '/v1/website/kvkk/confirm',
};

export const isConfirmed = (text: string): text is Confirmed => Object.hasOwn(CONFIRMATIONS, text);
