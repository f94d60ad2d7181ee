/** Names the page's language to a call, which refuses in it. Browser only. */
export const languageHeader = (): Record<string, string> => ({
  'Accept-Language': document.documentElement.lang,
});
