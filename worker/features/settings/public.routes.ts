import { z } from '@hono/zod-openapi';
import { PublicSetting, SiteData } from '#domain/settings/schema.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { listPublicSettings, readSiteData } from './public-settings.ts';

const siteDataRoute = route('public', {
  method: 'get',
  path: '/v1/website/sitedata',
  tags: ['website'],
  summary: 'What the shell of every page shows',
  responses: { 200: answer(SiteData, 'Villa types, and settings by key as `footerData`') },
});

const contactRoute = route('public', {
  method: 'get',
  path: '/v1/website/contact',
  tags: ['website'],
  summary: 'Settings that visitors may read, by key',
  responses: { 200: answer(z.array(PublicSetting), '`site_phone`, `dollar_exchange_rate` …') },
});

export const settingRoutes = featureApp()
  .openapi(siteDataRoute, async (c) =>
    c.json({ content: await readSiteData(c.get('deps').db) }, 200),
  )
  .openapi(contactRoute, async (c) =>
    c.json({ content: await listPublicSettings(c.get('deps').db) }, 200),
  );
