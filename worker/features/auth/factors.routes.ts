import {
  AccountFactors,
  AddPasskeyInput,
  AddTotpInput,
  FactorAdded,
  FactorRemoved,
  PasskeySetup,
  RecoveryCodes,
  TotpSetup,
} from '#domain/auth/factor-schema.ts';
import { assertConfirmed } from '#worker/http/confirmed.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { assertWithinLimit } from '#worker/http/requests/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { addPasskey, addTotp, startPasskey, startTotp } from './factors/add-factor.ts';
import { readFactors } from './factors/factor-queries.ts';
import { removeFactor, renewRecoveryCodes } from './factors/remove-factor.ts';

const tags = ['account'];

const listRoute = route('account', {
  method: 'get',
  path: '/v1/account/factors',
  tags,
  summary: 'What proves the signed-in person beside the password',
  responses: { 200: answer(AccountFactors, 'Apps and passkeys, oldest first') },
});

const startTotpRoute = route('account', {
  method: 'post',
  path: '/v1/account/factors/totp/start',
  tags,
  summary: 'A secret for an authenticator app; it counts once a code of it is sent',
  description: '422 PASSWORD_REQUIRED when the password was not typed within five minutes.',
  responses: {
    200: answer(TotpSetup, 'The secret, its address for a QR code, and the setup to send back'),
  },
});

const addTotpRoute = route('account', {
  method: 'post',
  path: '/v1/account/factors/totp',
  tags,
  summary: 'Keep an authenticator app',
  description:
    '422 VALIDATION for a wrong code, 422 LOGIN_EXPIRED, 422 PASSWORD_REQUIRED, 422 TOO_MANY.',
  request: { body: jsonBody(AddTotpInput) },
  responses: { 201: answer(FactorAdded, 'With ten recovery codes when it is the first factor') },
});

const startPasskeyRoute = route('account', {
  method: 'post',
  path: '/v1/account/factors/passkey/start',
  tags,
  summary: 'What a browser makes a passkey from',
  description: '422 PASSWORD_REQUIRED.',
  responses: { 200: answer(PasskeySetup, 'WebAuthn’s options; five minutes') },
});

const addPasskeyRoute = route('account', {
  method: 'post',
  path: '/v1/account/factors/passkey',
  tags,
  summary: 'Keep a passkey',
  description: '422 PASSKEY_REFUSED, 422 LOGIN_EXPIRED, 422 PASSWORD_REQUIRED, 422 TOO_MANY.',
  request: { body: jsonBody(AddPasskeyInput) },
  responses: { 201: answer(FactorAdded, 'With ten recovery codes when it is the first factor') },
});

const renewCodesRoute = route('account', {
  method: 'post',
  path: '/v1/account/factors/recoverycodes',
  tags,
  summary: 'Ten new recovery codes; those before end',
  description: '404 NOT_FOUND without a factor, 422 PASSWORD_REQUIRED.',
  responses: { 200: answer(RecoveryCodes, 'Shown this once') },
});

const removeRoute = route('account', {
  method: 'delete',
  path: '/v1/account/factors/{id}',
  tags,
  summary: 'Take one of the own factors away',
  description: '404 NOT_FOUND, 422 LAST_FACTOR where one is required, 422 PASSWORD_REQUIRED.',
  request: { params: EventIdParam },
  responses: { 200: answer(FactorRemoved, 'It opens nothing from now on') },
});

export const factorRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: await readFactors(c.get('deps').db, getSession(c).userId) }, 200),
  )
  .openapi(startTotpRoute, async (c) => {
    assertConfirmed(c);
    return c.json({ content: await startTotp(c.get('deps'), getSession(c).userId) }, 200);
  })
  .openapi(addTotpRoute, async (c) => {
    await assertWithinLimit(c, 'login');
    assertConfirmed(c);
    const input = c.req.valid('json');
    const content = await addTotp(c.get('deps'), getSession(c), input, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(startPasskeyRoute, async (c) => {
    assertConfirmed(c);
    return c.json({ content: await startPasskey(c.get('deps'), getSession(c).userId) }, 200);
  })
  .openapi(addPasskeyRoute, async (c) => {
    await assertWithinLimit(c, 'login');
    assertConfirmed(c);
    const input = c.req.valid('json');
    const content = await addPasskey(c.get('deps'), getSession(c), input, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(renewCodesRoute, async (c) => {
    assertConfirmed(c);
    const { userId } = getSession(c);
    const recoveryCodes = await renewRecoveryCodes(c.get('deps'), userId, actorOf(c));
    return c.json({ content: { recoveryCodes } }, 200);
  })
  .openapi(removeRoute, async (c) => {
    assertConfirmed(c);
    const { id } = c.req.valid('param');
    await removeFactor(c.get('deps'), getSession(c).userId, id, actorOf(c));
    return c.json({ content: { removed: true as const } }, 200);
  });
