/** How far a call to the integrator has come: nothing asked, outcome unknown, answered. */
export const CALL_STAGES = ['wanted', 'calling', 'known'] as const;

/** What is wanted of the integrator. */
export const CALL_WISHES = ['create', 'cancel'] as const;
/** Of a call that is due no more. */
export const NEVER = '9999-12-31T00:00:00.000Z';

export type CallWish = (typeof CALL_WISHES)[number];
