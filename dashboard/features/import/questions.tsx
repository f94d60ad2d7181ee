import { useEffect, useRef, useState } from 'react';
import type { CheckedImport } from '#domain/import/schema.ts';
import { groupThousands } from '#domain/values/money.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { chosen, idOf } from './answers.ts';
import { LikelyQuestion } from './likely-question.tsx';
import { OpenQuestion } from './open-question.tsx';
import { Readings } from './readings.tsx';
import type { Import } from './use-import.ts';

type Props = { all: Import; checked: CheckedImport };

/** Questions put on the screen at once: further ones follow when these are answered. */
const SHOWN = 40;

/** What must be decided before the file can be written: each value once, the unknown ones first. */
export function Questions({ all, checked }: Props) {
  const { kind, working, answered, decide, go } = all;
  const { counts, rows } = checked;
  const questions = checked.questions.filter((question) => !answered.has(idOf(question)));
  const isSaving = working === 'deciding';
  const busy = working !== null && !isSaving;
  // What was typed and not understood is said when the question comes back.
  const [tried, setTried] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const [choices, setChoices] = useState<Record<string, number>>({});
  const unclear = questions.filter(({ isLikely }) => !isLikely);
  const likely = questions.filter(({ isLikely }) => isLikely);
  const choiceOf = (id: string) => choices[id] ?? 0;

  const left = questions.length;
  useEffect(() => {
    // The answered question is gone, and with it the focus.
    if (left >= 0 && document.activeElement === document.body) heading.current?.focus();
  }, [left]);

  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="flex-1 font-medium outline-none">
          {questions.length === 0
            ? 'Bütün soruların yanıtlandı.'
            : `${groupThousands(questions.length)} soru kaldı.`}
          <span className="figures ml-2 font-normal text-soft">
            {isSaving
              ? 'Denetleniyor…'
              : `${groupThousands(counts.new + counts.update)} / ${groupThousands(rows.length)} satır hazır`}
          </span>
        </h2>
        <Button
          variant={questions.length === 0 ? 'primary' : 'plain'}
          disabled={busy}
          busy={isSaving}
          onClick={() => go('preview')}
        >
          {questions.length === 0 ? 'Önizlemeye geç' : 'Yanıtlamadan önizle'}
        </Button>
      </div>
      {unclear.length > 0 && (
        <div className="grid gap-3">
          <h3 className="font-medium">Seçmeniz gerekenler ({unclear.length})</h3>
          <div className="grid items-start gap-3 lg:grid-cols-2">
            {unclear.slice(0, SHOWN).map((question) => (
              <OpenQuestion
                key={idOf(question)}
                kind={kind}
                question={question}
                busy={busy}
                tried={tried[idOf(question)] ?? ''}
                onDecide={(decision, text) => {
                  setTried((old) => ({ ...old, [idOf(question)]: text }));
                  decide([decision]);
                }}
              />
            ))}
          </div>
        </div>
      )}
      {likely.length > 0 && (
        <div className="rounded-lg border border-line bg-raised">
          <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-2.5">
            <h3 className="flex-1 font-medium">Onaylamanız yeterli ({likely.length})</h3>
            <Button
              variant={unclear.length === 0 ? 'primary' : 'plain'}
              busy={busy}
              onClick={() =>
                decide(likely.map((question) => chosen(question, choiceOf(idOf(question)))))
              }
            >
              Hepsini böyle al
            </Button>
          </div>
          <ul className="divide-y divide-line">
            {likely.slice(0, SHOWN).map((question) => (
              <LikelyQuestion
                key={idOf(question)}
                kind={kind}
                question={question}
                choice={choiceOf(idOf(question))}
                busy={busy}
                onChoose={(choice) => setChoices((old) => ({ ...old, [idOf(question)]: choice }))}
                onAccept={() => decide([chosen(question, choiceOf(idOf(question)))])}
              />
            ))}
          </ul>
        </div>
      )}
      <Readings all={all} checked={checked} />
    </section>
  );
}
