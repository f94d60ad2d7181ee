import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { CircleUser, Keyboard, LogOut, type LucideIcon, SunMoon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDayShort } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import { reservationMatchesQuery } from '../../features/reservations/api.ts';
import { StatusBadge } from '../../features/reservations/status-badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { MenuSection } from '../menu.ts';
import { toggleTheme } from '../theme.ts';
import { signOut } from './sign-out.ts';
import { useDebounced } from './use-debounced.ts';

type Props = { menu: MenuSection[]; onHelp: () => void; onClose: () => void };

const GROUP =
  '[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-soft';

/** Screens, actions and reservations by code or name, from anywhere. */
export default function CommandPalette({ menu, onHelp, onClose }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed, 250);
  const { data: found, isFetching } = useQuery(reservationMatchesQuery(asked));
  const screens = menu.flatMap(({ icon, label, entries }) =>
    entries.map((entry) => ({ ...entry, icon, words: `${label} ${entry.label}` })),
  );
  const matches = (words: string) => fold(words).includes(fold(typed));
  const actions = [
    { label: 'Profiliniz', icon: CircleUser, run: () => void navigate({ to: '/profile' }) },
    { label: 'Temayı değiştir', icon: SunMoon, run: toggleTheme },
    { label: 'Klavye kısayolları', icon: Keyboard, run: onHelp, stays: true },
    { label: 'Çıkış yap', icon: LogOut, run: () => void signOut() },
  ];
  const rows = typed.trim().length >= 2 ? (found?.items ?? []) : [];

  return (
    <Dialog bare title="Ara ya da git" onClose={onClose}>
      <Command shouldFilter={false} loop label="Ara ya da git">
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Ekran, rezervasyon kodu ya da misafir adı"
          className="h-12 w-full border-b border-line bg-transparent px-4 text-base outline-none placeholder:text-soft"
        />
        <Command.List className="max-h-[min(60vh,420px)] overflow-y-auto p-2">
          <Command.Empty className="px-2 py-6 text-center text-soft">
            {isFetching ? 'Aranıyor…' : 'Sonuç yok.'}
          </Command.Empty>
          {rows.length > 0 && (
            <Command.Group heading="Rezervasyonlar" className={GROUP}>
              {rows.map((row) => (
                <Item
                  key={row.id}
                  value={row.id}
                  onSelect={() => {
                    onClose();
                    void navigate({ to: '/reservations/$id', params: { id: row.id } });
                  }}
                >
                  <span className="figures text-soft">{row.reservation_id}</span>
                  <span className="min-w-0 flex-1 truncate">
                    {row.customer_name}
                    <span className="text-soft max-sm:hidden">
                      {' · '}
                      {row.villa_name}, {formatDayShort(row.checkin)}
                    </span>
                  </span>
                  <StatusBadge status={row.status} />
                </Item>
              ))}
            </Command.Group>
          )}
          <Choices
            heading="Ekranlar"
            choices={screens.filter(({ words }) => matches(words))}
            onChoose={({ to }) => {
              onClose();
              void navigate({ to });
            }}
          />
          <Choices
            heading="İşlemler"
            choices={actions.filter(({ label }) => matches(label))}
            onChoose={({ run, stays }) => {
              if (!stays) onClose();
              run();
            }}
          />
        </Command.List>
      </Command>
    </Dialog>
  );
}

type Choice = { label: string; icon: LucideIcon };

function Choices<Kind extends Choice>({ heading, choices, onChoose }: ChoicesProps<Kind>) {
  if (choices.length === 0) return null;
  return (
    <Command.Group heading={heading} className={GROUP}>
      {choices.map((choice) => (
        <Item key={choice.label} value={choice.label} onSelect={() => onChoose(choice)}>
          <choice.icon size={16} aria-hidden="true" className="text-soft" />
          {choice.label}
        </Item>
      ))}
    </Command.Group>
  );
}
type ChoicesProps<Kind extends Choice> = {
  heading: string;
  choices: Kind[];
  onChoose: (choice: Kind) => void;
};

function Item(props: { value: string; onSelect: () => void; children: ReactNode }) {
  return (
    <Command.Item
      {...props}
      className="flex h-9 cursor-default items-center gap-3 rounded-md px-2 data-[selected=true]:bg-sunken"
    />
  );
}
