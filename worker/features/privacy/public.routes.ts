import { DataRequestInput, DataRequestReceived } from '#domain/privacy/schema.ts';
import { Confirmed, LinkTokenInput } from '#domain/wire/link-token.ts';
import { route, tagged } from '#worker/http/route.ts';
import { askAboutData, confirmDataRequest } from './requests/ask.ts';

/** The outcomes of a form as the page receives them (site/features/privacy). */
const backTo = (outcome: 'alindi' | 'hata' | 'onaylandi' | 'gecersiz') =>
  `/website/kvkk#basvuru-${outcome}`;

export const privacyRoutes = tagged('website', [
  route('public', 'post /v1/website/kvkk', {
    summary:
      'Ask for the data behind an e-mail address, or that it be erased; its owner confirms by mail',
    description:
      'JSON or a form. The answer is the same whatever we have. 400 VALIDATION, 429 TOO_MANY_REQUESTS.',
    json: DataRequestInput,
    form: DataRequestInput,
    answer: DataRequestReceived,
    returns: 'A mail is on its way',
    status: 201,
    back: (_c, code) => backTo(code === null ? 'alindi' : 'hata'),
    limit: 'write',
    handle: (deps, { body: input }, { actor }) => askAboutData(deps, input, actor),
  }),
  route('public', 'post /v1/website/kvkk/confirm', {
    summary:
      'Confirm such a request with the token of its mail, by the button of the page it leads to',
    description: 'JSON or a form. 404 NOT_FOUND for an unknown link, 429 TOO_MANY_REQUESTS.',
    json: LinkTokenInput,
    form: LinkTokenInput,
    answer: Confirmed,
    returns: 'The request is open',
    back: (_c, code) =>
      backTo(code === null ? 'onaylandi' : code === 'NOT_FOUND' ? 'gecersiz' : 'hata'),
    limit: 'write',
    handle: async (deps, { body: { token } }, { actor }) => {
      await confirmDataRequest(deps, token, actor);
      return { confirmed: true as const };
    },
  }),
]);
