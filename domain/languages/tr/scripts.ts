import core from './core.ts';

/** What scripts say that run without islands, by room; loaded with the first of them. */
export default { core };
