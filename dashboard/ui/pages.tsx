import { Button } from './button.tsx';

type Props = { skip: number; take: number; total: number; onSkip: (skip: number) => void };

/** The two ways through a list without page numbers; nothing where one page has everything. */
export function Pages({ skip, take, total, onSkip }: Props) {
  if (total <= take && skip === 0) return null;
  return (
    <div className="flex justify-end gap-2">
      <Button disabled={skip === 0} onClick={() => onSkip(Math.max(0, skip - take))}>
        Önceki
      </Button>
      <Button disabled={skip + take >= total} onClick={() => onSkip(skip + take)}>
        Sonraki
      </Button>
    </div>
  );
}
