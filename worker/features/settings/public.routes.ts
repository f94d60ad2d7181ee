import * as z from 'zod';
import { PublicSetting, SiteData } from '#domain/settings/schema.ts';
import { route } from '#worker/http/route.ts';
import { listPublicSettings, readSiteData } from './public-settings.ts';

export const settingRoutes = [
  route('public', {
    method: 'get',
    path: '/v1/website/sitedata',
    tags: ['website'],
    summary: 'What the shell of every page shows',
    answer: SiteData,
    returns: 'Villa types, and settings by key as `footerData`',
    handle: ({ db }) => readSiteData(db),
  }),
  route('public', {
    method: 'get',
    path: '/v1/website/contact',
    tags: ['website'],
    summary: 'Settings that visitors may read, by key',
    answer: z.array(PublicSetting),
    returns: '`site_phone`, `dollar_exchange_rate` …',
    handle: ({ db }) => listPublicSettings(db),
  }),
] as const;
