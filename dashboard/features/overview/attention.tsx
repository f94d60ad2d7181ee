import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Children, Fragment, type ReactNode } from 'react';
import type { Overview } from '#domain/overview/schema.ts';
import { TEXT_TITLES } from '#domain/pages/titles.ts';
import { formatKurus } from '#domain/values/money.ts';
import { ALARM_LABELS } from '#domain/payments/alarms.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';
import { messageOf } from '#dashboard/app/api-error.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { formatShownDay, formatTimestamp } from '#dashboard/ui/instant.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { unreadyQuery } from './api.ts';
import { Panel } from './panel.tsx';
import { operationWarnings } from './operation-warnings.ts';
import { linkClass } from './stay-panel.tsx';
import { UnreadyWarning } from './unready-warning.tsx';
import { nameClass, Warning } from './warning.tsx';
import { Names, Stays, VillaLink } from './warning-names.tsx';

/**
 * Problems, each with a link to its solution. That there is none is said only once all of them have
 * been asked for.
 */
export function Attention({ data }: { data: Overview | undefined }) {
  const seesHouses = usePermission('house-tasks');
  const { data: houses, error } = useQuery({ ...unreadyQuery, enabled: seesHouses });
  const isKnown = data !== undefined && (!seesHouses || houses !== undefined);
  const isUnready = houses !== undefined && houses.total + houses.unseen > 0;
  const warnings = Children.toArray([
    isUnready && <UnreadyWarning key="unready" houses={houses} />,
    seesHouses && error && !houses && (
      <Warning key="unread" text="Evlerin bugünkü girişe hazır olup olmadığı okunamadı">
        <span className="text-xs text-soft">{messageOf(error)}</span>
      </Warning>
    ),
    ...(data === undefined ? [] : warningsOf(data)),
  ]);
  return (
    <Panel title="Dikkat" count={warnings.length || undefined}>
      {!isKnown && warnings.length === 0 && <Skeleton className="m-4 h-5 w-48" />}
      {isKnown && warnings.length === 0 && (
        <p className="flex items-center gap-2 px-4 py-3 text-soft">
          <CircleCheck size={16} aria-hidden="true" className="text-green" />
          {seesHouses ? 'Ödemelerde, evlerde, takvimlerde' : 'Ödemelerde, takvimlerde'} ve sitede
          bekleyen bir sorun yok.
        </p>
      )}
      <ul className="divide-y divide-line">{warnings}</ul>
    </Panel>
  );
}

