/**
 * Takes off what Astro writes on every island for its own development server: an id that nothing packs
 * and the component's name a second time. Nobody reads them; the bytes are for what a page says.
 */
export const withoutIslandNames = (html: string): string =>
  html
    .replace(/<astro-island uid="[^"]*"/g, '<astro-island')
    .replace(/ opts="\{&quot;name&quot;:&quot;\w+&quot;,/g, ' opts="{');
