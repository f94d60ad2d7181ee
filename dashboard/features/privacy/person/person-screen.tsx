import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { personQuery } from '../api.ts';
import { PersonView } from './person-view.tsx';
import { PrivacyFrame } from '../privacy-frame.tsx';

/** The data held about one person, by e-mail or phone. Neither appears in the browser's history. */
export default function PersonScreen() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <PrivacyFrame title="Kişi ara">
      <form
        className="flex max-w-lg items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim());
        }}
      >
        <div className="flex-1">
          <TextInput
            label="E-posta ya da telefon"
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" variant="primary">
          Ara
        </Button>
      </form>
      {asked !== '' && (
        <div className="max-w-2xl rounded-lg border border-line bg-raised p-4">
          <Found typed={asked} />
        </div>
      )}
    </PrivacyFrame>
  );
}

function Found({ typed }: { typed: string }) {
  const { data, error } = useQuery(personQuery(typed));
  if (error) {
    return (
      <p role="alert" className="text-red">
        {messageOf(error)}
      </p>
    );
  }
  return data ? <PersonView person={data} /> : <Skeleton className="h-24 w-full" />;
}
