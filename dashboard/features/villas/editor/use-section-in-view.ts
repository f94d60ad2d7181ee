import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from './sections/sections.ts';

/** The section at the top of what is seen, while the form is shown. */
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
      // A band below the top: the section that is being read, not the one that is leaving.
      { rootMargin: '-15% 0px -70% 0px' },
    );
    for (const section of document.querySelectorAll('[data-section]')) observer.observe(section);
    return () => observer.disconnect();
  }, [isShown]);
  return inView;
}
