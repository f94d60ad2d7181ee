import { line, paragraph } from '#domain/wire/fields.ts';
import { orderedRow } from '#domain/wire/ordered-list.ts';

/** The questions of the page. `group` is the heading above them, such as `Rezervasyon ve Ödeme`. */
export const Faq = orderedRow({
  group: line(2, 60),
  question: line(3, 200),
  answer: paragraph(3000).min(1, 'Bu alan boş bırakılamaz.'),
});
