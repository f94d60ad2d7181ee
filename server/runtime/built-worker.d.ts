/** The built Worker (`dist/server/entry.mjs`), under the name that config.ts gives it. */
declare module 'kiyi:worker' {
  type Context = { waitUntil(work: Promise<unknown>): void; passThroughOnException?(): void };
  const worker: {
    fetch(request: Request, env: unknown, context: Context): Promise<Response>;
    email(
      message: { read: object; setReject(reason: string): void },
      env: unknown,
      context: Context,
    ): Promise<void>;
    scheduled(event: { cron: string; scheduledTime: number }, env: unknown): Promise<void>;
  };
  export default worker;
}
