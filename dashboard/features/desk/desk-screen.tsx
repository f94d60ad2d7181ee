import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CallPart } from '#domain/desk/call/parts.ts';
import type { CallQuestion } from '#domain/desk/call/question.ts';
import type { DeskHit } from '#domain/desk/find/answer-call.ts';
import { copyText } from '#dashboard/app/copy-text.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { deskQuery } from './api.ts';
import { CallBox } from './call/call-box.tsx';
import { CallChips } from './call/call-chips.tsx';
import { withoutWords } from './call/remove-part.ts';
import { sayNights, sayTown } from './call/say-anew.ts';
import type { RowAction } from './results/actions.ts';
import { Elsewhere } from './results/elsewhere.tsx';
import { Results } from './results/results.tsx';
import { TickedBar } from './results/ticked-bar.tsx';
import { useRowFocus } from './results/use-row-focus.ts';
import { useAddress } from './use-address.ts';
import { useAnswer } from './use-answer.ts';
import { callText, languageOfCall, villaPath } from './whatsapp-text.ts';

/** Links of a row's actions to other features' screens. */
export type DeskWays = {
  hold: (hit: DeskHit, question: CallQuestion, status: 'option' | 'requested') => void;
  block: (hit: DeskHit) => void;
  calendar: (hit: DeskHit) => void;
  offer: (hits: readonly DeskHit[], question: CallQuestion) => void;
};

type Props = {
  /** What the address says was asked. */
  q: string;
  onAsk: (q: string) => void;
  ways: DeskWays;
};

/** The desk: one box for what a caller says, with matching offers below as it is typed. */
export function DeskScreen({ q, onAsk, ways }: Props) {
  const desk = useQuery(deskQuery);
  const [typed, setTyped] = useState(q);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { understood, listener } = useAnswer(desk.data, typed);
  useEffect(() => {
    // Not focused on touch devices: the keyboard would cover half of the screen.
    if (matchMedia('(hover: hover)').matches) box.current?.focus();
  }, []);
  const holdAddress = useAddress(typed, q, onAsk);
  const { first, step } = useRowFocus(list, box);
  const focusBox = () => {
    box.current?.focus();
    box.current?.select();
  };
  useShortcuts({ m: focusBox, '/': focusBox });

  function retry() {
    void desk.refetch();
    if (listener.error) void listener.refetch();
  }
  function say(text: string) {
    setTyped(text);
    box.current?.focus();
  }
  function select({ start, end }: CallPart) {
    box.current?.focus();
    box.current?.setSelectionRange(start, end);
  }
  const isAsked = typed.trim() !== '';
  const failure = listener.error ?? (desk.data ? null : desk.error);
  const hits = understood ? [...understood.answer.fits, ...understood.answer.almost] : [];
  const chosen = hits.filter(({ villa }) => ticked.has(villa.id));
  function tick(id: number) {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  }
  async function copy(of: readonly DeskHit[]) {
    if (!understood) return;
    const { question } = understood;
    const text = await callText(of, question, location.origin, new Date(), languageOfCall(typed));
    await copyText(
      text,
      of.length > 1 ? `${of.length} villanın metni kopyalandı` : 'Metin kopyalandı',
    );
  }
  function act(hit: DeskHit, action: RowAction) {
    if (!understood) return;
    const { question } = understood;
    if (action === 'tick') return tick(hit.villa.id);
    if (action === 'whatsapp') return void copy([hit]);
    holdAddress();
    if (action === 'option') ways.hold(hit, question, 'option');
    else if (action === 'request') ways.hold(hit, question, 'requested');
    else if (action === 'block') ways.block(hit);
    else if (action === 'calendar') ways.calendar(hit);
    else window.open(villaPath(hit.villa.slug, hit.stay, question), '_blank', 'noopener');
  }
  /** For the current input, which may be newer than the rows: they never wait for a key. */
  async function holdBest() {
    const listen = listener.data ?? (isAsked && (await listener.refetch()).data);
    if (!desk.data || !listen) return;
    const { answer, question } = listen(desk.data, typed);
    const best = answer.fits[0] ?? answer.almost[0];
    if (!best?.stay) return;
    holdAddress();
    ways.hold(best, question, 'option');
  }
  return (
    <section
      aria-labelledby="desk-title"
      className="flex min-w-0 flex-1 flex-col lg:overflow-y-auto"
    >
      <title>Müsaitlik · Admin Paneli</title>
      <div className="sticky top-0 z-20 grid gap-2.5 border-b border-line bg-ground px-4 py-3 max-lg:top-14 max-md:px-3">
        <h1 id="desk-title" className="sr-only">
          Müsaitlik
        </h1>
        <CallBox
          ref={box}
          value={typed}
          onChange={setTyped}
          onDown={first}
          onEnter={() => void holdBest()}
        />
        {desk.data && understood && understood.parts.length > 0 && (
          <CallChips
            typed={typed}
            parts={understood.parts}
            supposed={supposedOf(understood.question)}
            rates={desk.data.rates}
            onChange={select}
            onRemove={(part) => say(withoutWords(typed, part))}
          />
        )}
        <output aria-live="polite" className={isAsked ? 'text-xs text-soft' : 'sr-only'}>
          {understood && isAsked && countOf(understood.answer.total, understood.question)}
        </output>
      </div>
      {failure ? (
        <ErrorState text={messageOf(failure)} onRetry={retry} />
      ) : !desk.data || (isAsked && !understood) ? (
        <Waiting />
      ) : !understood ? (
        <EmptyState
          title="Arayan ne diyorsa yazın"
          text="Kaç kişi, nerede, hangi geceler, ne istiyor, bütçesi ne kadar: sırası önemli değil, eksik harf de olur."
        />
      ) : (
        <>
          <Elsewhere
            nearest={understood.answer.nearest}
            neighbours={understood.answer.neighbours}
            onNights={(stay) => say(sayNights(typed, understood.parts, stay))}
            onTown={(town) => say(sayTown(typed, understood.parts, town.name))}
          />
          {hits.length === 0 && (
            <EmptyState
              title="Uyan villa yok"
              text="Bir isteği çıkarın, tarihe ±3 ekleyin ya da başka bir bölge yazın."
            />
          )}
          <Results
            list={list}
            answer={understood.answer}
            stay={understood.question.stay}
            ticked={ticked}
            onAction={act}
            onStep={step}
          />
          <TickedBar
            count={chosen.length}
            onOffer={() => {
              holdAddress();
              ways.offer(chosen, understood.question);
            }}
            onCopy={() => void copy(chosen)}
            onClear={() => setTicked(new Set())}
          />
        </>
      )}
    </section>
  );
}

function countOf(total: number, { stay }: CallQuestion): string {
  if (total === 0) return 'Hepsine uyan villa yok.';
  return stay === null
    ? `${total} villa; tarih yazınca boş olanlar kalır.`
    : `${total} uygun villa`;
}

const supposedOf = ({ stay }: CallQuestion): string | null =>
  stay?.isLengthSupposed ? `${stay.nights} gece varsayıldı` : null;

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3 p-4">
      <span className="sr-only">Villalar yükleniyor</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-[66px] w-full" />
      ))}
    </div>
  );
}
