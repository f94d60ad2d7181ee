import type { APIRoute } from 'astro';
import { getShell } from '#site/data.ts';
import { agencyOf } from '#site/lib/agency.ts';
import { language, to } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

export const prerender = false;

/** What a phone needs to keep the page of a stay beside its apps; it starts at the private link. */
export const GET: APIRoute = async ({ url }) => {
  const token = url.searchParams.get('baglanti')?.slice(0, 100) ?? '';
  const { name } = agencyOf((await getShell()).settings);
  const { title } = sayOnPage('stay');
  const manifest = {
    name: `${title} · ${name}`,
    short_name: title,
    lang: language(),
    start_url: to(`/konaklamam?${new URLSearchParams({ baglanti: token })}`),
    scope: to('/konaklamam'),
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-store' },
  });
};
