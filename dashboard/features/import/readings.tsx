import { useState } from 'react';
import type { CheckedImport, ImportReading } from '#domain/import/schema.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { idOf } from './answers.ts';
import { fieldLabel } from './labels.ts';
import type { Import } from './use-import.ts';

type Props = { all: Import; checked: CheckedImport };

/** How values were read that are not what the file says: nothing is guessed in silence. */
export function Readings({ all, checked: { understood } }: Props) {
  if (understood.length === 0) return null;
  const decided = understood.filter(({ isDecided }) => isDecided).length;
  return (
    <details className="rounded-lg border border-line bg-raised">
      <summary className="cursor-pointer px-4 py-2.5 font-medium max-md:py-3.5">
        Böyle okundu ({understood.length})
        {decided > 0 && (
          <span className="font-normal text-soft"> · {decided} değer kararınıza göre</span>
        )}
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {understood.map((reading) => (
          <Reading key={`${idOf(reading)} ${reading.text}`} all={all} reading={reading} />
        ))}
      </ul>
    </details>
  );
}

function Reading({ all, reading }: { all: Import; reading: ImportReading }) {
  const { field, key, text, becomes, rows, isDecided } = reading;
  const [own, setOwn] = useState<string | null>(null);
  const busy = all.working !== null;
  const label = fieldLabel(all.kind, field) ?? field;
  const said = text === '' ? 'boş' : `“${text}”`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-0 flex-1 basis-60 break-words">
        <span className="text-soft">
          {label}: {said} →
        </span>{' '}
        {becomes}
        <span className="figures text-soft"> · {rows} satır</span>
      </span>
      {isDecided && <span className="text-xs text-soft">kararınız, hatırlanıyor</span>}
      {own !== null ? (
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (own.trim() === '') return;
            all.decide([{ field, key, answer: { text: own.trim() } }]);
          }}
        >
          <TextInput
            className="w-44"
            value={own}
            maxLength={300}
            aria-label={`${label} ${said} yerine okunacak değer`}
            onChange={({ target }) => setOwn(target.value)}
          />
          <Button type="submit" busy={busy}>
            Kaydet
          </Button>
        </form>
      ) : isDecided ? (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => all.decide([{ field, key, answer: null }])}
        >
          Yeniden sor
        </Button>
      ) : (
        <Button variant="quiet" disabled={busy} onClick={() => setOwn('')}>
          Değiştir
        </Button>
      )}
    </li>
  );
}
