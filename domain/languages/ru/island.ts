import type { Like } from '../like.ts';
import type turkish from '../tr/island.ts';

export default {
  stopped:
    'Эта часть страницы остановилась в вашем браузере, возможно, из-за перевода или расширения. <again>Обновите страницу</again>.',
  stoppedForm:
    'Эта часть страницы остановилась в вашем браузере, возможно, из-за перевода или расширения. <form>Продолжите этот шаг на простой странице</form>.',
  orCall: (phone) => `Или позвоните нам: <phone>${phone}</phone>`,
} satisfies Like<typeof turkish>;
