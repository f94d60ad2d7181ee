import { Button } from '#dashboard/ui/button.tsx';

/** `onKeep` is null where the agency has no text of its own. */
type Props = { onTake: () => void; onKeep: (() => void) | null };

/** An update brought another text of this page: the agency takes it or stays with its own. */
export function OfferedText({ onTake, onKeep }: Props) {
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-line px-3 py-2">
      <p>
        {onKeep === null
          ? 'Bu sayfa henüz yazılmadı; ürünle bir metin geliyor. Forma alıp kaydederseniz yayımlanır.'
          : 'Bir güncelleme bu sayfaya yeni bir metin getirdi. Yayında sizin metniniz duruyor; yenisi, forma alıp kaydederseniz yürürlüğe girer.'}{' '}
        Kaydetmeden önce değiştirebilirsiniz.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={onTake}>
          Yeni metni forma al
        </Button>
        {onKeep !== null && (
          <Button type="button" onClick={onKeep}>
            Kendi metnim kalsın
          </Button>
        )}
      </div>
    </div>
  );
}
