import type { Language } from './languages.ts';

type Room = { default: { consent: string } };

/** A consent with its version, as it is kept for proof. */
export const consentRecord = (text: string): string => `${text} (2026-11)`;

/** What stands beside the newsletter's form in a language: whoever sends it agrees to that, as İYS asks. */
export const newsletterConsent = async (language: Language): Promise<string> =>
  consentRecord(((await import(`./${language}/newsletter.ts`)) as Room).default.consent);

/** The same of the form of who waits for a house. */
export const wishConsent = async (language: Language): Promise<string> =>
  consentRecord(((await import(`./${language}/wish.ts`)) as Room).default.consent);
