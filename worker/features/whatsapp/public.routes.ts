import * as z from 'zod';
import { route, tagged } from '#worker/http/route.ts';
import { confirmWebhook, takeWebhook } from './take-webhook.ts';

export const whatsappRoutes = tagged('whatsapp', [
  route('public', 'get /v1/whatsapp/webhook', {
    summary: 'WhatsApp asks whether the webhook is ours; its own word is the answer',
    description: '403 FORBIDDEN for another token, 404 NOT_FOUND where WhatsApp is not set up.',
    query: z.object({
      'hub.verify_token': z.string().max(200).default(''),
      'hub.challenge': z.string().max(200).default(''),
    }),
    file: 'text/plain',
    returns: 'OK',
    handle: (deps, { query: asked }, { c }) => {
      const given = { token: asked['hub.verify_token'], challenge: asked['hub.challenge'] };
      return c.text(confirmWebhook(deps, given), 200);
    },
  }),
  route('public', 'post /v1/whatsapp/webhook', {
    summary: 'What WhatsApp reports, signed: messages of guests, and what became of ours',
    description:
      'The same one again changes nothing. 400 BAD_SIGNATURE, MALFORMED, 404 NOT_FOUND where WhatsApp is not set up.',
    file: 'text/plain',
    returns: 'OK',
    handle: async (deps, _input, { c }) => {
      const signature = c.req.header('x-hub-signature-256') ?? '';
      await takeWebhook(deps, await c.req.text(), signature);
      return c.text('OK', 200);
    },
  }),
]);
