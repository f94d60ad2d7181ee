// What is left of zod's languages (turkish-only.ts); zod itself falls back to English.
export { default as en } from '../../node_modules/zod/v4/locales/en.js';
export { default as tr } from '../../node_modules/zod/v4/locales/tr.js';
