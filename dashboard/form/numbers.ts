/** For `register`: how the text of a field becomes the number that the form holds. */

const read = (value: unknown): number | null => {
  if (typeof value === 'number' || value === null) return value;
  const text = String(value ?? '')
    .trim()
    .replace(',', '.');
  return text === '' ? null : Number(text);
};

/** A required number, or the id behind a select's choice: an emptied field is refused. */
export const wholeNumber = { setValueAs: (value: unknown) => read(value) as number };

/** A number that may be missing. */
export const optionalNumber = { setValueAs: read };
