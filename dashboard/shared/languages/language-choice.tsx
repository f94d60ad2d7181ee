import {
  FIRST_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '#domain/languages/languages.ts';
import { Options, Select } from '#dashboard/ui/controls.tsx';

/** "EN · English" */
export const languageLabel = (language: Language | null): string => {
  const code = language ?? FIRST_LANGUAGE;
  return `${code.toUpperCase()} · ${LANGUAGES[code].name}`;
};

export const LANGUAGE_CHOICES = LANGUAGE_CODES.map((code): [Language, string] => [
  code,
  languageLabel(code),
]);

/** The languages as options of a select. */
export const LanguageOptions = () => <Options of={LANGUAGE_CHOICES} />;

type Props = {
  language: Language | null;
  /** Left out: it is only shown. */
  onChange?: ((language: Language) => void) | undefined;
  busy?: boolean;
};

/** In which language a guest is written to; null is Turkish. */
export function LanguageChoice({ language, onChange, busy = false }: Props) {
  if (onChange === undefined) return <p className="text-soft">{languageLabel(language)}</p>;
  return (
    <Select
      aria-label="Misafirin dili"
      className="!w-auto justify-self-start"
      value={language ?? FIRST_LANGUAGE}
      disabled={busy}
      onChange={({ target: { value } }) => isLanguage(value) && onChange(value)}
    >
      <LanguageOptions />
    </Select>
  );
}
