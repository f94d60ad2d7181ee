import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import type { ListedField, ListedRow, orderedPage } from './ordered-page.tsx';

type List<Row extends ListedRow> = ReturnType<typeof orderedPage<Row>>['list'];
type Schema = z.ZodType<FieldValues, FieldValues>;

/** What opens beside an `orderedPage`: a row, or a new one, validated by the Worker's schema. */
export const orderedEditor = <Row extends ListedRow>(
  { list }: { list: List<Row> },
  schema: Schema,
) =>
  function OrderedEditor({ id, onClose }: EditorProps) {
    const query = useQuery(list.source.query({}));
    const rows = query.data?.items ?? [];
    const row = rows.find((one) => String(one.id) === id);
    const { one, screen, removal } = list;
    const name = row && list.nameOf(row);
    return (
      <RowDrawer
        title={id === null ? `Yeni ${one.toLocaleLowerCase('tr')}` : (name ?? one)}
        onClose={onClose}
        actions={
          row &&
          name !== undefined && (
            <>
              {list.translated && <LanguagesButton kind={list.translated} id={row.id} />}
              <DeleteRow
                title={removal.title(name)}
                text={removal.text(name)}
                send={() => list.calls[':id'].$delete({ param: { id: row.id } })}
                done={removal.done}
                changes={[[screen]]}
                onDone={onClose}
              />
            </>
          )
        }
        query={query}
        row={query.data && (id === null ? null : row)}
        missing={`${one} bulunamadı`}
      >
        {(open) => <RowForm key={id} {...{ list, schema, rows, row: open, onClose }} />}
      </RowDrawer>
    );
  };

type FormProps<Row extends ListedRow> = {
  list: List<Row>;
  schema: Schema;
  rows: Row[];
  row: Row | null;
  onClose: () => void;
};

function RowForm<Row extends ListedRow>({ list, schema, rows, row, onClose }: FormProps<Row>) {
  const listId = useId();
  const { calls, screen } = list;
  const fields = Object.entries<ListedField>(list.fields);
  const knownOf = (name: string) => [...new Set(rows.map((one) => one[name as keyof Row]))];
  const blank = ([name, { known, picture }]: (typeof fields)[number]) => [
    name,
    picture ? null : ((known && knownOf(name)[0]) ?? ''),
  ];
  const { form, ...state } = useSaveForm({
    schema,
    // Only what the form has: the schema refuses an id.
    defaults: {
      ...Object.fromEntries(
        fields.map((field) => (row ? [field[0], row[field[0] as keyof Row]] : blank(field))),
      ),
      active: row?.active ?? true,
    },
    focusFirst: row === null ? fields[0]?.[0] : undefined,
    draft: `${screen}:${row?.id ?? 'new'}`,
    save: (input) => {
      const json = input as never;
      return row === null
        ? calls.$post({ json })
        : calls[':id'].$put({ param: { id: row.id }, json });
    },
    changes: [[screen]],
    onSaved: onClose,
  });
  const { register, control } = form;
  return (
    <SaveForm {...state} onCancel={onClose}>
      {fields.map(([name, { label, hint, lines, known, picture }]) =>
        lines !== undefined ? (
          <TextArea key={name} label={label} hint={hint} rows={lines} {...register(name)} />
        ) : picture ? (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <PictureField label={label} value={field.value} onChange={field.onChange} />
            )}
          />
        ) : (
          <TextInput
            key={name}
            label={label}
            hint={hint}
            {...register(name)}
            {...(known && { list: `${listId}-${name}` })}
          />
        ),
      )}
      {fields.map(
        ([name, { known }]) =>
          known && (
            <datalist key={name} id={`${listId}-${name}`}>
              {knownOf(name).map((value) => (
                <option key={String(value)}>{String(value)}</option>
              ))}
            </datalist>
          ),
      )}
      <Tick {...register('active')}>Sitede gösterilsin</Tick>
    </SaveForm>
  );
}
