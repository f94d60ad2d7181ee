/** `machine`: nobody has read it yet; shown only where the agency allows it. */
export const TRANSLATION_STATES = ['machine', 'reviewed'] as const;
