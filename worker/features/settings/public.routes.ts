import * as z from 'zod';
import { PublicSetting, SiteData } from '#domain/settings/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listPublicSettings, readSiteData } from './public-settings.ts';

export const settingRoutes = tagged('website', [
  route('public', 'get /v1/website/sitedata', {
    summary: 'What the shell of every page shows',
    answer: SiteData,
    returns: 'Villa types, and settings by key as `footerData`',
    handle: ({ db }) => readSiteData(db),
  }),
  route('public', 'get /v1/website/contact', {
    summary: 'Settings that visitors may read, by key',
    answer: z.array(PublicSetting),
    returns: '`site_phone`, `dollar_exchange_rate` …',
    handle: ({ db }) => listPublicSettings(db),
  }),
]);
