import intent from './intent.ts';

/** Where Astro's island element looks up directives; must be registered before it. */
(window as unknown as { Astro?: Record<string, unknown> }).Astro = { intent };
