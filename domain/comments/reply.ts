/** Who may answer a review in the name of the house. */
export const REPLY_FROM = ['agency', 'owner'] as const;
export type ReplyFrom = (typeof REPLY_FROM)[number];

export const REPLY_LABELS: Readonly<Record<ReplyFrom, string>> = {
  agency: 'Acentanın yanıtı',
  owner: 'Ev sahibinin yanıtı',
};

/**
 * Whether an answer is shown at once. The agency is responsible for its page, so it reads an
 * owner's answer first: it may hold a name, a phone number or a quarrel with the guest.
 */
export const standsAtOnce = (from: ReplyFrom): boolean => from === 'agency';
