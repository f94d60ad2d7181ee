import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

export function ConsentsSection({ record }: { record: GuestRecord }) {
  return (
    <DrawerSection title="İzinler">
      {record.consents.length === 0 ? (
        <p className="text-soft">Kampanya ya da bülten izni yok.</p>
      ) : (
        <ul className="grid gap-1">
          {record.consents.map(({ label, given, at, of }) => (
            <li key={`${label}${of}`} className="flex flex-wrap gap-x-2">
              <span className="flex-1">{label}</span>
              <span className={given ? 'text-green' : 'text-soft'}>
                {given ? 'Verdi' : 'Vermedi'}
              </span>
              <span className="figures text-soft">
                {of}
                {at && ` · ${formatTimestamp(at)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DrawerSection>
  );
}
