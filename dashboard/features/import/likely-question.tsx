import type { ImportKind } from '#domain/import/kinds.ts';
import type { ImportQuestion } from '#domain/import/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Select } from '#dashboard/ui/controls.tsx';
import { fieldLabel } from './labels.ts';

type Props = {
  kind: ImportKind;
  question: ImportQuestion;
  choice: number;
  busy: boolean;
  onChoose: (choice: number) => void;
  onAccept: () => void;
};

/** Members that are visible before the list is unfolded. */
const SHOWN = 4;

/** Values with a likely meaning: what each becomes, accepted with one press. */
export function LikelyQuestion({ kind, question, choice, busy, onChoose, onAccept }: Props) {
  const { field, proposals, members, rows } = question;
  const label = fieldLabel(kind, field) ?? field;
  const list = (some: typeof members) =>
    some.map(({ text, labels }) => (
      <li key={text} className="min-w-0 break-words">
        <span className="text-soft">{text === '' ? 'boş' : `“${text}”`} →</span>{' '}
        <span className="font-medium">{labels[choice] ?? labels[0]}</span>
      </li>
    ));
  return (
    <li className="grid gap-2 px-4 py-3 md:grid-cols-[10rem_1fr_auto] md:items-start md:gap-4">
      <p>
        <span className="font-medium">{label}</span>{' '}
        <span className="figures whitespace-nowrap text-soft">{rows} satır</span>
      </p>
      <div className="min-w-0">
        <ul className="grid gap-0.5">{list(members.slice(0, SHOWN))}</ul>
        {members.length > SHOWN && (
          <details>
            <summary className="cursor-pointer py-1 text-soft">
              {members.length - SHOWN} değer daha
            </summary>
            <ul className="grid gap-0.5">{list(members.slice(SHOWN))}</ul>
          </details>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 md:flex-nowrap">
        {proposals.length > 1 && (
          <Select
            aria-label={`${label}: ${members[0]?.text || 'boş'} nasıl okunsun`}
            className="max-w-60"
            value={choice}
            onChange={({ target }) => onChoose(Number(target.value))}
          >
            {proposals.map((proposal, i) => (
              <option key={proposal.label} value={i}>
                {proposal.label}
                {members.length > 1 ? ' …' : ''}
              </option>
            ))}
          </Select>
        )}
        <Button
          busy={busy}
          aria-label={`Onayla: ${label} ${members[0]?.text || 'boş'}`}
          onClick={onAccept}
        >
          Onayla
        </Button>
      </div>
    </li>
  );
}
