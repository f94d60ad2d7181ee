import type { ComponentProps } from 'react';
import { RowBody } from './row-body.tsx';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';

type Props<Row> = Omit<ComponentProps<typeof FormDrawer>, 'children'> &
  ComponentProps<typeof RowBody<Row>>;

/** The open row of a list in a drawer beside it. */
export const RowDrawer = <Row,>({ title, onClose, actions, ...body }: Props<Row>) => (
  <FormDrawer title={title} onClose={onClose} actions={actions}>
    <RowBody {...body} />
  </FormDrawer>
);