/** The warnings, and false for each problem that there is not. */
function warningsOf(data: Overview): ReactNode[] {
  const {
    payments,
    undecided,
    lateParts,
    complaints,
    conflicts,
    failedMails,
    feeds,
    feedWarnings,
  } = data;
  const { withoutPermit, pricesEnding, unreported } = data;
  const { unfinishedTexts: unfinished = [], offeredTexts: offered = [] } = data.operations ?? {};
  return [
    ...operationWarnings(data.operations).map(({ text, hint, leadsTo }) => (
      <Warning key={text} text={text}>
        <span className="text-xs text-soft">{hint}</span>
        {leadsTo === 'settings' && (
          <AllowedLink to="/settings/site" className={linkClass}>
            Ayarları aç
          </AllowedLink>
        )}
        {leadsTo === 'outbox' && (
          <AllowedLink to="/templates/outbox" search={{ status: 'waiting' }} className={linkClass}>
            Gidenleri aç
          </AllowedLink>
        )}
      </Warning>
    )),
    unfinished.length > 0 && (
      <Warning text={`${unfinished.length} metinde boş yerler var`}>
        {unfinished.map((section) => (
          <Link key={section} to={`/website/${section}`} className={nameClass}>
            {TEXT_TITLES[section]}
          </Link>
        ))}
        <span className="text-xs text-soft">
          Köşeli ayraçları ziyaretçi de görür. Şirket bilgileri Ayarlar’a yazılınca kendiliğinden
          dolar; kalanını metinde siz yazın.
        </span>
      </Warning>
    ),
    offered.length > 0 && (
      <Warning text={`Güncelleme ${offered.length} sayfaya yeni metin getirdi`}>
        {offered.map((section) => (
          <Link key={section} to={`/website/${section}`} className={nameClass}>
            {TEXT_TITLES[section]}
          </Link>
        ))}
        <span className="text-xs text-soft">
          Yayında sizin metniniz duruyor; yenisini alıp kaydederseniz yürürlüğe girer.
        </span>
      </Warning>
    ),
    payments.total > 0 && (
      <Warning text={`${payments.total} ödeme incelenmeyi bekliyor`}>
        <Names of={payments} unit="ödeme">
          {({ id, kind, reservation_id, code }) =>
            reservation_id === null ? (
              <Link key={id} to="/transactions/uyarilar" className={nameClass}>
                {ALARM_LABELS[kind]}
              </Link>
            ) : (
              <StayLink id={reservation_id} key={id} className={nameClass}>
                {code}
                <span className="text-soft"> · {ALARM_LABELS[kind]}</span>
              </StayLink>
            )
          }
        </Names>
        <Link to="/transactions/uyarilar" className={linkClass}>
          Uyarıları aç
        </Link>
      </Warning>
    ),
    undecided.total > 0 && (
      <Warning text={`${undecided.total} ödenmiş konaklama karar bekliyor`}>
        <Stays
          total={undecided.total}
          stays={undecided.items.map(({ customer_name: said, ...one }) => ({ ...one, said }))}
        />
        <Link to="/reservations" search={{ undecided: '1' }} className={linkClass}>
          Listede aç
        </Link>
      </Warning>
    ),
    lateParts.total > 0 && (
      <Warning text={`${lateParts.total} konaklamanın ara ödemesi gecikti`}>
        <Stays
          total={lateParts.total}
          stays={lateParts.items.map(({ id, code, customer_name: guest, dueOn, amount }) => ({
            id,
            code,
            said: `${guest} · ${formatKurus(amount)}, ${formatShownDay(dueOn)}`,
          }))}
        />
        <span className="text-xs text-soft">
          Kendiliğinden iptal olmaz; hatırlatın, gün verin ya da karar verin.
        </span>
      </Warning>
    ),
    complaints.total > 0 && (
      <Warning text={complaintsText(complaints)}>
        <Names of={complaints} unit="şikâyet">
          {({ id, reservation_id, what, villa_name, late }) => (
            <StayLink id={reservation_id} key={id} className={nameClass}>
              {villa_name}
              <span className={late ? 'text-red' : 'text-soft'}>
                {' '}
                · {late ? 'söz gecikti: ' : ''}
                {what}
              </span>
            </StayLink>
          )}
        </Names>
        <AllowedLink to="/complaints" className={linkClass}>
          Şikâyetleri aç
        </AllowedLink>
      </Warning>
    ),
    unreported.total > 0 && (
      <Warning
        text={
          unreported.items.some(({ late }) => late)
            ? `${unreported.total} konaklamanın kimlik bildirimi gecikti`
            : `${unreported.total} konaklamanın kimlik bildirimi bekliyor`
        }
      >
        <Stays
          total={unreported.total}
          stays={unreported.items.map(({ id, code: said, villa_name: code }) => ({
            id,
            code,
            said,
          }))}
        />
        <AllowedLink to="/guest-lists" search={{ scope: 'staying' }} className={linkClass}>
          Misafir listelerini aç
        </AllowedLink>
      </Warning>
    ),
    conflicts.total > 0 && (
      <Warning text={`${conflicts.total} villanın takvimi çakışıyor`}>
        <Names of={conflicts}>
          {(villa) => (
            <VillaLink key={villa.villa_id} id={villa.villa_id} part="feeds">
              {villa.villa_name}
            </VillaLink>
          )}
        </Names>
      </Warning>
    ),
    failedMails > 0 && (
      <Warning text={`${failedMails} e-posta gönderilemedi`}>
        <AllowedLink to="/templates/outbox" search={{ status: 'dead' }} className={linkClass}>
          Gidenleri aç
        </AllowedLink>
      </Warning>
    ),
    feeds.total > 0 && (
      <Warning text={`${feeds.total} takvim okunamıyor`}>
        <Names of={feeds}>
          {(feed) => (
            <VillaLink key={feed.source_id} id={feed.villa_id} part="feeds">
              {feed.villa_name}
              <span className="text-soft">
                {feed.lastOkAt ? ` · ${formatTimestamp(feed.lastOkAt)}` : ' · hiç okunmadı'}
              </span>
            </VillaLink>
          )}
        </Names>
      </Warning>
    ),
    feedWarnings.total > 0 && (
      <Warning text={`${feedWarnings.total} takvim eksik okunuyor`}>
        <Names of={feedWarnings} unit="takvim">
          {(feed) => (
            <Fragment key={feed.source_id}>
              <VillaLink id={feed.villa_id} part="feeds">
                {feed.villa_name}
              </VillaLink>
              <span className="text-xs wrap-anywhere text-soft">{feed.warning}</span>
            </Fragment>
          )}
        </Names>
      </Warning>
    ),
    withoutPermit.total > 0 && (
      <Warning text={`${withoutPermit.total} villanın izin belgesi yok`}>
        <Names of={withoutPermit}>
          {(villa) => (
            <VillaLink key={villa.villa_id} id={villa.villa_id}>
              {villa.villa_name}
            </VillaLink>
          )}
        </Names>
        <AllowedLink to="/villas" search={{ permit: 'missing' }} className={linkClass}>
          Listede aç
        </AllowedLink>
      </Warning>
    ),
    pricesEnding.total > 0 && (
      <Warning text={`${pricesEnding.total} villanın fiyatı bitiyor`}>
        <Names of={pricesEnding}>
          {(villa) => (
            <VillaLink key={villa.villa_id} id={villa.villa_id} part="prices">
              {villa.villa_name}
              <span className="text-soft">
                {villa.endsOn ? ` · ${formatShownDay(villa.endsOn)}` : ' · fiyatı yok'}
              </span>
            </VillaLink>
          )}
        </Names>
      </Warning>
    ),
  ];
}

function complaintsText({ total, items }: Overview['complaints']): string {
  const late = items.filter((one) => one.late).length;
  return late === 0 ? `${total} açık şikâyet var` : `${total} açık şikâyet, ${late} söz gecikti`;
}
