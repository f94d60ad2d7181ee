import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminUserDetail } from '#domain/users/admin-schema.ts';
import { formatMonth } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { statementQuery } from '#dashboard/shared/ledger/statement.ts';
import { thisMonth } from '#dashboard/shared/month-reports/months.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { CallLink, WhatsappLink } from '#dashboard/shared/contact-links.tsx';

/** What a clerk needs about an owner during a call: villas, money, contacts. */
export function OwnerSection({ owner }: { owner: AdminUserDetail }) {
  const { id, phone, villas, firstName } = owner;
  const month = thisMonth();
  const { data: statement, isPending } = useQuery(statementQuery(month, id));
  return (
    <section aria-label="Ev sahibi" className="grid gap-3 border-b border-line px-4 pb-4">
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-xs font-medium text-soft">Villalar</dt>
          <dd className="text-base font-medium">
            <Link
              to="/villas"
              search={{ owner_id: String(id) }}
              className="text-accent underline-offset-4 hover:underline"
            >
              {villas} villa
            </Link>
          </dd>
        </div>
        <div>
          <dt className="text-xs font-medium text-soft">{formatMonth(month)} sonunda ödenecek</dt>
          <dd className="figures text-base font-medium">
            {statement ? (
              <Link
                to="/transactions/ekstre"
                search={{ ay: month, kisi: id }}
                className="text-accent underline-offset-4 hover:underline"
              >
                {formatKurus(statement.balance)}
              </Link>
            ) : (
              isPending && <Skeleton className="h-5 w-24" />
            )}
          </dd>
        </div>
      </dl>
      {phone && (
        <div className="flex flex-wrap gap-2">
          <CallLink phone={phone} />
          <WhatsappLink phone={phone} text={`Merhaba ${firstName},`} />
        </div>
      )}
    </section>
  );
}
