import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AccountPlan,
  JOURNAL_ROLE_LABELS,
  JOURNAL_ROLES,
  type JournalRole,
} from '#domain/bookkeeping/accounts.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { ReportFrame } from '../reports/report-frame.tsx';
import { accountsQuery, JOURNAL, saveAccounts } from './api.ts';

/** The code and name that the bookkeeper has for each account. */
export function AccountsScreen() {
  const { data, error, refetch } = useQuery(accountsQuery);
  return (
    <ReportFrame
      title="Hesap kodları"
      intro="Tekdüzen Hesap Planı’nın olağan kodları; muhasebecinizin alt hesaplarıyla değiştirebilirsiniz."
      actions={null}
    >
      {data ? (
        <AccountsForm stored={data} />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full max-w-3xl" />
      )}
    </ReportFrame>
  );
}

function AccountsForm({ stored }: { stored: AccountPlan }) {
  const client = useQueryClient();
  const [plan, setPlan] = useState(stored);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveAccounts(plan),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: JOURNAL });
      notify.success('Hesap kodları kaydedildi');
    },
  });
  const change = (role: JournalRole, part: Partial<AccountPlan[JournalRole]>) =>
    setPlan({ ...plan, [role]: { ...plan[role], ...part } });
  return (
    <form
      className="grid max-w-3xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      {JOURNAL_ROLES.map((role) => (
        <fieldset
          key={role}
          className="grid gap-1 sm:grid-cols-[14rem_7rem_1fr] sm:items-center sm:gap-3"
        >
          <legend className="sr-only">{JOURNAL_ROLE_LABELS[role]}</legend>
          <span aria-hidden="true" className="text-soft">
            {JOURNAL_ROLE_LABELS[role]}
          </span>
          <TextInput
            aria-label={`${JOURNAL_ROLE_LABELS[role]}: kod`}
            className="figures"
            inputMode="decimal"
            required
            pattern="\d[\d.]*"
            maxLength={20}
            value={plan[role].code}
            onChange={({ target }) => change(role, { code: target.value })}
          />
          <TextInput
            aria-label={`${JOURNAL_ROLE_LABELS[role]}: ad`}
            required
            maxLength={80}
            value={plan[role].name}
            onChange={({ target }) => change(role, { name: target.value })}
          />
        </fieldset>
      ))}
      {error && (
        <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
          {messageOf(error)}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        Kaydet
      </Button>
    </form>
  );
}
