import type { Deps } from '#worker/platform/deps.ts';
import { family, metrics } from '#worker/platform/metrics.ts';
import { catalogueState } from '#worker/features/search/catalogue/holder.ts';
import { lookAtMachine, readReadiness } from './readiness.ts';

/** All metrics, in the OpenMetrics text format. */
export async function writeMetrics(deps: Deps): Promise<string> {
  const looked = lookAtMachine(deps);
  const { ready, checks, version, commit } = await readReadiness(deps, looked);
  const machine = await looked;
  const catalogue = catalogueState(deps);
  const lines = [
    metrics.write(),
    family('kiyi_ready', 'gauge', 'Whether calls can be served.'),
    `kiyi_ready ${Number(ready)}`,
    family('kiyi_check', 'gauge', 'How each part of the installation is; 1 is well.'),
    ...checks.map(({ name, ok }) => `kiyi_check{name="${name}"} ${Number(ok)}`),
    family(
      'kiyi_check_value',
      'gauge',
      'What a check measured: minutes since the cron ran, mails that are due, the minutes since the oldest was due first, and how many were given up in a day, feeds that fail, bytes that are free.',
    ),
    ...checks.flatMap(({ name, values = {} }) =>
      Object.entries(values).map(
        ([what, value]) => `kiyi_check_value{name="${name}",what="${what}"} ${value}`,
      ),
    ),
    family('kiyi_search_index_age_seconds', 'gauge', 'Since the search was last found current.'),
    ...(catalogue ? [`kiyi_search_index_age_seconds ${catalogue.ageMs / 1000}`] : []),
    family('kiyi_search_index_villas', 'gauge', 'Villas that a search looks through.'),
    ...(catalogue ? [`kiyi_search_index_villas ${catalogue.villas}`] : []),
    family('kiyi_memory_bytes', 'gauge', 'What the runtime holds, and all processes with it.'),
    ...Object.entries(machine?.memory ?? {}).map(
      ([of, bytes]) => `kiyi_memory_bytes{of="${of}"} ${bytes}`,
    ),
    family('kiyi_build', 'gauge', 'The version that runs.'),
    `kiyi_build{version="${version}",commit="${commit}"} 1`,
    '# EOF',
    '',
  ];
  return lines.join('\n');
}
