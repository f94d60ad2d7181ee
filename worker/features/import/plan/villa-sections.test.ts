import { expect, it } from 'vitest';
import { differing, type Sections } from './villa-sections.ts';

const villa = { name: 'Villa Çınar', summary: '', description: [], included: ['Su', 'Elektrik'] };

it.each<[Sections, Sections]>([
  [{ facts: { name: 'Villa Çınar' }, texts: { summary: '' } }, {}],
  // A list is another value each time it is read.
  [{ texts: { included: ['Su', 'Elektrik'] } }, {}],
  [
    { texts: { included: ['Su'], summary: 'Taş ev.' } },
    { texts: { included: ['Su'], summary: 'Taş ev.' } },
  ],
])('of %j a file changes %j', (sections, changes) => {
  expect(differing(sections, villa as never, []).changes).toEqual(changes);
});
