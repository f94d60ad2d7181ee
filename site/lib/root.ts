/**
 * The element that carries a page's state; a constant, because the page's script is limited to the
 * byte.
 */
export const root = document.documentElement;
