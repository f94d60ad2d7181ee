import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';

/** Something to do with ticked rows. */
export type BulkAction<Row> = {
  label: string;
  /** After the count: "3 villa yayına alındı". */
  done: string;
  /** Rows already in the desired state are skipped, and not undone either. */
  applies: (row: Row) => boolean;
  send: (row: Row) => Promise<unknown>;
  undo: (row: Row) => Promise<unknown>;
};

type Props<Row> = {
  rows: Row[];
  noun: string;
  actions: BulkAction<Row>[];
  /** Key prefixes of all queries that may show or count the rows. */
  changes: QueryKey[];
  onDone: () => void;
};

/** Processes rows one after another: some may be refused without affecting the others. */
async function each<Row>(rows: Row[], call: (row: Row) => Promise<unknown>) {
  const done: Row[] = [];
  const refusals: unknown[] = [];
  for (const row of rows) {
    await call(row).then(
      () => done.push(row),
      (error: unknown) => refusals.push(error),
    );
  }
  return { done, refusals };
}

/** Buttons for selected rows; the result can be undone with "Geri al". */
export function BulkBar<Row>({ rows, noun, actions, changes, onDone }: Props<Row>) {
  const client = useQueryClient();
  const refresh = () => {
    for (const queryKey of changes) void client.invalidateQueries({ queryKey });
  };
  const tellRefusals = (refusals: unknown[]) => {
    if (refusals.length === 0) return;
    notify.error(`${refusals.length} ${noun} değişmedi: ${messageOf(refusals[0])}`);
  };
  const takeBack = useMutation({
    mutationFn: ({ action, done }: { action: BulkAction<Row>; done: Row[] }) =>
      each(done, action.undo),
    onSuccess: ({ refusals }) => tellRefusals(refusals),
    onSettled: refresh,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: BulkAction<Row>) => each(rows.filter(action.applies), action.send),
    onSuccess: ({ done, refusals }, action) => {
      tellRefusals(refusals);
      if (done.length > 0) {
        notify.success(`${done.length} ${noun} ${action.done}`, {
          label: 'Geri al',
          onClick: () => takeBack.mutate({ action, done }),
        });
      }
      onDone();
    },
    onSettled: refresh,
  });
  return actions.map((action) => (
    <Button
      key={action.label}
      busy={isPending && variables?.label === action.label}
      disabled={isPending || !rows.some(action.applies)}
      onClick={() => mutate(action)}
    >
      {action.label}
    </Button>
  ));
}
