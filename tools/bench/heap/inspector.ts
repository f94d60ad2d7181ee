/** A client for the inspector protocol of a running isolate. */
export async function openInspector(address: string) {
  const listed = await fetch(`http://${address}/json`);
  const targets = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  const isolate = targets.find(({ webSocketDebuggerUrl }) =>
    webSocketDebuggerUrl.endsWith('/kiyi'),
  );
  const socket = new WebSocket((isolate ?? targets[0])?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let lastId = 0;
  const ask = <Answer>(method: string): Promise<Answer> => {
    const id = (lastId += 1);
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        const said = JSON.parse(String(data)) as { id?: number; result: Answer };
        if (said.id !== id) return;
        socket.removeEventListener('message', listen);
        resolve(said.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method }));
    });
  };
  return {
    /** Memory in use after a garbage collection, in MB. */
    async heap(): Promise<number> {
      await ask('HeapProfiler.enable');
      await ask('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = await ask<{
        usedSize: number;
        backingStorageSize?: number;
      }>('Runtime.getHeapUsage');
      return (usedSize + backingStorageSize) / 1e6;
    },
    close: () => socket.close(),
  };
}
