/** The platform's module of bindings; `worker/platform/env.ts` says what is in them. */
declare module 'cloudflare:workers' {
  export const env: unknown;
}
