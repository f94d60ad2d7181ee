/**
 * How far a call to the integrator has come: nothing asked, outcome unknown, answered. An invoice that
 * was refused when it was handed over is `wanted` again: the integrator has none.
 */
export const CALL_STAGES = ['wanted', 'calling', 'known'] as const;

/** What is wanted of the integrator. */
export const CALL_WISHES = ['create', 'cancel'] as const;
/** Minutes until an unknown outcome is looked up; longer than any call may still be on its way. */
export const LOOK_AFTER_MINUTES = 5;

/** Of a call that is due no more. */
export const NEVER = '9999-12-31T00:00:00.000Z';

export type CallStage = (typeof CALL_STAGES)[number];
export type CallWish = (typeof CALL_WISHES)[number];
