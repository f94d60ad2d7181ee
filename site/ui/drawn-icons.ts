import { ICONS, type IconName } from './icons.ts';

/** `icon(lock)` as an address of its drawing, which a mask of the sheet cuts out. */
export const drawn = (css: string): string =>
  css.replaceAll(/\bicon\((\w+)\)/g, (_, name: string) => {
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${ICONS[name as IconName]}'/></svg>`;
    return `url("data:image/svg+xml,${svg.replaceAll(/[<>#]/g, encodeURIComponent)}")`;
  });

type Sheet = { walkDecls(change: (declaration: { value: string }) => void): void };

/**
 * Draws icons in sheets that come after the page: of those that stand in no first screen the page would
 * have the drawing each time, a twentieth of its first flight (drawn.astro).
 */
export const drawnIcons = {
  postcssPlugin: 'drawn-icons',
  Once(sheet: Sheet): void {
    sheet.walkDecls((declaration) => {
      declaration.value = drawn(declaration.value);
    });
  },
};
