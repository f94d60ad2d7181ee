import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from './delete-row.tsx';
import type { RowBody } from './row-body.tsx';
import { RowDrawer } from './row-drawer.tsx';

type Id = string | number;
type Reading = Parameters<typeof RowBody>[0]['query'];
/** How the row of an address is read; the row is null for a new one. */
type UseRow<Row> = (id: string | null) => { query: Reading; row: Row | null | undefined };

/** A row that a call of its own reads. */
export const byCall =
  <Row, Key extends QueryKey>(
    queryOf: (id: string) => UseQueryOptions<Row, Error, Row, Key>,
  ): UseRow<Row> =>
  (id) => {
    const query = useQuery({ ...queryOf(id ?? ''), enabled: id !== null });
    return { query, row: id === null ? null : query.data };
  };

/** A row of a list that is read whole. */
export const fromList =
  <Page extends { items: { id: Id }[] }, Key extends QueryKey>(
    list: UseQueryOptions<Page, Error, Page, Key>,
  ): UseRow<Page['items'][number]> =>
  (id) => {
    const query = useQuery(list);
    const row = query.data?.items.find((one) => String(one.id) === id);
    return { query, row: id === null ? null : row };
  };

type Editor<Row extends { id: Id }> = {
  /** What a row is: "Bölge", of which “Yeni bölge”, “Bölge bulunamadı” and “Bölge silindi” are made. */
  noun: string;
  useRow: UseRow<Row>;
  nameOf: (row: Row) => string;
  /** Approximate height of the form. */
  waiting?: string;
  /** Buttons before "Sil". */
  actions?: (row: Row) => ReactNode;
  removal: {
    /** What is asked, where it is not “… silinsin mi?” of the row's name. */
    title?: (name: string) => string;
    /** What follows from it. */
    text: (row: Row) => string;
    send: (id: Row['id']) => Promise<unknown>;
    changes: readonly QueryKey[];
  };
  form: (row: Row | null, onDone: () => void, onReload: () => void) => ReactNode;
};

/** What opens beside a list: the form of a row, or of a new one, and "Sil". */
export const rowEditor = <Row extends { id: Id }>(editor: Editor<Row>) =>
  function RowEditor({ id, onClose }: EditorProps) {
    const { noun, useRow, nameOf, waiting, actions, removal, form } = editor;
    const { title = (name) => `${name} silinsin mi?`, text, send, changes } = removal;
    const { query, row } = useRow(id);
    return (
      <RowDrawer
        title={id === null ? `Yeni ${noun.toLocaleLowerCase('tr')}` : row ? nameOf(row) : noun}
        onClose={onClose}
        actions={
          row && (
            <>
              {actions?.(row)}
              <DeleteRow
                title={title(nameOf(row))}
                text={text(row)}
                send={() => send(row.id)}
                done={`${noun} silindi`}
                changes={changes}
                onDone={onClose}
              />
            </>
          )
        }
        query={query}
        row={row}
        missing={`${noun} bulunamadı`}
        waiting={waiting}
      >
        {(open) => form(open, onClose, () => void query.refetch())}
      </RowDrawer>
    );
  };
