import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from './sections/sections.ts';

/** The section at the top of the visible area, while the form is shown. */
export function useSectionInView(isShown: boolean): SectionId | undefined {
  const [inView, setInView] = useState<SectionId>();
  useEffect(() => {
    if (!isShown) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = SECTIONS.find(({ id }) => seen.has(id));
        if (first) setInView(first.id);
      },
      // A band below the top, so that the section being read counts and not the one scrolling out.
      { rootMargin: '-15% 0px -70% 0px' },
    );
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    return () => observer.disconnect();
  }, [isShown]);
  return inView;
}
