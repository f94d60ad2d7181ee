import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { MenuSection } from '../menu.ts';
import { useShortcuts } from '../shortcuts.ts';

/** How long after `g` the second key counts, in milliseconds. */
const GO_MS = 1200;

/** `g` and a screen's letter go there; `?` shows every shortcut. */
export function useGoKeys(menu: MenuSection[], onHelp: () => void): void {
  const navigate = useNavigate();
  const pressedAt = useRef(-GO_MS);
  const screens = menu.flatMap((section) => section.entries).filter((entry) => entry.key);
  const goKeys = screens.map(({ key, to }) => [
    key,
    (event: KeyboardEvent) => {
      if (event.timeStamp - pressedAt.current > GO_MS) return false;
      pressedAt.current = -GO_MS;
      return navigate({ to });
    },
  ]);
  useShortcuts(Object.fromEntries(goKeys), { first: true });
  useShortcuts({ g: (event) => (pressedAt.current = event.timeStamp), '?': onHelp });
}
