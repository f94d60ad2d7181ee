import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminAmenity } from '#domain/amenities/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { amenitiesQuery, setAmenityActivity, updateAmenity } from './api.ts';

type Props = { amenity: AdminAmenity; isOpen: boolean };

/**
 * An amenity: its name opens its form, the switches offer it as a filter and show it to visitors.
 */
export function AmenityRow({ amenity, isOpen }: Props) {
  const { id, name, villas, active } = amenity;
  return (
    <div
      className={cx(
        'relative flex min-h-9 items-center gap-3 rounded-md px-2 hover:bg-sunken max-md:min-h-11',
        isOpen && 'bg-accent-wash hover:bg-accent-wash',
      )}
    >
      <Link
        to="/features/$id"
        params={{ id: String(id) }}
        data-row={id}
        aria-current={isOpen || undefined}
        className={cx(
          'min-w-0 flex-1 truncate after:absolute after:inset-0',
          !active && 'text-soft',
        )}
      >
        {name}
      </Link>
      <span className="figures text-soft">{villas} villa</span>
      {/* On a phone there is room for one switch; the other is in the form. */}
      <span className="max-sm:hidden">
        <FlagSwitch amenity={amenity} flag="filterable" />
      </span>
      <FlagSwitch amenity={amenity} flag="active" />
    </div>
  );
}

type Flag = 'filterable' | 'active';

const FLAGS: Record<Flag, { word: string; label: string; on: string; off: string }> = {
  filterable: {
    word: 'Filtrede',
    label: 'aramada filtre olarak sunulsun',
    on: 'Aramada filtre olarak sunuluyor',
    off: 'Arama filtrelerinden çıktı',
  },
  active: {
    word: 'Sitede',
    label: 'sitede gösterilsin',
    on: 'Özellik sitede',
    off: 'Özellik siteden ve aramadan gizlendi',
  },
};

function FlagSwitch({ amenity, flag }: { amenity: AdminAmenity; flag: Flag }) {
  const turn = useFlag(amenity, flag);
  const { word, label } = FLAGS[flag];
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="text-xs text-soft max-sm:hidden">
        {word}
      </span>
      <Switch label={`${amenity.name}: ${label}`} checked={amenity[flag]} onChange={turn} />
    </span>
  );
}

/** Optimistic switch, reverted after a refusal or with "Geri al". */
function useFlag({ id, categoryId }: AdminAmenity, flag: Flag) {
  const client = useQueryClient();
  const { queryKey } = amenitiesQuery;
  const show = (on: boolean) =>
    client.setQueryData(
      queryKey,
      (old) =>
        old && {
          ...old,
          items: old.items.map((category) =>
            category.id === categoryId
              ? {
                  ...category,
                  features: category.features.map((one) =>
                    one.id === id ? { ...one, [flag]: on } : one,
                  ),
                }
              : category,
          ),
        },
    );
  const { mutate } = useMutation({
    mutationFn: ({ on }: { on: boolean; isUndo?: boolean }): Promise<unknown> =>
      flag === 'active' ? setAmenityActivity(id, on) : updateAmenity(id, { filterable: on }),
    onMutate: ({ on }) => void show(on),
    onSuccess: (_answer, { on, isUndo }) => {
      if (isUndo) return;
      notify.success(on ? FLAGS[flag].on : FLAGS[flag].off, {
        label: 'Geri al',
        onClick: () => mutate({ on: !on, isUndo: true }),
      });
    },
    onError: (error, { on }) => {
      show(!on);
      notify.error(messageOf(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return (on: boolean) => mutate({ on });
}
