import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { local } from '#browser/stored.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import type { Column } from './columns.ts';
import { keepPreferences, preferencesQuery } from '../views/views-api.ts';

/** A local copy, so that a list does not first show other columns; per user. */
const keyOf = (screen: string, person: number) => `${screen}-columns-${person}`;

type Options<Row> = { screen: string; person: number; columns: Column<Row>[] };

/** Which of a screen's columns are shown: the person's choice, kept on the server. */
export function useColumns<Row>({ screen, person, columns }: Options<Row>) {
  const client = useQueryClient();
  const query = preferencesQuery(screen);
  const { data } = useQuery(query);
  const stored = data === undefined ? readCopy(keyOf(screen, person)) : data.columns;
  const chosen = stored ?? columns.filter((column) => column.byDefault).map((column) => column.id);
  const { mutate } = useMutation({
    mutationFn: (next: string[] | null) =>
      keepPreferences(screen, { columns: next, state: data?.state ?? {} }),
    onMutate: (next) => {
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, { state: {}, ...before, columns: next });
      keepCopy(keyOf(screen, person), next);
      return before;
    },
    onError: (error, _next, before) => {
      client.setQueryData(query.queryKey, before);
      keepCopy(keyOf(screen, person), before?.columns ?? null);
      notify.error(messageOf(error));
    },
  });
  return {
    shown: columns.filter((column) => chosen.includes(column.id)),
    chosen,
    toggle: (id: string) =>
      mutate(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    /** Null: as the screen comes. */
    choose: (ids: string[] | null) => mutate(ids),
  };
}

function readCopy(key: string): string[] | null {
  return local.read(key)?.split(',') ?? null;
}

function keepCopy(key: string, columns: string[] | null): void {
  if (columns === null) local.remove(key);
  else local.write(key, columns.join(','));
}
