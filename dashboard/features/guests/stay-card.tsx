import { CircleCheck, CircleDashed } from 'lucide-react';
import { formatStay } from '#domain/values/dates.ts';
import type { GuestReportStay, ReportedGuest } from '#domain/guests/admin-schema.ts';
import { countryName } from '#domain/guests/countries.ts';
import { PART_LABELS } from '#domain/guests/list-state.ts';
import { KBS_SERVICE_LABELS } from '#domain/kbs/codes.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { GuestLinkButton } from '#dashboard/shared/guest-links/guest-link-button.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { ReportLine } from './report-line.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

/** A stay with its guest list: completeness, people, and what helps when somebody is missing. */
export function StayCard({ stay }: { stay: GuestReportStay }) {
  const isOver = stay.status === 'completed';
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-raised p-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold">{stay.villa_name}</h2>
          <p className="flex flex-wrap gap-x-3 text-soft">
            {stay.customer_name}
            <a className="figures hover:underline" href={`tel:${stay.phone}`}>
              {formatPhone(stay.phone)}
            </a>
          </p>
          <p className="flex flex-wrap gap-x-3 text-soft">
            {formatStay(stay.checkin, stay.checkout)}
            <span className="figures">{stay.reservation_id}</span>
          </p>
        </div>
        <ListState stay={stay} />
      </div>
      {stay.service && (
        <p className={stay.urgency === 'late' ? 'text-red' : 'text-soft'}>
          {KBS_SERVICE_LABELS[stay.service]} servisine kendiliğinden bildirilir.
          {stay.urgency === 'soon' && ' Bildirim süresinin bitmesine az kaldı.'}
          {stay.urgency === 'late' && ' Bildirim süresi geçti; servisin ekranından elle bildirin.'}
        </p>
      )}
      {stay.notes.length > 0 && (
        <ul className="list-disc pl-5 text-amber">
          {stay.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {stay.guests.length > 0 && (
        <ul className="grid gap-1 border-t border-line pt-2">
          {stay.guests.map((guest) => (
            <GuestLine key={guest.position} guest={guest} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-2">
        <p className="min-w-40 flex-1 text-xs text-soft">{linkStory(stay)}</p>
        {!isOver && !stay.complete && (
          <GuestLinkButton reservation={{ id: stay.id, code: stay.reservation_id }} />
        )}
        <StayLink id={stay.id} className={`${buttonClass('quiet')} !h-7`}>
          Rezervasyonu aç
        </StayLink>
      </div>
    </li>
  );
}

function ListState({ stay: { complete, done, expected } }: { stay: GuestReportStay }) {
  const Icon = complete ? CircleCheck : CircleDashed;
  return (
    <p
      className={`flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-medium ${complete ? 'bg-green-wash text-green' : 'bg-amber-wash text-amber'}`}
    >
      <Icon size={14} aria-hidden="true" />
      {complete ? 'Tamam' : 'Eksik'} · <span className="figures">{`${done}/${expected}`}</span>
    </p>
  );
}

function GuestLine({ guest }: { guest: ReportedGuest }) {
  const name = `${guest.firstName} ${guest.lastName}`.trim() || `${guest.position + 1}. kişi`;
  const facts = [
    guest.nationality && countryName(guest.nationality),
    guest.birthDate?.slice(0, 4),
    guest.plate,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap gap-x-2">
      <span>{name}</span>
      <span className="text-soft">{facts.join(' · ')}</span>
      {guest.identityNumber && <span className="figures text-soft">{guest.identityNumber}</span>}
      {guest.missing.length > 0 && (
        <span className="text-amber">
          Eksik: {guest.missing.map((part) => PART_LABELS[part]).join(', ')}
        </span>
      )}
      {guest.report && <ReportLine id={guest.id} report={guest.report} />}
    </li>
  );
}

function linkStory({ opened_at: openedAt, mailed_at: mailedAt }: GuestReportStay): string {
  if (openedAt) return `Misafir bağlantıyı ${formatTimestamp(openedAt)} anında açtı.`;
  if (mailedAt) return `Hatırlatma ${formatTimestamp(mailedAt)} anında gönderildi, henüz açılmadı.`;
  return 'Misafir bağlantıyı henüz açmadı.';
}
