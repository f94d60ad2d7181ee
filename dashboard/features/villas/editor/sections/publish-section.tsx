import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import {
  setVillaActivity,
  setVillaOfMonth,
  setVillaPopular,
  VILLA_LISTS,
  VILLAS,
} from '../../api.ts';
import { OrderInput } from '../../list/order-input.tsx';
import { PlaceLink } from '../place-link.tsx';
import { Section } from './section.tsx';

/** The villa's switches, which take effect at once, independently of the form. */
export function PublishSection({ villa }: { villa: AdminVilla }) {
  const { id, active, popular, villaOfMonth, publishingNeeds } = villa;
  const lacking = publishingNeeds.filter(({ isMet }) => !isMet).length;
  const [activity, setActivity] = useSwitch(villa, (on) => setVillaActivity(id, on), 'active');
  const [, setPopular] = useSwitch(villa, (on) => setVillaPopular(id, on), 'popular');
  const [, setOfMonth] = useSwitch(villa, (on) => setVillaOfMonth(id, on), 'villaOfMonth');
  return (
    <Section id="publish" intro="Buradakiler kaydetmeyi beklemez, hemen uygulanır.">
      <ul className="grid gap-3">
        <Setting
          title="Yayında"
          text={
            !active
              ? 'Sitede görünmüyor.'
              : lacking === 0
                ? 'Sitede görünüyor ve satılıyor.'
                : `Sitede görünüyor, ama ziyaretçinin aradığı ${lacking} şey eksik.`
          }
        >
          <Switch label="Yayında" checked={active} onChange={setActivity} />
        </Setting>
        {isRefusal(activity.error, 'PERMIT_REQUIRED') && (
          <li role="alert" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
            {messageOf(activity.error)}{' '}
            <Link to="." hash="permit" className="underline">
              İzin belgesi bölümüne gidin
            </Link>
            , numarayı yazıp kaydedin; sonra yayına alın.
          </li>
        )}
        <Setting title="Popüler" text="Ana sayfadaki popüler villalar arasında görünür.">
          <Switch label="Popüler" checked={popular} onChange={setPopular} />
        </Setting>
        <Setting title="Ayın villası" text="Tek villa olur; seçilince öncekinden alınır.">
          <Switch label="Ayın villası" checked={villaOfMonth} onChange={setOfMonth} />
        </Setting>
        <Setting title="Sıra" text="Listelerde küçük sayı önce gelir.">
          <OrderInput
            key={villa.order}
            villa={{ id: villa.id, name: villa.facts.name, order: villa.order }}
          />
        </Setting>
      </ul>
      <Checklist needs={publishingNeeds} />
      <div className="flex flex-wrap items-center gap-3">
        {active && (
          <a
            href={`/villa/${villa.facts.slug}`}
            target="_blank"
            rel="noopener"
            className={buttonClass()}
          >
            <ExternalLink size={14} aria-hidden="true" />
            Villa sayfasını aç
          </a>
        )}
        <span className="text-soft">
          Eklendi {formatTimestamp(villa.createdAt)} · son değişiklik{' '}
          {formatTimestamp(villa.updatedAt)}
        </span>
      </div>
    </Section>
  );
}

/** What visitors need; each item links to where it is entered. */
function Checklist({ needs }: { needs: AdminVilla['publishingNeeds'] }) {
  return (
    <section aria-labelledby="publishing-needs" className="rounded-md border border-line p-3">
      <h3 id="publishing-needs" className="mb-2 font-medium">
        Yayın için gerekenler
      </h3>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {needs.map(({ code, section, title, isMet }) => (
          <li key={code} className={cx('flex items-center gap-2', !isMet && 'text-amber')}>
            {isMet ? (
              <CircleCheck size={14} aria-hidden="true" className="shrink-0 text-green" />
            ) : (
              <Circle size={14} aria-hidden="true" className="shrink-0" />
            )}
            <PlaceLink section={section}>{title}</PlaceLink>
            <span className={isMet ? 'sr-only' : 'text-soft'}>{isMet ? 'tamam' : 'eksik'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="text-soft">{text}</span>
      </span>
      {children}
    </li>
  );
}

type Flag = 'active' | 'popular' | 'villaOfMonth';

/** An optimistic switch, reverted after a refusal; the surrounding form is not changed. */
function useSwitch(
  villa: AdminVilla,
  send: (on: boolean) => Promise<object & { warnings?: string[]; unset?: number[] }>,
  flag: Flag,
) {
  const client = useQueryClient();
  const { queryKey } = villaDetailQuery(villa.id);
  const show = (on: boolean) =>
    client.setQueryData(queryKey, (stored) => stored && { ...stored, [flag]: on });
  const mutation = useMutation({
    mutationFn: send,
    onMutate: (on) => void show(on),
    onSuccess: ({ warnings = [], unset = [] }, on) => {
      const [former] = unset;
      notify.success([DONE[flag][on ? 1 : 0], ...warnings].join(' '), {
        label: 'Geri al',
        // Undo returns the flag to the previous villa.
        onClick: () => (former === undefined ? mutation.mutate(!on) : giveBack.mutate(former)),
      });
      void client.invalidateQueries({ queryKey: VILLA_LISTS });
    },
    onError: (error, on) => {
      show(!on);
      if (!isRefusal(error, 'PERMIT_REQUIRED')) notify.error(messageOf(error));
    },
  });
  const giveBack = useSend({
    send: (former: number) => setVillaOfMonth(former, true),
    onSettled: () => void client.invalidateQueries({ queryKey: VILLAS }),
  });
  return [mutation, mutation.mutate] as const;
}

const DONE: Record<Flag, [off: string, on: string]> = {
  active: ['Villa yayından kaldırıldı.', 'Villa yayına alındı.'],
  popular: ['Popüler villalardan çıkarıldı.', 'Popüler villalara eklendi.'],
  villaOfMonth: ['Artık ayın villası değil.', 'Ayın villası seçildi.'],
};
