/** A mail that guests and other visitors read. `button` as the Turkish one has. */
export type TranslatedMail = { subject: string; text: readonly string[]; button?: string };

/** Those mails in a language, by their keys in domain/mail/mails; a test finds one too few or too many. */
export type TranslatedMails = { signature: string; mails: Record<string, TranslatedMail> };
