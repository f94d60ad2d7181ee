import { objectPosition, parseFocus } from '#domain/media/focus.ts';

/** The picture at the head of the home page, as the settings name it. */
export type HeroPicture = { key: string; alt: string; position: string };

/** A wide picture covers its frame: up to 1,200 px on a desktop. */
export const HERO_SIZES = '(min-width: 1280px) 1200px, 100vw';
export const HERO_WIDTHS = [800, 1280] as const;

/** Reads the hero out of the settings; null while none is chosen. */
export function heroOf(settings: Record<string, string>): HeroPicture | null {
  const key = settings['hero_picture']?.trim();
  if (!key) return null;
  return {
    key,
    alt: settings['hero_alt']?.trim() ?? '',
    position: objectPosition(parseFocus(settings['hero_focus'] ?? '')),
  };
}
