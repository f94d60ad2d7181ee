import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { saveVillaRules, villaRulesQuery } from './api.ts';
import { RulesForm } from './rules-form.tsx';

/** The rules of one house: the agency's, until it has its own. */
export default function VillaTaskRules({ villaId }: { villaId: number }) {
  const client = useQueryClient();
  const query = useQuery(villaRulesQuery(villaId));
  const { data } = query;
  const { mutate, isPending } = useSend({
    send: (own: TaskRules | null) => saveVillaRules(villaId, own),
    done: 'İş kuralları kaydedildi',
    changes: [['house-tasks', 'list']],
    onDone: (saved) => client.setQueryData(villaRulesQuery(villaId).queryKey, saved),
  });
  if (!data) return <Waiting query={query} size="h-60 w-full" />;
  return (
    <div className="grid gap-4">
      <p className="text-soft">
        {data.own === null
          ? 'Bu evde acentanın genel kuralları geçerli. Bir şeyi değiştirip kaydederseniz ev kendi kurallarını alır.'
          : 'Bu evin kendi kuralları var.'}
      </p>
      <RulesForm
        key={JSON.stringify(data)}
        rules={data.own ?? data.agency}
        isBusy={isPending}
        onSave={mutate}
      />
      {data.own !== null && (
        <div>
          <Button busy={isPending} onClick={() => mutate(null)}>
            Acentanın kurallarına dön
          </Button>
        </div>
      )}
    </div>
  );
}
