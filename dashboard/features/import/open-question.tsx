import { type FormEvent, useId, useState } from 'react';
import type { ImportKind } from '#domain/import/kinds.ts';
import type { ImportQuestion } from '#domain/import/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { chosen, titleOf, typed } from './answers.ts';
import type { Decided } from './api.ts';

type Props = {
  kind: ImportKind;
  question: ImportQuestion;
  busy: boolean;
  /** The text that was typed before, and not understood. */
  tried: string;
  onDecide: (decision: Decided[number], typed: string) => void;
};

/** The choice of a text of one's own. */
const OWN = -1;

/** Proposals that stand below each other; more stand in two columns. */
const MANY = 5;

/** A value of which nothing is likely: one of its meanings is chosen, or another text typed. */
export function OpenQuestion({ kind, question, busy, tried, onDecide }: Props) {
  const name = useId();
  const { proposals, members, rows } = question;
  const [choice, setChoice] = useState<number | null>(
    tried !== '' || proposals.length === 0 ? OWN : null,
  );
  const [text, setText] = useState(tried);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (choice === null || (choice === OWN && text.trim() === '')) return;
    if (choice === OWN) onDecide(typed(question, text.trim()), text.trim());
    else onDecide(chosen(question, choice), '');
  };
  const isTried = tried !== '' && tried === text.trim();
  return (
    <form onSubmit={save} className="rounded-lg border border-line bg-raised p-4">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium break-words">
          {titleOf(kind, question)} <span className="figures text-soft">({rows} satır)</span>
        </legend>
        {members.length > 1 && (
          <p className="text-soft">{members.map((member) => member.text).join(' · ')}</p>
        )}
        <div className={proposals.length > MANY ? 'grid gap-x-4 sm:grid-cols-2' : 'grid'}>
          {proposals.map(({ label }, i) => (
            <label key={label} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
              <input
                type="radio"
                name={name}
                checked={choice === i}
                onChange={() => setChoice(i)}
                className="size-4 shrink-0 accent-accent"
              />
              <span className="min-w-0 break-words">{label}</span>
            </label>
          ))}
        </div>
        <label className="flex flex-wrap items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={choice === OWN}
            onChange={() => setChoice(OWN)}
            className="size-4 shrink-0 accent-accent"
          />
          <span>Şöyle oku:</span>
          <span className="min-w-40 flex-1">
            <TextInput
              value={text}
              maxLength={300}
              aria-label={`${titleOf(kind, question)} yerine okunacak değer`}
              aria-invalid={isTried ? true : undefined}
              onFocus={() => setChoice(OWN)}
              onChange={({ target }) => setText(target.value)}
            />
          </span>
        </label>
        {isTried && (
          <p role="alert" className="text-red">
            “{tried}” de anlaşılmadı. Daha açık yazın ya da seçeneklerden birini seçin.
          </p>
        )}
      </fieldset>
      <Button
        type="submit"
        className="mt-3"
        busy={busy}
        disabled={choice === null || (choice === OWN && text.trim() === '')}
      >
        Kaydet
      </Button>
    </form>
  );
}
