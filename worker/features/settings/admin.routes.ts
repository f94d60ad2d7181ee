import { z } from '@hono/zod-openapi';
import {
  ContactInput,
  MapInput,
  RulesInput,
  SettingGroupSchema,
  SettingsOfGroup,
  SiteInput,
  SocialInput,
} from '#domain/settings/admin-schema.ts';
import { notFound } from '#domain/errors.ts';
import { assertConfirmed } from '#worker/http/confirmed.ts';
import { actorOf } from '#worker/http/context.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { checkTileServer } from './check-tile-server.ts';
import { readSettings, saveSettings } from './save-settings.ts';

const tags = ['admin settings'];

const readRoute = route('settings', {
  method: 'get',
  path: '/v1/admin/settings/{group}',
  tags,
  summary: 'The stored settings of a group: site, contact, social, map, exchange or rules',
  request: { params: z.object({ group: z.string().max(100) }) },
  responses: { 200: answer(SettingsOfGroup, 'By key; 404 for another group') },
});

/** PUT /v1/admin/{group}/edit: an object of the group's keys; keys left out are unchanged. */
function editRoute<const Group extends string, Input extends z.ZodType>(
  group: Group,
  input: Input,
) {
  return route('settings', {
    method: 'put',
    path: `/v1/admin/${group}/edit` as const,
    tags,
    summary: `Change the ${group} settings`,
    request: { body: jsonBody(input) },
    responses: { 200: answer(SettingsOfGroup, 'The whole group as it is now') },
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

export const adminSettingRoutes = featureApp()
  .openapi(readRoute, async (c) => {
    const group = SettingGroupSchema.safeParse(c.req.valid('param').group);
    if (!group.success) throw notFound('Böyle bir ayar grubu yok.');
    return c.json({ content: await readSettings(c.get('deps').db, group.data) }, 200);
  })
  .openapi(editRoute('site', SiteInput), async (c) => {
    const content = await saveSettings(c.get('deps'), 'site', c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(editRoute('contact', ContactInput), async (c) => {
    const content = await saveSettings(c.get('deps'), 'contact', c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(editRoute('social', SocialInput), async (c) => {
    const content = await saveSettings(c.get('deps'), 'social', c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(editRoute('map', MapInput), async (c) => {
    const input = c.req.valid('json');
    checkTileServer(c.get('deps'), input.map_tiles_url);
    const content = await saveSettings(c.get('deps'), 'map', input, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(editRoute('rules', RulesInput), async (c) => {
    const input = c.req.valid('json');
    if (await changesFactorRule(c.get('deps').db, input)) assertConfirmed(c);
    const content = await saveSettings(c.get('deps'), 'rules', input, actorOf(c));
    return c.json({ content }, 200);
  });
