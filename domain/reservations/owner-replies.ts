/** What an agency lets follow from an owner's answer to a request. */
export const OWNER_RULES = ['off', 'ask', 'option'] as const;
type OwnerRule = (typeof OWNER_RULES)[number];
/** Nothing is sold without a clerk unless the agency says so. */
export const DEFAULT_OWNER_RULE: OwnerRule = 'ask';

export const OWNER_REPLIES = ['yes', 'no'] as const;
export type OwnerReply = (typeof OWNER_REPLIES)[number];

/** Why an owner refuses a request. */
export const OWNER_REFUSALS = ['taken', 'maintenance', 'price', 'other'] as const;
export type OwnerRefusal = (typeof OWNER_REFUSALS)[number];

/** Reasons for which the house is closed to everybody, so that an owner may close its nights at once. */
export const CLOSING_REFUSALS: readonly OwnerRefusal[] = ['taken', 'maintenance'];

/** How the link reached the owner. */
export const OWNER_WAYS = ['mail', 'whatsapp', 'push', 'hand'] as const;
export type OwnerWay = (typeof OWNER_WAYS)[number];

/** What a clerk sees of it while the request waits; null: the owner was not asked. */
export const OWNER_STATES = ['asked', 'silent', ...OWNER_REPLIES] as const;
export type OwnerState = (typeof OWNER_STATES)[number];

export const OWNER_STATE_LABELS: Record<OwnerState, string> = {
  asked: 'Ev sahibine soruldu',
  silent: 'Ev sahibi yanıtlamadı',
  yes: 'Ev sahibi: evet, boş',
  no: 'Ev sahibi: hayır',
};

type Asked = {
  status: string;
  ownerAskedAt: string | null;
  ownerReply: OwnerReply | null;
  /** The end of the hold; null for a request that holds money. */
  deadline: string | null;
};

/**
 * Whether an owner answered. Silence is said once half of the time to answer is over, which leaves a
 * clerk the other half; a request without an end has been silent after an hour.
 */
export function ownerState(
  { status, ownerAskedAt, ownerReply, deadline }: Asked,
  now: string,
): OwnerState | null {
  if (status !== 'requested' || ownerAskedAt === null) return null;
  if (ownerReply !== null) return ownerReply;
  const asked = Date.parse(ownerAskedAt);
  const patience = deadline === null ? HOUR_MS : (Date.parse(deadline) - asked) / 2;
  return Date.parse(now) - asked >= patience ? 'silent' : 'asked';
}

const HOUR_MS = 3_600_000;
