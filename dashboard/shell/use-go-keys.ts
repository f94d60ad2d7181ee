import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { QuickAction } from '#dashboard/app/quick-actions.ts';
import { type MenuSection, screensOf } from '#dashboard/app/menu.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';

/** The time between the two keys of a shortcut, in milliseconds. */
const PAIR_MS = 1200;

/**
 * `g` and a screen's letter open it, `y` and an action's letter start it, some screens have a
 * single key; `?` lists all shortcuts.
 */
export function useGoKeys(menu: MenuSection[], actions: QuickAction[], onHelp: () => void): void {
  const navigate = useNavigate();
  const pressed = useRef({ key: '', at: 0 });
  const targets = new Map<string, string>([
    ...screensOf(menu).map(({ key, to }) => [`g${key}`, to] as const),
    ...actions.map(({ key, to }) => [`y${key}`, to] as const),
  ]);
  const second = (event: KeyboardEvent) => {
    const { key, at } = pressed.current;
    const to = event.timeStamp - at > PAIR_MS ? undefined : targets.get(key + event.key);
    if (to === undefined) return false;
    pressed.current = { key: '', at: 0 };
    return navigate({ to });
  };
  const letters = new Set([...targets.keys()].map((pair) => pair.slice(1)));
  useShortcuts(Object.fromEntries([...letters].map((letter) => [letter, second])), { first: true });
  const first = (event: KeyboardEvent) => {
    pressed.current = { key: event.key, at: event.timeStamp };
  };
  const direct = screensOf(menu).flatMap(({ directKey, to }) =>
    directKey ? [[directKey, () => navigate({ to })] as const] : [],
  );
  useShortcuts({ ...Object.fromEntries(direct), g: first, y: first, '?': onHelp });
}
