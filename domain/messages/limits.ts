/** Characters of a message's or question's texts, for the schema and the fields of the forms. */
export const MESSAGE_LIMITS = {
  name: { min: 1, max: 100 },
  message: { min: 10, max: 4000 },
} as const;

/** Letters of a guest's message that are kept, whichever way it came; longer mails are cut. */
export const MAX_MESSAGE = 20_000;
