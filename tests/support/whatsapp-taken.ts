import { inject } from 'vitest';

/** A message as sent to WhatsApp's Cloud API. */
type TakenMessage = {
  body: {
    /** A phone number, or the id of a user without one. */
    to?: string;
    recipient?: string;
    type: string;
    text?: { body: string };
    template?: {
      name: string;
      language: { code: string };
      components: { parameters: { text: string }[] }[];
    };
  };
};

/** All messages that the test server received for this number or id, oldest first. */
export async function takenBy(to: string): Promise<TakenMessage[]> {
  const answer = await fetch(`${inject('whatsappServer')}/taken`);
  return ((await answer.json()) as TakenMessage[]).filter(({ body }) =>
    [body.to, body.recipient].includes(to),
  );
}
