import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AccountPlan,
  JOURNAL_ROLE_LABELS,
  JOURNAL_ROLES,
  type JournalRole,
} from '#domain/bookkeeping/accounts.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { notify } from '#dashboard/app/notify.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { ReportFrame } from '../reports/report-frame.tsx';
import { accountsQuery, JOURNAL, saveAccounts } from './api.ts';

/** The bookkeeper's code and name of each account. */
export default function AccountsScreen() {
  const query = useQuery(accountsQuery);
  return (
    <ReportFrame
      title="Hesap kodları"
      intro="Tekdüzen Hesap Planı’nın olağan kodları; muhasebecinizin alt hesaplarıyla değiştirebilirsiniz."
      actions={null}
    >
      <Loaded query={query} waiting="h-96 w-full max-w-3xl">
        {(data) => <AccountsForm stored={data} />}
      </Loaded>
    </ReportFrame>
  );
}

AccountsScreen.reads = () => [accountsQuery];

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
      <Alert>{error && messageOf(error)}</Alert>
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        Kaydet
      </Button>
    </form>
  );
}
