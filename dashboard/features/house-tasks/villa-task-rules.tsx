import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { saveVillaRules, villaRulesQuery } from './api.ts';
import { RulesForm } from './rules-form.tsx';

/** The rules of one house: the agency's, until it has its own. */
export default function VillaTaskRules({ villaId }: { villaId: number }) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(villaRulesQuery(villaId));
  const { mutate, isPending } = useMutation({
    mutationFn: (own: TaskRules | null) => saveVillaRules(villaId, own),
    onSuccess: (saved) => {
      client.setQueryData(villaRulesQuery(villaId).queryKey, saved);
      void client.invalidateQueries({ queryKey: ['house-tasks', 'list'] });
      notify.success('İş kuralları kaydedildi');
    },
    onError: (problem) => notify.error(messageOf(problem)),
  });
  if (error) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-60 w-full" />;
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
