import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DAY_UNITS, sayDuration } from '#domain/values/durations.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { retentionQuery } from './api.ts';
import { PrivacyFrame } from './privacy-frame.tsx';

/** Retention periods of personal data, the reasons, and when each rule last deleted something. */
export default function RetentionScreen() {
  const query = useQuery(retentionQuery);
  const { data } = query;
  return (
    <PrivacyFrame
      title="Saklama süreleri"
      actions={
        <Link to="/settings/rules" className={buttonClass()}>
          Süreleri değiştir
        </Link>
      }
    >
      <p className="max-w-2xl text-soft">
        Süresi dolan veriler her gece kendiliğinden silinir ya da kime ait olduğu anlaşılmaz hale
        getirilir; ne kadar ve hangi kurala göre olduğu imha kaydına yazılır. Metinleri ve süreleri
        bir hukukçuya okutun.
      </p>
      {!data ? (
        <Waiting query={query} size="h-64 w-full" />
      ) : (
        <ul className="grid max-w-4xl divide-y divide-line rounded-lg border border-line bg-raised">
          {data.items.map((rule) => (
            <li key={rule.key} className="flex flex-wrap gap-x-4 gap-y-1 p-3">
              <div className="min-w-0 flex-1 basis-72">
                <p>{rule.what}</p>
                <p className="text-xs text-soft">{rule.reason}</p>
              </div>
              <div className="basis-56">
                <p className="figures font-medium">
                  {sayDuration(DAY_UNITS, rule.days)}
                  {rule.setting && <span className="font-normal text-soft"> · ayarlanabilir</span>}
                </p>
                <p className="text-xs text-soft">
                  Başlangıcı: {rule.since}
                  {rule.last_at && ` · son silme ${formatTimestamp(rule.last_at)}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </PrivacyFrame>
  );
}

RetentionScreen.reads = () => [retentionQuery];
