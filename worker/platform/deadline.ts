/** One time limit for several waits. A promise that loses to it fails, and is waited for no longer. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #over: Promise<never>;

  constructor(milliseconds: number) {
    this.#over = new Promise<never>((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(new Error('the time is over')));
    });
    this.#over.catch(() => undefined);
    this.#timer = setTimeout(() => this.#controller.abort(), milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get passed(): boolean {
    return this.signal.aborted;
  }

  /** The promise, unless time runs out first: not every operation honours the signal. */
  race<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#over]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
