import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '#dashboard/app/use-send.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { SettingsFrame } from '#dashboard/shared/settings/settings-frame.tsx';
import { agencyRulesQuery, saveAgencyRules } from './api.ts';
import { RulesForm } from './rules-form.tsx';

export default function AgencyRulesScreen() {
  const client = useQueryClient();
  const query = useQuery(agencyRulesQuery);
  const { data } = query;
  const { mutate, isPending } = useSend({
    send: saveAgencyRules,
    done: 'İş kuralları kaydedildi',
    changes: [['house-tasks']],
    onDone: (saved) => client.setQueryData(agencyRulesQuery.queryKey, saved),
  });
  return (
    <SettingsFrame
      title="Ev işleri kuralları"
      intro="Kendi kuralı olmayan evlerde hangi işlerin konaklamalardan kendiliğinden çıkacağı. Değişiklik hemen geçerli olur."
    >
      {!data ? (
        <Waiting query={query} size="h-60 w-full" />
      ) : (
        <RulesForm key={JSON.stringify(data)} rules={data} isBusy={isPending} onSave={mutate} />
      )}
    </SettingsFrame>
  );
}

AgencyRulesScreen.reads = () => [agencyRulesQuery];
