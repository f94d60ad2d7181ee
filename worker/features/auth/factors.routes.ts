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
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { addPasskey, addTotp, startPasskey, startTotp } from './factors/add-factor.ts';
import { readFactors } from './factors/factor-queries.ts';
import { removeFactor, renewRecoveryCodes } from './factors/remove-factor.ts';

export const factorRoutes = tagged('account', [
  route('account', 'get /v1/account/factors', {
    summary: 'What proves the signed-in person beside the password',
    answer: AccountFactors,
    returns: 'Apps and passkeys, oldest first',
    handle: ({ db }, _input, { session }) => readFactors(db, session.userId),
  }),
  route('account', 'post /v1/account/factors/totp/start', {
    summary: 'A secret for an authenticator app; it counts once a code of it is sent',
    description: '422 PASSWORD_REQUIRED when the password was not typed within five minutes.',
    answer: TotpSetup,
    returns: 'The secret, its address for a QR code, and the setup to send back',
    confirmed: true,
    handle: (deps, _input, { session }) => startTotp(deps, session.userId),
  }),
  route('account', 'post /v1/account/factors/totp', {
    summary: 'Keep an authenticator app',
    description:
      '422 VALIDATION for a wrong code, 422 LOGIN_EXPIRED, 422 PASSWORD_REQUIRED, 422 TOO_MANY.',
    json: AddTotpInput,
    answer: FactorAdded,
    returns: 'With ten recovery codes when it is the first factor',
    status: 201,
    limit: 'login',
    confirmed: true,
    handle: (deps, { body: input }, { actor, session }) => addTotp(deps, session, input, actor),
  }),
  route('account', 'post /v1/account/factors/passkey/start', {
    summary: 'What a browser makes a passkey from',
    description: '422 PASSWORD_REQUIRED.',
    answer: PasskeySetup,
    returns: 'WebAuthn’s options; five minutes',
    confirmed: true,
    handle: (deps, _input, { session }) => startPasskey(deps, session.userId),
  }),
  route('account', 'post /v1/account/factors/passkey', {
    summary: 'Keep a passkey',
    description: '422 PASSKEY_REFUSED, 422 LOGIN_EXPIRED, 422 PASSWORD_REQUIRED, 422 TOO_MANY.',
    json: AddPasskeyInput,
    answer: FactorAdded,
    returns: 'With ten recovery codes when it is the first factor',
    status: 201,
    limit: 'login',
    confirmed: true,
    handle: (deps, { body: input }, { actor, session }) => addPasskey(deps, session, input, actor),
  }),
  route('account', 'post /v1/account/factors/recoverycodes', {
    summary: 'Ten new recovery codes; those before end',
    description: '404 NOT_FOUND without a factor, 422 PASSWORD_REQUIRED.',
    answer: RecoveryCodes,
    returns: 'Shown this once',
    confirmed: true,
    handle: async (deps, _input, { actor, session: { userId } }) => {
      const recoveryCodes = await renewRecoveryCodes(deps, userId, actor);
      return { recoveryCodes };
    },
  }),
  route('account', 'delete /v1/account/factors/{id}', {
    summary: 'Take one of the own factors away',
    description: '404 NOT_FOUND, 422 LAST_FACTOR where one is required, 422 PASSWORD_REQUIRED.',
    param: EventIdParam,
    answer: FactorRemoved,
    returns: 'It opens nothing from now on',
    confirmed: true,
    handle: async (deps, { param: { id } }, { actor, session }) => {
      await removeFactor(deps, session.userId, id, actor);
      return { removed: true as const };
    },
  }),
]);
