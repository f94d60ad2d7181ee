import type { APIRoute } from 'astro';
import { getShell } from '#site/data.ts';
import { ifTranslated, language, to } from '#site/language.ts';
import { agencyOf } from '#site/lib/agency.ts';

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `/dashboard/icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

/** What a phone calls the site on its home screen, and draws there. */
export const GET: APIRoute = async () => {
  const { name, claim } = agencyOf((await getShell()).settings);
  const manifest = {
    name: [name, ifTranslated(claim)].filter(Boolean).join(' · '),
    short_name: name,
    lang: language(),
    start_url: to('/'),
    scope: '/',
    display: 'browser',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      icon('192.png', '192x192', 'any'),
      icon('512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
