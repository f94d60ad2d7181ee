import type { ConsentProof, HeldData, PersonSummary } from '#domain/privacy/admin-schema.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

/** The data held about a person, what an erasure would do with it, and their consents. */
export function PersonView({ person }: { person: PersonSummary }) {
  if (person.held.length === 0 && person.consents.length === 0) {
    return <p className="text-soft">Bu adresle kayıtlı veri yok.</p>;
  }
  return (
    <div className="grid gap-4">
      <section className="grid gap-1.5">
        <h3 className="text-xs font-medium text-soft">Kayıtlı veriler</h3>
        <ul className="grid gap-2">
          {person.held.map((part) => (
            <HeldLine key={part.entity} part={part} />
          ))}
        </ul>
      </section>
      {person.consents.length > 0 && (
        <section className="grid gap-1.5">
          <h3 className="text-xs font-medium text-soft">Onaylar ve kanıtları</h3>
          <ul className="grid gap-2">
            {person.consents.map((consent) => (
              <ConsentLine key={`${consent.kind}:${consent.reservation_id}`} consent={consent} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function HeldLine({ part }: { part: HeldData }) {
  return (
    <li className="grid gap-0.5">
      <p className="flex gap-2">
        <span className="min-w-0 flex-1">{part.label}</span>
        <span className="figures">{part.rows}</span>
        <span
          className={part.erasable > 0 ? 'w-16 text-right text-red' : 'w-16 text-right text-soft'}
        >
          {part.erasable > 0 ? 'silinir' : 'kalır'}
        </span>
      </p>
      {part.kept && <p className="text-xs text-soft">{part.kept}</p>}
    </li>
  );
}

function ConsentLine({ consent }: { consent: ConsentProof }) {
  const proof = [
    consent.at && formatTimestamp(consent.at),
    consent.ip,
    consent.reservation_id,
    consent.text && (consent.kind === 'newsletter' ? consent.text : `sürüm ${consent.text}`),
  ].filter(Boolean);
  return (
    <li>
      <p className="flex gap-2">
        <span className="min-w-0 flex-1">{consent.label}</span>
        <span className={consent.given ? 'text-green' : 'text-soft'}>
          {consent.given ? 'Verildi' : 'Verilmedi'}
        </span>
      </p>
      {proof.length > 0 && <p className="text-xs break-words text-soft">{proof.join(' · ')}</p>}
    </li>
  );
}
