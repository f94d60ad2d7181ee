import type { MailTemplate } from '#domain/mail/admin-schema.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = { template: MailTemplate; onTake: () => void };

/** Whose text is sent; beside an own one, the text that comes with the product, and the way back. */
export function ShippedText({ template: { own, shipped, shippedChanged }, onTake }: Props) {
  if (!own) {
    return (
      <p className="text-soft">
        Ürünle gelen metin gönderiliyor; güncellemeler onu kendiliğinden yeniler. Değiştirip
        kaydederseniz sizin metniniz gönderilir.
      </p>
    );
  }
  return (
    <details className="rounded-md border border-line px-3 py-2" open={shippedChanged}>
      <summary className="cursor-pointer font-medium">
        {shippedChanged
          ? 'Sizin metniniz gönderiliyor; ürünle gelen metin o zamandan beri değişti'
          : 'Sizin metniniz gönderiliyor; ürünle gelen metni gösterin'}
      </summary>
      <div className="mt-3 grid justify-items-start gap-3">
        <p className="font-medium">{shipped.subject}</p>
        <p className="whitespace-pre-wrap text-soft">{shipped.body}</p>
        {shipped.action !== null && <p className="text-soft">Düğme: {shipped.action}</p>}
        <Button type="button" onClick={onTake}>
          Ürünle gelen metne dön
        </Button>
      </div>
    </details>
  );
}
