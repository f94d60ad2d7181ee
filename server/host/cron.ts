const MINUTE_MS = 60_000;

/** Runs the Worker's cron now and every minute, as the platform does; one tick at a time. */
export function startCron(control: string, secret: string): () => void {
  let isRunning = false;
  const tick = async () => {
    if (isRunning) return;
    isRunning = true;
    // The Worker logs a failed tick, and the next one follows in a minute.
    await fetch(control, { method: 'POST', headers: { 'x-control-secret': secret } }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
    isRunning = false;
  };
  void tick();
  const timer = setInterval(() => void tick(), MINUTE_MS);
  return () => clearInterval(timer);
}
