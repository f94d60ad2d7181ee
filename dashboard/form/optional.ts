/** For `register`: an emptied field is "none" (null) on the wire, not an empty text. */
export const optional = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? null : (value as string | null),
};
