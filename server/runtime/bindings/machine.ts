// What the supervisor sees of the machine (server/host/machine.ts).
type Service = { fetch(url: string, init?: object): Promise<Response> };

export default function machine({ service, secret }: { service: Service; secret: string }) {
  return {
    async look() {
      const headers = { 'x-service-secret': secret };
      const answer = await service.fetch('http://machine.invalid/machine', { headers });
      if (!answer.ok) throw new Error(`machine: ${answer.status}`);
      return answer.json();
    },
  };
}
