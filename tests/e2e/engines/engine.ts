/** A browser that Playwright does not drive, by the few commands that every WebDriver has. */
export type Engine = {
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page, as JSON carries it. */
  value<T>(expression: string): Promise<T>;
  /** Input as a person gives it, with coordinates of the viewport. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** The size of the page's viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What is seen, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

/** As in WebDriver's “Actions”, which is the same in both of its protocols. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

/** Keys without a letter, as WebDriver writes them. */
export const ENTER = '\uE007';
export const ESCAPE = '\uE00C';
export const ARROW_RIGHT = '\uE014';

export const keysOf = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

export const pressAt = (x: number, y: number): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
