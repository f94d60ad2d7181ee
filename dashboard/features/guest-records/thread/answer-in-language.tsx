import { useId, useState } from 'react';
import {
  factsOf,
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
  OTHER_LANGUAGES,
} from '#domain/languages/languages.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Select, TextArea } from '#dashboard/ui/controls.tsx';
import { translateMessage } from '../api.ts';

type Props = {
  guestId: string;
  /** The answer in Turkish. */
  text: string;
  /** What will be sent instead of it; null while it is sent as it is. */
  said: string | null;
  onSaid: (said: string | null) => void;
  theirs: Language | null;
};

/** Writes an answer in Turkish and sends it in the language of the guest, seen before. */
export function AnswerInLanguage({ guestId, text, said, onSaid, theirs }: Props) {
  const boxId = useId();
  const [chosen, setChosen] = useState<Language | null>(null);
  const guessed = theirs !== null && theirs !== FIRST_LANGUAGE ? theirs : OTHER_LANGUAGES[0];
  const to = chosen ?? guessed ?? FIRST_LANGUAGE;
  const { mutate, isPending } = useSend({
    send: () => translateMessage(guestId, { text, to }),
    onDone: (answer) => onSaid(answer.text),
  });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex-1 text-xs text-soft">Türkçe yaz, misafirin dilinde gönder</span>
        <Select
          aria-label="Misafirin dili"
          className="max-w-32"
          value={to}
          onChange={({ target: { value } }) => {
            onSaid(null);
            if (isLanguage(value)) setChosen(value);
          }}
        >
          {OTHER_LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {factsOf(one).name}
            </option>
          ))}
        </Select>
        <Button busy={isPending} disabled={text.trim() === ''} onClick={() => mutate()}>
          Çevir
        </Button>
      </div>
      {said !== null && (
        <>
          <label htmlFor={boxId} className="flex-1 text-xs font-medium text-soft">
            Gönderilecek metin; Türkçesi not olarak saklanır
          </label>
          <TextArea
            id={boxId}
            lang={to}
            rows={4}
            maxLength={5000}
            value={said}
            onChange={({ target }) => onSaid(target.value)}
          />
          <div className="flex justify-end">
            <Button variant="quiet" onClick={() => onSaid(null)}>
              Türkçesini gönder
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
