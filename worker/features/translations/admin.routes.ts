import * as z from 'zod';
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import {
  MachineAnswer,
  MachineInput,
  RowTranslations,
  TRANSLATED_KINDS,
  TranslationInput,
  TranslationItem,
  TranslationPage,
  TranslationQuery,
} from '#domain/translations/admin-schema.ts';
import { Glossary, GlossaryInput } from '#domain/translations/glossary.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listTranslations, readRowTranslations } from './list.ts';
import { readGlossary, saveGlossary, saveTranslation, translateByMachine } from './write.ts';

const LanguageParam = z.object({ language: z.enum(OTHER_LANGUAGES as [Language, ...Language[]]) });
const RowParam = RowIdParam.extend({ of: z.enum(TRANSLATED_KINDS) });

export const translationRoutes = tagged('admin translations', [
  route('content', 'get /v1/admin/translations', {
    summary:
      'Texts of the agency and what they are in a language, those that most people see first',
    query: TranslationQuery,
    answer: TranslationPage,
    returns: 'One page',
    handle: (deps, { query }) => listTranslations(deps, query),
  }),
  route('content', 'put /v1/admin/translations', {
    summary: 'Write what a text is in a language; an empty one takes the translation away',
    description: '409 STALE_VERSION: the Turkish text has changed.',
    json: TranslationInput,
    answer: TranslationItem.pick({ state: true, text: true }),
    returns: 'What is known of it now',
    handle: (deps, { body }, { actor }) => saveTranslation(deps, body, actor),
  }),
  route('content', 'post /v1/admin/translations/machine', {
    summary: 'Have the translation service translate texts that have no translation',
    description: '409 NO_TRANSLATOR, 503 TRANSLATOR_UNREACHABLE.',
    json: MachineInput,
    answer: MachineAnswer,
    returns: 'What the service said',
    limit: 'write',
    handle: (deps, { body }, { actor }) => translateByMachine(deps, body, actor),
  }),
  route('content', 'get /v1/admin/translations/glossary/{language}', {
    summary: 'How the words of the trade are called in a language',
    param: LanguageParam,
    answer: Glossary,
    returns: 'The words',
    handle: (deps, { param: { language } }) => readGlossary(deps, language),
  }),
  route('content', 'put /v1/admin/translations/glossary/{language}', {
    summary: 'Change how the words of the trade are called',
    description: '409 STALE_VERSION.',
    param: LanguageParam,
    json: GlossaryInput,
    answer: Glossary,
    returns: 'The words',
    handle: (deps, { param: { language }, body }, { actor }) =>
      saveGlossary(deps, language, body, actor),
  }),
  route('content', 'get /v1/admin/translations/{of}/{id}', {
    summary: 'Every text of a row in each language; none of a row without texts',
    param: RowParam,
    answer: RowTranslations,
    returns: 'Its texts, in their order',
    handle: (deps, { param: { of, id } }) => readRowTranslations(deps, of, id),
  }),
]);
