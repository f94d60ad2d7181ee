import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { FirstStep, FirstSteps } from '#domain/first-steps/schema.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { dismissStep, firstStepsQuery } from './api.ts';
import { MissingLinks } from './missing-links.tsx';
import { STEP_TEXTS } from './step-texts.ts';
import { TryMail } from './try-mail.tsx';

type Item = FirstSteps['items'][number];

/**
 * What a new agency does before its first guest. Each step ticks itself off; the card is gone once
 * all are done or the agency does without them.
 */
export default function FirstStepsCard({ steps }: { steps: FirstSteps }) {
  const open = steps.items.filter(({ done, dismissed }) => !done && !dismissed);
  const [next] = open;
  const settled = steps.items.length - open.length;
  return (
    <section
      aria-labelledby="first-steps"
      className="mx-auto mt-3 w-full max-w-7xl px-3 lg:mt-4 lg:px-4"
    >
      <div className="rounded-lg border border-line bg-raised">
        <div className="flex flex-wrap items-center gap-x-3 border-b border-line px-4 py-2">
          <h2 id="first-steps" className="font-medium">
            İlk adımlar
          </h2>
          <span className="figures text-soft">
            {settled} / {steps.items.length}
          </span>
        </div>
        <ol className="divide-y divide-line">
          {steps.items.map((item) => (
            <Step key={item.step} item={item} steps={steps} isNext={item.step === next?.step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A step that is settled is one line; the others say why, what is missing and where it is done. */
function Step({ item, steps, isNext }: { item: Item; steps: FirstSteps; isNext: boolean }) {
  const { step, done, dismissed, missing } = item;
  const { title, why, dismiss } = STEP_TEXTS[step];
  if (done || dismissed) {
    return (
      <li className="flex flex-wrap items-center gap-x-2 px-4 py-2 text-soft">
        <CircleCheck size={16} aria-hidden="true" className={done ? 'text-green' : 'text-soft'} />
        <span>{title}</span>
        <span className="sr-only">{done ? 'yapıldı' : ''}</span>
        {!done && (
          <>
            <span className="text-xs">{dismiss}</span>
            <Dismiss step={step} dismissed={false} label="Geri al" />
          </>
        )}
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-2 px-4 py-2.5">
      <Circle
        size={16}
        aria-hidden="true"
        className={isNext ? 'mt-0.5 text-sea' : 'mt-0.5 text-soft'}
      />
      <span className="font-medium">{title}</span>
      <div className="col-start-2 grid justify-items-start gap-1">
        <p className="text-soft">{why}</p>
        {missing.length > 0 && <MissingLinks missing={missing} villaId={steps.villaId} />}
        {step === 'mail' && <TryMail hasTransport={steps.hasTransport} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StepLink step={step} villaId={steps.villaId} />
          {dismiss !== null && <Dismiss step={step} dismissed label={dismiss} />}
        </div>
      </div>
    </li>
  );
}

const linkClass = 'underline underline-offset-4';

function StepLink({ step, villaId }: { step: FirstStep; villaId: number | null }) {
  const { link } = STEP_TEXTS[step];
  if (step === 'villa' && villaId !== null) {
    return (
      <Link to="/villas/$id" params={{ id: String(villaId) }} className={linkClass}>
        Villayı tamamla
      </Link>
    );
  }
  if (link === null) return null;
  return (
    <Link to={link.to} className={linkClass}>
      {link.label}
    </Link>
  );
}

type DismissProps = { step: FirstStep; dismissed: boolean; label: string };

function Dismiss({ step, dismissed, label }: DismissProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: () => dismissStep(step, dismissed),
    onDone: (steps) => client.setQueryData(firstStepsQuery.queryKey, steps),
  });
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => mutate()}
      className="text-xs text-soft underline-offset-4 hover:underline max-md:min-h-11"
    >
      {label}
    </button>
  );
}
