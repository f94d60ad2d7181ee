/**
 * An owner may be known by phone alone, but every account has an address: this one, under a domain
 * that can never exist (RFC 2606). Mails to it are sent by hand (drizzle/rules/owners-without-address.sql).
 */
const DOMAIN = 'adressiz.invalid';

/** The address of an account without one; `unique` tells it from others. */
export const noAddress = (unique: string): string => `ev-sahibi-${unique}@${DOMAIN}`;

export const hasNoAddress = (email: string): boolean => email.endsWith(`@${DOMAIN}`);
