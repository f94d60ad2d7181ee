import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';

/**
 * The mail that asks the owner of an address to confirm the newsletter; `occasion` prevents a
 * second mail. The link belongs to the subscription and expires with it; the database stores the
 * hash of its token.
 */
export async function confirmMail(
  deps: Deps,
  { email, linkId, language }: { email: string; linkId: string; language: Language | null },
  occasion: string,
): Promise<{ mail: Step; tokenHash: string }> {
  const { tokenHash, token, url } = await privateLink(deps, 'newsletter', linkId);
  const mail = directMail(deps.clock.now(), {
    template: 'bulten_onay',
    to: email,
    dedupeKey: `newsletter:${email}:${occasion}`,
    language,
    variables: {
      leave_url: `${deps.siteUrl}/v1/website/subscribe/leave?token=${token}${inLanguage(language)}`,
    },
    actionUrl: url,
  });
  return { mail, tokenHash };
}

/** The page that the link leads to speaks the language of the mail. */
const inLanguage = (language: Language | null): string =>
  (language ?? FIRST_LANGUAGE) === FIRST_LANGUAGE ? '' : `&language=${language}`;
