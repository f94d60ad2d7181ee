import { Link } from '@tanstack/react-router';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { UnreadCount } from '#domain/overview/schema.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Kbd } from '#dashboard/ui/kbd.tsx';
import { entryOf, type MenuEntry, type MenuSection } from '#dashboard/app/menu.ts';

type Props = { menu: MenuSection[]; path: string; unread: UnreadCount | undefined };

/** A row of the menu, as tall as a finger where it is touched. */
export const ROW =
  'group flex h-8 w-full items-center gap-2 rounded-md px-2 max-lg:h-11 hover:bg-sunken';

/** The menu as an accordion: one section open at a time, initially that of the current screen. */
export function SideMenu({ menu, path, unread }: Props) {
  const here = entryOf(menu, path)?.to;
  // A screen may be in two sections: the open one has it.
  const holding = menu.flatMap(({ label, entries }) =>
    entries.some(({ to }) => to === here) ? [label] : [],
  );
  // A manually opened section stays open until another section's screen is visited.
  const [chosen, setChosen] = useState({ at: holding[0], open: holding[0] });
  const current = holding.find((label) => label === chosen.open) ?? holding[0];
  const open = chosen.at === current ? chosen.open : current;
  return (
    <nav aria-label="Ana menü">
      <ul className="grid grid-cols-1 gap-0.5">
        {menu.map((section) => {
          const [first, ...more] = section.entries;
          if (!first) return null;
          return (
            <li key={section.label}>
              {more.length === 0 && first.label === section.label ? (
                <EntryLink entry={first} icon={section.icon} here={here} unread={unread} />
              ) : (
                <Section
                  section={section}
                  here={here}
                  unread={unread}
                  open={open === section.label}
                  onToggle={() =>
                    setChosen({
                      at: current,
                      open: open === section.label ? undefined : section.label,
                    })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type Marked = { here: string | undefined; unread: UnreadCount | undefined };

type SectionProps = Marked & {
  section: MenuSection;
  open: boolean;
  onToggle: () => void;
};

function Section({ section, here, unread, open, onToggle }: SectionProps) {
  const id = useId();
  const waiting = section.entries.reduce((sum, entry) => sum + countOf(entry, unread), 0);
  const Icon = section.icon;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={cx(ROW, 'text-soft')}
      >
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1 text-left leading-tight">{section.label}</span>
        {!open && <Counter count={waiting} />}
        <ChevronDown
          size={14}
          aria-hidden="true"
          className={cx('transition-transform duration-160', !open && '-rotate-90')}
        />
      </button>
      <div
        id={id}
        inert={!open}
        className={cx(
          'grid transition-[grid-template-rows] duration-160 ease-out',
          open ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]',
        )}
      >
        <ul className="grid min-w-0 grid-cols-1 gap-0.5 overflow-hidden pl-6">
          {section.entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} here={here} unread={unread} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type EntryProps = Marked & { entry: MenuEntry; icon?: LucideIcon };

function EntryLink({ entry, icon: Icon, here, unread }: EntryProps) {
  const isHere = entry.to === here;
  return (
    <Link
      to={entry.to}
      aria-current={isHere ? 'page' : undefined}
      className={cx(ROW, isHere ? 'bg-accent-wash font-medium text-accent' : 'text-ink')}
    >
      {Icon && <Icon size={16} aria-hidden="true" className="shrink-0" />}
      <span className="min-w-0 flex-1 truncate">{entry.label}</span>
      {entry.directKey && (
        <span className="hidden text-soft lg:inline">
          <Kbd keys={entry.directKey} />
        </span>
      )}
      {entry.key && (
        <span className="hidden text-soft lg:group-hover:inline lg:group-focus-visible:inline">
          <Kbd keys={`g ${entry.key}`} />
        </span>
      )}
      <Counter count={countOf(entry, unread)} />
    </Link>
  );
}

const countOf = (entry: MenuEntry, unread: UnreadCount | undefined) =>
  entry.counter ? (unread?.[entry.counter] ?? 0) : 0;

function Counter({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="figures min-w-5 rounded-full bg-accent px-1.5 text-center text-xs font-medium text-on-accent">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> okunmamış</span>
    </span>
  );
}
