import { createLink } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass } from '#dashboard/ui/button.tsx';

/** Where a list's new row is written: "Yeni bölge", its main button. */
export const NewLink = createLink(({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} className={buttonClass('primary')}>
    <Plus size={14} aria-hidden="true" />
    {children}
  </a>
));
