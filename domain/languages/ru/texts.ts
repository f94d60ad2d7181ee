import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/texts.ts';

const plural = pluralOf('ru');

export default {
  faqTitle: 'Частые вопросы',
  faqIntro: 'Что спрашивают чаще всего: от бронирования до передачи ключей.',
  faqDescription: (count) =>
    `${count} ${plural(count, { one: 'вопрос', few: 'вопроса', many: 'вопросов', other: 'вопроса' })} об аренде виллы с ответами: предоплата, депозит, отмена, время заезда.`,
  faqSearch: 'Поиск по вопросам',
  faqExamples: 'депозит, собака, трансфер…',
  blog: 'Блог',
  blogLead: 'Короткие статьи о местах, сезонах и аренде вилл.',
  blogDescription: 'Короткие полезные статьи о местах, сезонах и аренде вилл.',
  feedDescription: 'Статьи о местах, сезонах и аренде вилл.',
  topics: 'Темы',
  allTopics: 'Все',
  tagTitle: (tag) => `Статьи: ${tag}`,
  tagLead: (tag) => `Что мы писали на тему «${tag}».`,
  tagDescription: (tag, posts, first) =>
    `${posts} ${plural(posts, { one: 'статья', few: 'статьи', many: 'статей', other: 'статьи' })} на тему «${tag}»: ${first}${posts > 1 ? ' и другие' : ''}.`,
  minutes: (count) => `${count} мин. чтения`,
  readThese: 'Читайте также',
  allPosts: 'Все статьи',
  team: 'Команда',
} satisfies Like<typeof turkish>;
