import { queryOptions, useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { isStaff } from '#domain/auth/permissions.ts';
import { formatStay } from '#domain/values/dates.ts';
import { formatPhone, phoneForLink } from '#domain/values/phone.ts';
import type { settingRoutes } from '#worker/features/settings/public.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { useSession } from '#dashboard/app/session.ts';
import { buttonClass } from '#dashboard/ui/button.tsx';

const { website } = apiClient<typeof settingRoutes>('/').v1;

const contactQuery = queryOptions({
  queryKey: ['agency-contact'],
  queryFn: () => website.contact.$get(),
  staleTime: 5 * 60_000,
});

/** Whether the viewer may change a block: the agency any, an owner those that an owner set. */
export function useMayChangeBlock(): (block: { by_office: boolean }) => boolean {
  const role = useSession()?.user_role;
  return ({ by_office }) => !by_office || role === undefined || isStaff(role);
}

type Props = {
  block: { started_at: string; finished_at: string; note: string };
  villa: string;
};

/** What an owner reads about nights that the agency closed, and whom to ask. */
export function OfficeBlock({ block, villa }: Props) {
  const { data } = useQuery(contactQuery);
  const read = (key: string) => data?.find((setting) => setting.key === key)?.value ?? '';
  const [phone, mail] = [read('site_phone'), read('site_email')];
  const nights = formatStay(block.started_at, block.finished_at);
  const subject = encodeURIComponent(`${villa}, ${nights}: kapalı geceler`);
  return (
    <div className="mt-4 grid gap-3">
      <p className="figures font-medium">{nights}</p>
      {block.note !== '' && <p className="whitespace-pre-line">{block.note}</p>}
      <p className="text-soft">
        Bu geceleri acenta kapattı. Kendi kapattığınız geceleri açabilirsiniz; bunların açılmasını
        acentadan isteyin.
      </p>
      <div className="flex flex-wrap gap-2">
        {phone !== '' && (
          <a href={`tel:+${phoneForLink(phone)}`} className={buttonClass('plain')}>
            <Phone size={14} aria-hidden="true" />
            <span className="figures">{formatPhone(phone)}</span>
          </a>
        )}
        {mail !== '' && (
          <a href={`mailto:${mail}?subject=${subject}`} className={buttonClass('plain')}>
            <Mail size={14} aria-hidden="true" />
            {mail}
          </a>
        )}
      </div>
    </div>
  );
}
