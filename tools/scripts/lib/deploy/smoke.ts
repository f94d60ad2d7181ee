/** A check of a running site. */
type Check = { path: string; status: number; says?: RegExp };

/**
 * The first needs of visitors, clerks and search engines; `siteUrl` is the address that pages must
 * contain.
 */
const checksOf = (siteUrl: string): Check[] => [
  { path: '/v1/health', status: 200, says: /"status":"ok"/ },
  { path: '/v1/ready', status: 200 },
  { path: '/', status: 200, says: canonical(siteUrl) },
  { path: '/listing', status: 200, says: canonical(siteUrl) },
  { path: '/sitemap.xml', status: 200, says: new RegExp(`<loc>${literally(siteUrl)}`) },
  { path: '/v2/search', status: 200, says: /"total":/ },
  { path: '/ara', status: 200 },
  { path: '/dashboard', status: 200, says: /<div id="root"/ },
  { path: '/bu-adreste-bir-sey-yok', status: 404 },
];

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const canonical = (siteUrl: string) => new RegExp(`rel="canonical" href="${literally(siteUrl)}`);

/**
 * Runs the checks against `url`, which also warms the Worker's caches. @returns one line for each
 * failed check.
 */
export async function smokeTest(url: string, siteUrl: string): Promise<string[]> {
  const failures: string[] = [];
  for (const check of checksOf(siteUrl)) {
    const failure = await failureOf(url, check);
    if (failure !== null) failures.push(`${check.path}: ${failure}`);
  }
  return failures;
}

async function failureOf(url: string, { path, status, says }: Check): Promise<string | null> {
  try {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
    const text = await answer.text();
    if (answer.status !== status)
      return `answers ${answer.status} in place of ${status}: ${text.slice(0, 200)}`;
    return says === undefined || says.test(text) ? null : `does not say ${String(says)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
