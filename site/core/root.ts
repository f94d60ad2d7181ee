/** What a page is marked on; said once, because the page's script is counted to the byte. */
export const root = document.documentElement;
