import intent from './intent.ts';

/** Where Astro's island element looks for the directive an island asks for; must be there before it. */
(window as unknown as { Astro?: Record<string, unknown> }).Astro = { intent };
