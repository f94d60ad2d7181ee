import type { UnsellableGap } from '#domain/advice/schema.ts';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';

/** A link to bulk prices with the change filled in; only for users who may change prices. */
export function OpenLink({
  gap: { villa_id, villa_name, byDays, opensWith },
}: {
  gap: UnsellableGap;
}) {
  return (
    <AllowedLink
      to="/prices"
      search={{
        villa: String(villa_id),
        ilk: opensWith.startsOn,
        son: opensWith.endsOn,
        ...(byDays ? { gunler: true } : { enaz: opensWith.minNights }),
      }}
      className="whitespace-nowrap text-accent underline-offset-4 hover:underline"
    >
      Önizle ve aç
      <span className="sr-only">: {villa_name}</span>
    </AllowedLink>
  );
}

/** How a figure is computed. */
export const Formula = ({ children }: { children: string }) => (
  <p className="max-w-prose text-xs text-soft">
    <span className="font-medium">Nasıl hesaplandı: </span>
    {children}
  </p>
);

export const GAP_FORMULA =
  'Boş ve fiyatı olan bir gece, onu içeren hiçbir giriş ve çıkış günüyle fiyat verilemiyorsa sayılır. ' +
  'Tutar, gecelerin liste fiyatlarının toplamıdır: indirim, temizlik ve satılma olasılığı katılmaz. ' +
  'Önerilen en az konaklama, ilk boş geceden aralığın sonuna kadarki gece sayısıdır.';
