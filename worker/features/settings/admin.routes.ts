import * as z from 'zod';
import {
  ContactInput,
  MapInput,
  RulesInput,
  type SettingGroup,
  SettingGroupSchema,
  SettingsOfGroup,
  SiteInput,
  SocialInput,
} from '#domain/settings/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { assertConfirmed } from '#worker/http/confirmed.ts';
import type { Session } from '#worker/http/context.ts';
import { route, tagged } from '#worker/http/route.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { checkTileServer } from './check-tile-server.ts';
import { readSettings, saveSettings } from './save-settings.ts';

/** What an edit of settings checks before they are saved. */
type Check<Input> = (deps: Deps, input: Input, session: Session) => void | Promise<void>;

type Changes = Readonly<Record<string, string | undefined>>;

/** PUT /v1/admin/{group}/edit: an object of the group's keys; keys left out are unchanged. */
function editRoute<const Group extends SettingGroup, Input extends z.ZodType<Changes>>(
  group: Group,
  input: Input,
  check?: Check<z.output<Input>>,
) {
  return route('settings', `put /v1/admin/${group}/edit` as const, {
    summary: `Change the ${group} settings`,
    json: input,
    answer: SettingsOfGroup,
    returns: 'The whole group as it is now',
    handle: async (deps, { body }, { actor, session }) => {
      const input = body as z.output<Input>;
      await check?.(deps, input, session);
      return saveSettings(deps, group, input, actor);
    },
  });
}

/** Changing whether a second factor is required asks for the password again. */
async function changesFactorRule(
  db: Database,
  { second_factor_required: wanted }: z.infer<typeof RulesInput>,
): Promise<boolean> {
  if (wanted === undefined) return false;
  const { items } = await readSettings(db, 'rules');
  return items.find(({ key }) => key === 'second_factor_required')?.value !== wanted;
}

export const adminSettingRoutes = tagged('admin settings', [
  route('settings', 'get /v1/admin/settings/{group}', {
    summary: 'The stored settings of a group: site, contact, social, map, exchange or rules',
    param: z.object({ group: z.string().max(100) }),
    answer: SettingsOfGroup,
    returns: 'By key; 404 for another group',
    handle: ({ db }, { param }) => {
      const group = SettingGroupSchema.safeParse(param.group);
      if (!group.success) throw notFound('Böyle bir ayar grubu yok.');
      return readSettings(db, group.data);
    },
  }),
  editRoute('site', SiteInput),
  editRoute('contact', ContactInput),
  editRoute('social', SocialInput),
  editRoute('map', MapInput, (deps, input) => checkTileServer(deps, input.map_tiles_url)),
  editRoute('rules', RulesInput, async (deps, input, session) => {
    if (await changesFactorRule(deps.db, input)) assertConfirmed(deps, session);
  }),
]);
