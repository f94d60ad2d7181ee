import { Link } from '@tanstack/react-router';
import type { MenuEntry } from '#dashboard/app/menu.ts';
import { TAB } from '#dashboard/ui/tab-class.ts';

/** An entry of the menu and the screens inside it, side by side. */
export default function EntryTabs({ entry }: { entry: MenuEntry }) {
  return (
    <nav
      aria-label={`${entry.label} ekranları`}
      className="flex gap-1 overflow-x-auto border-b border-line px-3 py-1 lg:px-4 print:hidden"
    >
      {[entry, ...(entry.inside ?? [])].map(({ label, to }) => (
        <Link key={to} to={to} className={`${TAB} shrink-0`}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
