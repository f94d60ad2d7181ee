import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PreviewMailInput } from '#domain/mail/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { previewQuery } from './api.ts';
import { MailView } from './mail-view.tsx';

/** Wait after the last letter. */
const DEBOUNCE_MS = 250;

/** The draft as its reader sees it, with the data of an invented stay. */
export function MailPreview({ id, draft }: { id: number; draft: PreviewMailInput }) {
  const wanted = JSON.stringify(draft);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input = PreviewMailInput.safeParse(JSON.parse(asked)).data ?? null;
  const { data, error, isPlaceholderData } = useQuery(previewQuery(id, input));
  return (
    <div className="xl:sticky xl:top-0">
      <MailView
        title="Önizleme (örnek bilgilerle)"
        mail={data}
        failure={error && messageOf(error)}
        isOld={isPlaceholderData}
      />
    </div>
  );
}
