import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VillaOptions } from '#domain/villas/admin-list-schema.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { ownerChoicesQuery, townChoicesQuery } from '#dashboard/shared/villas/choices.ts';
import { matchVillas } from '#dashboard/shared/villas/match-villas.ts';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';

type Villa = VillaOptions['items'][number];
type Props = { chosen: ReadonlySet<number>; onChoose: (ids: ReadonlySet<number>) => void };

/** Villas to tick, narrowed by name, region and owner; what is ticked stays ticked when hidden. */
export function VillaChoice({ chosen, onChoose }: Props) {
  const query = useQuery(villaOptionsQuery);
  const { data } = query;
  const towns = useQuery(townChoicesQuery).data?.items ?? [];
  const owners = useQuery(ownerChoicesQuery).data?.items ?? [];
  const [typed, setTyped] = useState('');
  const [townId, setTownId] = useState('');
  const [ownerId, setOwnerId] = useState('');
  if (!data) return <Waiting query={query} size="h-64 w-full" />;
  const isShown = (villa: Villa) =>
    (townId === '' || String(villa.town_id) === townId) &&
    (ownerId === '' || String(villa.owner_id) === ownerId);
  const narrowed = data.items.filter(isShown);
  const shown = typed.trim() === '' ? narrowed : matchVillas(narrowed, typed, narrowed.length);
  const change = (villas: Villa[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const { id } of villas) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  const areAllChosen = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <div className="max-md:col-span-2">
          <TextInput
            label="Ad ya da kod"
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Select label="Bölge" value={townId} onChange={({ target }) => setTownId(target.value)}>
          <option value="">Tüm bölgeler</option>
          <Options of={towns.map(({ id, name }) => [id, name] as const)} />
        </Select>
        <Select
          label="Ev sahibi"
          value={ownerId}
          onChange={({ target }) => setOwnerId(target.value)}
        >
          <option value="">Tüm ev sahipleri</option>
          <Options of={owners.map(({ id, name }) => [id, name] as const)} />
        </Select>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={shown.length === 0} onClick={() => change(shown, !areAllChosen)}>
          {areAllChosen
            ? `Görünen ${shown.length} villayı çıkar`
            : `Görünen ${shown.length} villayı seç`}
        </Button>
        <p aria-live="polite" className="figures flex-1 text-right text-soft">
          {chosen.size === 0 ? 'Villa seçilmedi' : `${chosen.size} villa seçili`}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="py-6 text-center text-soft">Bu süzgeçlerle villa yok.</p>
      ) : (
        <ul
          aria-label="Villalar"
          className="grid max-h-64 grid-cols-1 gap-x-4 overflow-y-auto rounded-md border border-line p-2 sm:grid-cols-2 xl:grid-cols-3"
        >
          {shown.map((villa) => (
            <li
              key={villa.id}
              className="min-w-0 [contain-intrinsic-size:auto_2rem] [content-visibility:auto]"
            >
              <label className="flex min-h-8 items-center gap-2 max-md:min-h-11">
                <input
                  type="checkbox"
                  checked={chosen.has(villa.id)}
                  onChange={({ target }) => change([villa], target.checked)}
                />
                <span className="min-w-0 flex-1 truncate">{villa.name}</span>
                <span className="figures text-xs text-soft">{villa.code}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
