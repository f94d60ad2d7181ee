import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';

/** BICs of head offices by the bank's number in Turkish IBANs: the banks at which agencies have accounts. */
const BICS: Readonly<Record<string, string>> = {
  '00010': 'TCZBTR2A',
  '00012': 'TRHBTR2A',
  '00015': 'TVBATR2A',
  '00032': 'TEBUTRIS',
  '00046': 'AKBKTRIS',
  '00059': 'SEKETR2A',
  '00062': 'TGBATRIS',
  '00064': 'ISBKTRIS',
  '00067': 'YAPITRIS',
  '00099': 'INGBTRIS',
  '00103': 'FBHLTRIS',
  '00111': 'FNNBTRIS',
  '00123': 'HSBCTRIX',
  '00124': 'ALFBTRIS',
  '00134': 'DENITRIS',
  '00135': 'ANDLTRIS',
  '00203': 'BTFHTRIS',
  '00205': 'KTEFTRIS',
  '00206': 'AFKBTRIS',
};

/**
 * What a bank abroad asks for beside an IBAN, for who pays from there: readers of another language.
 * Null for a bank that is not known here, whose BIC nobody guesses.
 */
export const bicBeside = (iban: string, language: Language): string | null =>
  language === FIRST_LANGUAGE
    ? null
    : (BICS[/^TR\d\d(\d{5})/.exec(iban.replaceAll(' ', ''))?.[1] ?? ''] ?? null);
