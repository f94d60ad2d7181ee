import { Dialog } from '#dashboard/ui/dialog.tsx';
import { RecordForm, type RecordProps } from './record-form.tsx';

type Props = RecordProps & {
  /** What it is recorded from, such as a line of a statement. */
  about: string;
};

/** Money that moved, recorded over a screen that has no column beside it, wherever that is scrolled to. */
export const RecordDialog = ({ about, ...props }: Props) => (
  <Dialog title="Ödeme kaydet" text={about} onClose={props.onClose}>
    <div className="mt-4">
      <RecordForm {...props} />
    </div>
  </Dialog>
);
