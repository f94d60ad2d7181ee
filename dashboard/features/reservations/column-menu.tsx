import { Menu } from '@base-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { COLUMNS } from './columns.tsx';

type Props = { chosen: string[]; onToggle: (id: string) => void };

/** Which columns the list shows, opened at once: its code arrives with the first press. */
export default function ColumnMenu({ chosen, onToggle }: Props) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger className={buttonClass('plain')}>
        <Columns3 size={14} aria-hidden="true" />
        Sütunlar
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="min-w-44 rounded-lg border border-line bg-raised p-1 floating outline-none">
            {COLUMNS.map((column) => (
              <Menu.CheckboxItem
                key={column.id}
                checked={chosen.includes(column.id)}
                onCheckedChange={() => onToggle(column.id)}
                closeOnClick={false}
                className="flex h-8 cursor-default items-center gap-2 rounded-md px-2 outline-none data-[highlighted]:bg-sunken"
              >
                <span className="w-4">
                  <Menu.CheckboxItemIndicator>
                    <Check size={14} aria-hidden="true" />
                  </Menu.CheckboxItemIndicator>
                </span>
                {column.title}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
