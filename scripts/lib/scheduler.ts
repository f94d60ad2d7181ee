/** Rings the Worker's cron every minute, as the platform does in production. */
export function startScheduler(url: string, everyMs = 60_000): () => void {
  const ring = () =>
    fetch(`${url}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  void ring();
  const timer = setInterval(() => void ring(), everyMs);
  return () => clearInterval(timer);
}
