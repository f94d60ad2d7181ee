import { Switch } from '#dashboard/ui/switch.tsx';
import type { Column } from './columns.ts';

type Options<Row> = Pick<Column<Row>, 'id' | 'title' | 'width' | 'drop'> & {
  /** What it switches, for assistive technology: "Kalkan sitede". */
  label: (row: Row) => string;
  isOn: (row: Row) => boolean;
  onSwitch: (id: number, on: boolean) => void;
};

/** A column of switches (see `useToggle`). */
export function switchColumn<Row extends { id: string | number }>(
  options: Options<Row>,
): Column<Row> {
  const { label, isOn, onSwitch, ...column } = options;
  return {
    ...column,
    byDefault: true,
    cell: (row) => (
      <Switch
        label={label(row)}
        checked={isOn(row)}
        onChange={(on) => onSwitch(Number(row.id), on)}
      />
    ),
  };
}
