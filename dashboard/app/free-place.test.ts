import { describe, expect, it } from 'vitest';
import { findFreePlace } from './free-place.ts';

const place = (boxes: { top: number; bottom: number }[], now = 16) =>
  findFreePlace({ boxes, height: 50, windowHeight: 800, lowest: 16, now });

describe('where a toast covers nothing', () => {
  it('is the bottom of the window when nothing is there', () => {
    expect(place([])).toBe(16);
    expect(place([{ top: 10, bottom: 40 }])).toBe(16);
  });

  it('is right above fixed elements at the bottom', () => {
    // From 800 - 68 = 732 upwards: 8 px above the button.
    expect(place([{ top: 740, bottom: 772 }])).toBe(68);
  });

  it('is above both where the room between two is too small', () => {
    const boxes = [
      { top: 740, bottom: 772 },
      { top: 670, bottom: 700 },
    ];
    expect(place(boxes)).toBe(138);
  });

  it('does not move while it covers nothing, so that clicks do not miss', () => {
    expect(place([], 138)).toBe(138);
    expect(place([{ top: 640, bottom: 655 }], 138)).toBe(16);
  });

  it('is the foot where every place covers something', () => {
    expect(place([{ top: 0, bottom: 800 }])).toBe(16);
  });
});
