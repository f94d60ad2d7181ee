/** The account at a translation service; complete or missing (docs/deployment.md). */
export type TranslationAccount = {
  service: TranslationService;
  url: string;
  key: string;
  /** Of an OpenAI-compatible service. */
  model: string;
};

const TRANSLATION_SERVICES = ['deepl', 'openai', 'libretranslate'] as const;
export type TranslationService = (typeof TRANSLATION_SERVICES)[number];

export type TranslationEnv = {
  TRANSLATION_SERVICE?: string;
  TRANSLATION_URL?: string;
  TRANSLATION_KEY?: string;
  TRANSLATION_MODEL?: string;
};

const URLS: Record<TranslationService, string> = {
  deepl: 'https://api.deepl.com',
  openai: 'https://api.openai.com/v1',
  libretranslate: 'https://libretranslate.com',
};

const isService = (text: string): text is TranslationService =>
  (TRANSLATION_SERVICES as readonly string[]).includes(text);

/** Null without a key: nothing leaves the house. */
export function createTranslationAccount(env: TranslationEnv): TranslationAccount | null {
  const { TRANSLATION_SERVICE: service = '', TRANSLATION_KEY: key = '' } = env;
  if (!isService(service) || key === '') return null;
  const url = (env.TRANSLATION_URL || URLS[service]).replace(/\/$/, '');
  return { service, url, key, model: env.TRANSLATION_MODEL ?? '' };
}
