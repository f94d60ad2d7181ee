import { inject } from 'vitest';

/** What WhatsApp was handed for a number: the message as its Cloud API takes it. */
export type TakenMessage = {
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

/** Everything that the played WhatsApp was handed for this number, oldest first. */
export async function takenBy(to: string): Promise<TakenMessage[]> {
  const answer = await fetch(`${inject('whatsappServer')}/taken`);
  return ((await answer.json()) as TakenMessage[]).filter(({ body }) => body.to === to);
}
