import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { orderColumn } from './columns/order-column.tsx';
import { switchColumn } from './columns/switch-column.tsx';
import type { ListSearch } from './filters/list-search.ts';
import { type Definition, listPage, type Page, type RowOf } from './list-page.tsx';
import { useOrder } from './rows/use-order.ts';
import { useActivity } from './rows/use-toggle.ts';

type Shown = { id: number; active: boolean };
type Answer = Page & { items: Shown[] };

type Catalogue<Of extends Answer, Search extends ListSearch> = Definition<Of, Search> & {
  /** The switch that shows a row on the website, the last column. */
  activity: {
    send: (id: number, active: boolean, client: QueryClient) => Promise<unknown>;
    /** What happened, as a toast. */
    done: readonly [on: string, off: string];
    drop: number;
    /** What it switches, for assistive technology: "Kalkan sitede". */
    label: (row: RowOf<Of>) => string;
  };
  /** Rows that the agency orders by hand. */
  order?: {
    send: (ids: number[]) => Promise<unknown>;
    nameOf: (row: RowOf<Of>) => string;
  };
};

const useNothing = () => ({});

/** A list of what the website shows: each row has a switch, and a place where that is by hand. */
export function cataloguePage<Of extends Answer, Search extends ListSearch>(
  definition: Catalogue<Of, Search>,
) {
  const { source, activity, order, useMore = useNothing } = definition;
  return listPage<Of, Search>({
    ...definition,
    useMore: (given) => {
      const client = useQueryClient();
      const more = { columns: definition.columns, ...useMore(given) };
      const onOrder = useOrder(source.key, (ids) => order?.send(ids) ?? Promise.resolve());
      const onSwitch = useActivity<Shown>({
        lists: source.key,
        send: (id, on) => activity.send(id, on, client),
        done: (on) => activity.done[on ? 0 : 1],
      });
      const { drop, label } = activity;
      const columns = [...(more.columns ?? [])];
      if (order) {
        const rows: RowOf<Of>[] = given.data?.items ?? [];
        columns.push(orderColumn({ rows, nameOf: order.nameOf, onOrder }));
      }
      columns.push(
        switchColumn({
          id: 'active',
          title: 'Sitede',
          width: 70,
          drop,
          label,
          isOn: (row) => (row as Shown).active,
          onSwitch,
        }),
      );
      return { ...more, columns };
    },
  });
}
