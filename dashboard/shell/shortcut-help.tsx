import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Kbd } from '#dashboard/ui/kbd.tsx';
import type { QuickAction } from '#dashboard/app/quick-actions.ts';
import { type MenuSection, screensOf } from '#dashboard/app/menu.ts';

const EVERYWHERE = [
  ['Ctrl K', 'Ara ya da git'],
  ['?', 'Kısayollar'],
  ['Esc', 'Açık olanı kapat'],
] as const;

const LISTS = [
  ['J', 'Sonraki satır'],
  ['K', 'Önceki satır'],
  ['Enter', 'Satırı aç'],
  ['C', 'Yeni rezervasyon ya da teklif'],
  ['/', 'Listede ara'],
  ['[', 'Önceki sayfa'],
  [']', 'Sonraki sayfa'],
] as const;

const DESK = [
  ['↑ ↓', 'Arama kutusu ve villalar arasında gez'],
  ['Enter', 'İlk villaya opsiyon'],
  ['O', 'Opsiyon'],
  ['R', 'Talep'],
  ['K', 'Geceleri kapat'],
  ['X', 'Seç'],
  ['W', 'WhatsApp metni'],
  ['D', 'Takvimde göster'],
  ['S', 'Sitedeki sayfası'],
] as const;

const OCCUPANCY = [
  ['↑ ↓ ← →', 'Villalar ve geceler arasında gez'],
  ['Shift →', 'Gece seç'],
  ['Enter', 'Aç ya da geceleri kapat'],
  ['Boşluk', 'Konaklamayı ele al; oklarla taşı, Enter ile bırak'],
  ['T', 'Bugün'],
  ['+ −', 'Yakınlaş ya da uzaklaş'],
] as const;

const FORMS = [
  ['Ctrl Enter', 'Kaydet'],
  ['Esc', 'Kapat'],
] as const;

const RESERVATION = [
  ['E', 'Konaklamayı değiştir'],
  ['O', 'Onayla'],
  ['P', 'Opsiyona al'],
  ['R', 'Reddet'],
  ['I', 'Rezervasyonu iptal et'],
  ['N', 'Notları düzenle'],
  ['D', 'Ödeme kaydet'],
] as const;

/** Every shortcut, on `?`. */
export default function ShortcutHelp({
  menu,
  actions,
  onClose,
}: {
  menu: MenuSection[];
  actions: QuickAction[];
  onClose: () => void;
}) {
  const go = screensOf(menu).flatMap(({ key, directKey, label }) => {
    if (directKey) return [[directKey, label] as const];
    return key ? [[`g ${key}`, label] as const] : [];
  });
  const begin = actions.map(({ key, label }) => [`y ${key}`, label] as const);
  return (
    <Dialog title="Klavye kısayolları" onClose={onClose}>
      <div className="mt-4 grid gap-5">
        <Group title="Her yerde" rows={[...EVERYWHERE, ...go]} />
        <Group title="Yeni" rows={begin} />
        <Group title="Listelerde" rows={LISTS} />
        <Group title="Formlarda" rows={FORMS} />
        <Group title="Müsaitlikte" rows={DESK} />
        <Group title="Doluluk takviminde" rows={OCCUPANCY} />
        <Group title="Açık rezervasyonda" rows={RESERVATION} />
      </div>
    </Dialog>
  );
}

function Group({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="mb-1 text-xs font-medium text-soft">{title}</h3>
      <dl className="divide-y divide-line">
        {rows.map(([keys, what]) => (
          <div key={keys} className="flex h-8 items-center justify-between">
            <dt>{what}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
