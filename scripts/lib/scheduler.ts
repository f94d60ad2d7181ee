/** Triggers the Worker's cron every minute, as the platform does in production. */
export function startScheduler(url: string, everyMs = 60_000): () => void {
  const tick = () =>
    fetch(`${url}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  void tick();
  const timer = setInterval(() => void tick(), everyMs);
  return () => clearInterval(timer);
}
