/** Passes an event of the page to actions.ts, which is loaded by address and exports nothing. */
export const ACT_EVENT = 'kiyi:act';
