/** For `register`: an emptied field is sent as null and not as an empty text. */
export const optional = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? null : (value as string | null),
};

/** For `register`: an emptied field is left out, so that the API keeps or generates its value. */
export const whenTyped = {
  setValueAs: (value: unknown) =>
    typeof value === 'string' && value.trim() === '' ? undefined : (value as string | undefined),
};
