/** Characters of a message's or question's texts, for the schema and the fields of the forms. */
export const MESSAGE_LIMITS = {
  name: { min: 1, max: 100 },
  message: { min: 10, max: 4000 },
} as const;
