// What the supervisor sees of the machine (server/host/machine.ts).
type Service = { fetch(url: string, init?: object): Promise<Response> };

/** A hanging supervisor must not keep the caller waiting, in ms. */
const PATIENCE_MS = 2_000;

export default function machine({ service, secret }: { service: Service; secret: string }) {
  return {
    async look() {
      const headers = { 'x-service-secret': secret };
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await service.fetch('http://machine.invalid/machine', { headers, signal });
      if (!answer.ok) throw new Error(`machine: ${answer.status}`);
      return answer.json();
    },
  };
}
