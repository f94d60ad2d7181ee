import type { ClientDirective } from 'astro';

const WAKING = ['pointerenter', 'focusin', 'touchstart', 'click', 'submit'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const intent: ClientDirective = (load, options, island) => {
  let replay: HTMLElement | null = null;
  let replayed = '';
  let begun = false;

  const wake = (event?: Event) => {
    // A click or a submit has its answer in the island: hold it back, then give it again. What the
    // page itself answers (a summary, a heart) or the browser (a link to a new tab) goes through.
    const target = event?.target as HTMLElement | undefined;
    if (event && target && /click|submit/.test(event.type)) {
      if ((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return;
      if (!target.closest('summary,[data-do],a:not([data-island])')) {
        event.preventDefault();
        // A press lands on what is drawn inside a button as often as on the button.
        replay = target.closest<HTMLElement>('a,button,label,form') ?? target;
        replayed = event.type;
      }
    }
    if (begun) return;
    begun = true;
    void start();
  };

  const start = async () => {
    const hydrate = await load();
    const fields = island.querySelectorAll<Field>('input,select,textarea');
    const written = [...fields].map((field) => [field, field.value] as const);
    await hydrate();
    // React commits after its own task; two frames later its handlers are there.
    requestAnimationFrame(() => requestAnimationFrame(() => finish(written)));
  };

  const finish = (written: (readonly [Field, string])[]) => {
    for (const type of WAKING) island.removeEventListener(type, wake);
    for (const [field, value] of written) if (field.value !== value) write(field, value);
    if (!replay?.isConnected) return;
    if (replayed === 'submit') (replay as HTMLFormElement).requestSubmit();
    else {
      replay.focus();
      replay.click();
    }
  };

  for (const type of WAKING) island.addEventListener(type, wake);
  if (options.value === 'query' && location.search) wake();
};

/** Writes what stood in a field before React took it over, past React's own eye on the property. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export default intent;
