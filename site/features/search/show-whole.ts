/** Scrolls a panel or map that has opened into view: below a form it may begin outside of it. */
export const showWhole = (panel: HTMLElement | null): void =>
  panel?.scrollIntoView({ block: 'nearest' });
