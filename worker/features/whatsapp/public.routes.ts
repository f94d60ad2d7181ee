import { z } from '@hono/zod-openapi';
import { featureApp, route } from '#worker/http/route.ts';
import { confirmWebhook, takeWebhook } from './take-webhook.ts';

const tags = ['whatsapp'];
const PLAIN = {
  200: { description: 'OK', content: { 'text/plain': { schema: z.string() } } },
};

const confirmRoute = route('public', {
  method: 'get',
  path: '/v1/whatsapp/webhook',
  tags,
  summary: 'WhatsApp asks whether the webhook is ours; its own word is the answer',
  description: '403 FORBIDDEN for another token, 404 NOT_FOUND where WhatsApp is not set up.',
  request: {
    query: z.object({
      'hub.verify_token': z.string().max(200).default(''),
      'hub.challenge': z.string().max(200).default(''),
    }),
  },
  responses: PLAIN,
});

const webhookRoute = route('public', {
  method: 'post',
  path: '/v1/whatsapp/webhook',
  tags,
  summary: 'What WhatsApp reports, signed: messages of guests, and what became of ours',
  description:
    'The same one again changes nothing. 400 BAD_SIGNATURE, MALFORMED, 404 NOT_FOUND where WhatsApp is not set up.',
  responses: PLAIN,
});

export const whatsappRoutes = featureApp()
  .openapi(confirmRoute, (c) => {
    const asked = c.req.valid('query');
    const given = { token: asked['hub.verify_token'], challenge: asked['hub.challenge'] };
    return c.text(confirmWebhook(c.get('deps'), given), 200);
  })
  .openapi(webhookRoute, async (c) => {
    const signature = c.req.header('x-hub-signature-256') ?? '';
    await takeWebhook(c.get('deps'), await c.req.text(), signature);
    return c.text('OK', 200);
  });
