/** Who answers a review in the name of the house. */
export const REPLY_FROM = ['agency', 'owner'] as const;
export type ReplyFrom = (typeof REPLY_FROM)[number];

export const REPLY_LABELS: Readonly<Record<ReplyFrom, string>> = {
  agency: 'Acentenin yanıtı',
  owner: 'Ev sahibinin yanıtı',
};

/**
 * Whether an answer stands below the review at once. The agency answers for its page and reads what an
 * owner writes first: a name, a phone or a quarrel with a guest would be the agency's fault.
 */
export const standsAtOnce = (from: ReplyFrom): boolean => from === 'agency';
