import { FIRST_STEPS, type FirstStep, type FirstSteps, type Missing } from './schema.ts';

/** Photos that a villa's page needs to show rooms, pool and view. */
export const PHOTOS_WANTED = 5;

/** The setting that names the steps an agency does without. */
export const DISMISSED_KEY = 'first_steps_dismissed';

type Villa = {
  id: number;
  active: boolean;
  hasPermit: boolean;
  /** Somebody has checked the permit: without, the house is on no page. */
  isChecked: boolean;
  /** Whether a coming night has a price. */
  hasPrice: boolean;
  photos: number;
};

/** What the steps are derived from. */
export type FirstFacts = {
  /** The company's missing details. */
  missingFacts: readonly Missing[];
  hasBank: boolean;
  hasTransport: boolean;
  /** A mail about a stay has left, or a tried one. */
  hasSentMail: boolean;
  hasOwner: boolean;
  /** The villa that is furthest. */
  villa: Villa | null;
  /** Somebody changed a rule. */
  hasOwnRules: boolean;
  takesCards: boolean;
  /** The person who asks has a second factor. */
  hasFactor: boolean;
  /** A stay was cancelled, or a request refused. */
  hasTakenBack: boolean;
  /** The value of {@link DISMISSED_KEY}. */
  dismissed: string;
};

/** The steps in their order, with what each still lacks. */
export function toFirstSteps(facts: FirstFacts): FirstSteps {
  const dismissed = readDismissed(facts.dismissed);
  return {
    items: FIRST_STEPS.map((step) => {
      const missing = missingOf(step, facts);
      return {
        step,
        done: missing === null,
        dismissed: dismissed.has(step),
        missing: missing ?? [],
      };
    }),
    villaId: facts.villa?.id ?? null,
    hasTransport: facts.hasTransport,
  };
}

/** The stored steps; words of an earlier or later version are left out. */
export const readDismissed = (value: string): Set<FirstStep> =>
  new Set(FIRST_STEPS.filter((step) => value.split(',').includes(step)));

const unless = (isDone: boolean, missing: Missing[] = []): Missing[] | null =>
  isDone ? null : missing;

/** What a step lacks, in words where it has parts; null when it is done. */
function missingOf(step: FirstStep, facts: FirstFacts): Missing[] | null {
  switch (step) {
    case 'company':
      return unless(facts.missingFacts.length === 0, [...facts.missingFacts]);
    case 'bank':
      return unless(facts.hasBank);
    case 'mail':
      return unless(facts.hasTransport && facts.hasSentMail);
    case 'owner':
      return unless(facts.hasOwner);
    case 'villa':
      return missingOfVilla(facts.villa);
    case 'rules':
      return unless(facts.hasOwnRules);
    case 'card':
      return unless(facts.takesCards);
    case 'factor':
      return unless(facts.hasFactor);
    case 'booking':
      return unless(facts.hasTakenBack);
  }
}

function missingOfVilla(villa: Villa | null): Missing[] | null {
  if (villa === null) return [];
  const { active, hasPermit, isChecked, hasPrice, photos } = villa;
  const missing = [
    !hasPrice && { what: 'fiyat', field: 'prices' },
    photos < PHOTOS_WANTED && { what: `${PHOTOS_WANTED - photos} fotoğraf`, field: 'pictures' },
    !hasPermit && { what: 'izin belgesi numarası', field: 'permit.no' },
    hasPermit && !isChecked && { what: 'izin belgesinin doğrulanması', field: 'permit.no' },
    !active && { what: 'yayına alma', field: 'publish' },
  ].filter((one) => one !== false);
  return missing.length === 0 ? null : missing;
}
