import { describe, expect, it } from 'vitest';
import { PROVINCES, provinceOf } from './provinces.ts';

describe('provinces', () => {
  it('are 81, each once', () => {
    expect(PROVINCES.length).toBe(81);
    expect(new Set(PROVINCES).size).toBe(81);
  });

  it.each([
    [1, 'Adana'],
    [7, 'Antalya'],
    [34, 'İstanbul'],
    [48, 'Muğla'],
    [81, 'Düzce'],
    [0, null],
    [82, null],
  ])('know plate %i as %s', (plate, name) => {
    expect(provinceOf(plate)).toBe(name);
  });
});
