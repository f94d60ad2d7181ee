import { expect } from '@playwright/test';
import { type Engine, keysOf, pressAt } from './engine.ts';
import { clippedLetters, pointOf, type Wanted } from './in-page.ts';
import { RECORDED } from './recorder.ts';

export type Tab = ReturnType<typeof tabOf>;

/** What a person does and sees in a page of an engine; everything is waited for. */
export function tabOf(engine: Engine, origin: string) {
  const run = <T, A>(inPage: (argument: A) => T, argument: A): Promise<T> =>
    engine.value<T>(`(${inPage.toString()})(${JSON.stringify(argument)})`);

  /** Where the middle of an element is, once it stands still and nothing covers it. */
  async function findPoint(wanted: Wanted): Promise<{ x: number; y: number }> {
    let last = '';
    let point: { x: number; y: number } | null = null;
    await expect
      .poll(
        async () => {
          point = await run(pointOf, wanted);
          const stands = point !== null && JSON.stringify(point) === last;
          last = JSON.stringify(point);
          return stands;
        },
        { message: `${wanted.css} ${wanted.text ?? ''}` },
      )
      .toBe(true);
    return point!;
  }
  const press = async (css: string, text?: string) => {
    const { x, y } = await findPoint({ css, ...(text !== undefined && { text }) });
    await engine.perform([pressAt(x, y)]);
  };

  return {
    engine,
    run,
    press,
    open: (path: string) => engine.open(origin + path),
    /** Types into a field that is empty. */
    fill: async (css: string, text: string) => {
      await press(css);
      await engine.perform([keysOf(text)]);
      await expect.poll(() => engine.value(`document.querySelector('${css}')?.value`)).not.toBe('');
    },
    sees: (expression: string, what = expression) =>
      expect
        .poll(() => engine.value<boolean>(`Boolean(${expression})`), { message: what })
        .toBe(true),
    path: () => engine.value<string>('location.pathname + location.search'),
    /** A page is as wide as its window, whole letters are seen, and its console is silent. */
    isWell: async () => {
      const path = await engine.value<string>('location.pathname');
      const widths = () =>
        engine.value<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
      expect([path, 'wider than its window by', await widths()]).toEqual([
        path,
        'wider than its window by',
        0,
      ]);
      expect([path, await run(clippedLetters, null)]).toEqual([path, []]);
      expect(await engine.value(`sessionStorage.getItem('${RECORDED}')`)).toBeNull();
    },
  };
}
