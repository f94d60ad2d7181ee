import { Faq } from '#domain/faq/schema.ts';
import { orderedEditor } from '#dashboard/shared/ordered-lists/ordered-editor.tsx';
import faqList from './faq-list.tsx';

export default orderedEditor(faqList, Faq.input);
