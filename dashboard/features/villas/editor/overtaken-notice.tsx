import { Button } from '#dashboard/ui/button.tsx';
import { changedSections, type VillaFormInput } from './form.ts';
import { titlesOf } from './rebase.ts';

type Props = {
  /** The error's sentence, which names who saved; null before the first attempt. */
  sentence: string | null;
  base: VillaFormInput;
  theirs: VillaFormInput;
  mine: VillaFormInput;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Somebody else saved the villa meanwhile: what they changed, and the choice. */
export function OvertakenNotice(props: Props) {
  const { sentence, base, theirs, mine, busy, onKeepMine, onTakeTheirs } = props;
  const [changed, typed] = [changedSections(base, theirs), changedSections(base, mine)];
  const both = titlesOf(changed.filter((section) => typed.includes(section)));
  return (
    <div role="alert" className="grid gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
      <p className="font-medium">
        {sentence?.replace(' Yenileyip tekrar deneyin.', '') ??
          'Bu villa, siz düzenlerken başka bir yerde kaydedildi.'}
      </p>
      <p className="text-ink">
        Yazdıklarınız duruyor.
        {changed.length > 0 && ` Değişen bölümler: ${titlesOf(changed).join(', ')}.`}
        {both.length > 0 && ` Sizin de değiştirdikleriniz: ${both.join(', ')}.`}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onTakeTheirs}>Kayıttakini al</Button>
        <Button variant="primary" busy={busy} onClick={onKeepMine}>
          Benimkini üstüne kaydet
        </Button>
      </div>
    </div>
  );
}
