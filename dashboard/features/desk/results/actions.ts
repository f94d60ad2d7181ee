import type { DeskHit } from '#domain/desk/find/answer-call.ts';

/** What can be done with a villa of the answer; each action has a key while its row is focused. */
export type RowAction = 'option' | 'request' | 'block' | 'tick' | 'whatsapp' | 'calendar' | 'site';

type ActionFacts = {
  action: RowAction;
  label: string;
  key: string;
  /** The action needs nights: a row without any does not offer it. */
  needsNights: boolean;
};

const ROW_ACTIONS: readonly ActionFacts[] = [
  { action: 'option', label: 'Opsiyon', key: 'o', needsNights: true },
  { action: 'request', label: 'Talep', key: 'r', needsNights: true },
  { action: 'block', label: 'Kapat', key: 'k', needsNights: true },
  { action: 'tick', label: 'Seç', key: 'x', needsNights: false },
  { action: 'whatsapp', label: 'WhatsApp metni', key: 'w', needsNights: false },
  { action: 'calendar', label: 'Takvim', key: 'd', needsNights: false },
  { action: 'site', label: 'Sayfası', key: 's', needsNights: false },
];

/** The actions of a row: free nights can be held, whatever else does not match about the villa. */
export const actionsOf = ({ stay }: DeskHit): readonly ActionFacts[] =>
  ROW_ACTIONS.filter(({ needsNights }) => stay !== null || !needsNights);
