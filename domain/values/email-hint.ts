import { isOneEdit } from './near-word.ts';

/** Mailboxes that most guests have; those of the second line also exist under `.com.tr`. */
const COM_ONLY = ['gmail', 'icloud'];
const ALSO_TR = ['hotmail', 'outlook', 'yahoo', 'yandex'];

/** Domains of their own that look like a mistyped one. */
const OTHERS = new Set(['mail', 'email', 'ymail', 'cloud']);

/** Ends of names as fingers miss them; none of them is in the root zone of the DNS, nor below `tr`. */
const MISSED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\.com\.)(?:trr|rt|t|te|ttr)$/, 'tr'],
  [/\.comtr$/, '.com.tr'],
  [/\.(?:con|cmo|ocm|comm|coom|ccom|cim|vom|xom|cpm|clm|c0m|com\.com)(?=$|\.tr$)/, '.com'],
  [/\.(?:dee|dde|det|ed)$/, '.de'],
  [/\.(?:ruu|rru|ry|ri|r)$/, '.ru'],
  [/\.(?:mee|mme)$/, '.me'],
];

/**
 * The domain that was probably meant, `gmail.com` for `gmial.con`; null for every other one. Only
 * proposed: the domain may exist.
 */
export function meantDomain(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const fixed = MISSED.reduce((name, [missed, meant]) => name.replace(missed, meant), domain);
  const wanted = meantProvider(fixed) ?? fixed;
  return wanted === domain ? null : wanted;
}

function meantProvider(domain: string): string | null {
  const [, name = '', end = '', country = ''] = /^([^.]+)\.?(.*?)(\.?tr)?$/.exec(domain) ?? [];
  if (OTHERS.has(name) || !isNear(end, 'com')) return null;
  const meant = [...COM_ONLY, ...ALSO_TR].find((known) => isNear(name, known));
  if (meant === undefined) return null;
  return `${meant}.com${country !== '' && ALSO_TR.includes(meant) ? '.tr' : ''}`;
}

/** The same address at the domain that was probably meant. */
export const atDomain = (email: string, domain: string): string =>
  `${email.slice(0, email.lastIndexOf('@'))}@${domain}`;

/** The question beside the field: "gmail.com mu demek istediniz?" */
export const domainQuestion = (domain: string): string =>
  // "com" ends with o, "te-re" with e, and the particle follows the vowel.
  `${domain} ${domain.endsWith('.tr') ? 'mi' : 'mu'} demek istediniz?`;

const isNear = (typed: string, word: string): boolean => typed === word || isOneEdit(typed, word);
