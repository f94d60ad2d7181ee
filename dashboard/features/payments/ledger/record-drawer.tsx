import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { RecordForm, type RecordProps } from './record-form.tsx';

/** Money that moved, recorded beside the list of payments. */
export const RecordDrawer = (props: RecordProps) => (
  <FormDrawer title="Ödeme kaydet" onClose={props.onClose}>
    <RecordForm {...props} />
  </FormDrawer>
);
