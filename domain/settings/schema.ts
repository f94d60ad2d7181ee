import * as z from 'zod';

/** A public setting by its key: `site_phone`, `dollar_exchange_rate` … */
export const PublicSetting = z.object({ key: z.string(), value: z.string() });
export type PublicSetting = z.infer<typeof PublicSetting>;

/** GET /v1/website/sitedata: what the shell of every page shows. */
export const SiteData = z.object({
  villaTypes: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  footerData: z.array(PublicSetting),
});
export type SiteData = z.infer<typeof SiteData>;
