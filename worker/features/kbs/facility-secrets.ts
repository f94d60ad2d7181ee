import type { KbsAccess } from '#domain/kbs/calls.ts';
import type { KbsPerson } from '#domain/kbs/person.ts';
import type { kbsFacilities } from '#drizzle/schema/kbs.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

type Sealing = Pick<Deps, 'secrets'>;
type Facility = Pick<
  typeof kbsFacilities.$inferSelect,
  'id' | 'endpoint' | 'code' | 'user' | 'password' | 'salt'
>;

/** What a facility is called with. */
export type OpenFacility = { endpoint: string; access: KbsAccess; salt: string };

type Part = 'user' | 'password' | 'salt';

export const sealPart = ({ secrets }: Sealing, id: string, part: Part, text: string) =>
  sealText(secrets.data, `kbs_${part}:${id}`, text);

/** @throws when it was sealed under a key that is gone */
export async function openFacility(deps: Sealing, facility: Facility): Promise<OpenFacility> {
  const open = (part: Part) =>
    openText(deps.secrets.data, `kbs_${part}:${facility.id}`, facility[part]);
  const [user, password, salt] = await Promise.all([open('user'), open('password'), open('salt')]);
  return { endpoint: facility.endpoint, access: { user, password, facility: facility.code }, salt };
}

/** Tells two people of a facility apart, without telling who they are. */
export const markOf = ({ salt }: OpenFacility, { number }: Pick<KbsPerson, 'number'>) =>
  hmacHex(salt, number);

export const sealPerson = ({ secrets }: Sealing, id: string, person: KbsPerson) =>
  sealText(secrets.data, `kbs_person:${id}`, JSON.stringify(person));

/** What the service was told last; null where nothing was, or nobody can read it any more. */
export async function openPerson(
  { secrets }: Sealing,
  id: string,
  told: string | null,
): Promise<KbsPerson | null> {
  if (told === null) return null;
  const text = await openText(secrets.data, `kbs_person:${id}`, told).catch(() => null);
  return text === null ? null : (JSON.parse(text) as KbsPerson);
}
