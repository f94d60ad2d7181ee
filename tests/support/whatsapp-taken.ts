import { inject } from 'vitest';

/** A message as sent to WhatsApp's Cloud API. */
type TakenMessage = {
  body: {
    to: string;
    type: string;
    text?: { body: string };
    template?: {
      name: string;
      language: { code: string };
      components: { parameters: { text: string }[] }[];
    };
  };
};

/** All messages that the test server received for this number, oldest first. */
export async function takenBy(to: string): Promise<TakenMessage[]> {
  const answer = await fetch(`${inject('whatsappServer')}/taken`);
  return ((await answer.json()) as TakenMessage[]).filter(({ body }) => body.to === to);
}
