import { Accessibility, type Draggable } from '@dnd-kit/dom';
import type { DragDropProvider } from '@dnd-kit/react';
import type { ComponentProps } from 'react';

type Customize = Exclude<
  NonNullable<ComponentProps<typeof DragDropProvider>['plugins']>,
  readonly unknown[]
>;

const WORDS: NonNullable<ConstructorParameters<typeof Accessibility>[1]> = {
  screenReaderInstructions: {
    draggable:
      'Sırasını değiştirmek için boşluğa basın, oklarla taşıyın, boşlukla bırakın; Esc vazgeçer.',
  },
  announcements: {
    dragstart: ({ operation: { source } }) => `Satır tutuldu: ${placeOf(source)}.`,
    dragover: ({ operation: { source } }) => `${placeOf(source)}.`,
    dragend: ({ operation: { source }, canceled }) =>
      canceled ? 'Taşımaktan vazgeçildi.' : `Satır bırakıldı: ${placeOf(source)}.`,
  },
};
const IN_TURKISH = Accessibility.configure(WORDS);

/** "3. sırada": where in its list a row stands while it is carried. */
const placeOf = (source: Draggable | null) =>
  source && 'index' in source ? `${Number(source.index) + 1}. sırada` : 'yeni yerinde';

/** What is said aloud while rows are put in order by keyboard: the library's own words are English. */
export const speakOrder: Customize = (defaults) =>
  defaults.map((plugin) => (plugin === Accessibility ? IN_TURKISH : plugin));
