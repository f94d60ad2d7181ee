import { Button } from '#dashboard/ui/button.tsx';

type Props = { count: number; onOffer: () => void; onCopy: () => void; onClear: () => void };

/** Several villas at once: one offer, or one message. */
export function TickedBar({ count, onOffer, onCopy, onClear }: Props) {
  if (count === 0) return null;
  return (
    <section
      aria-label="Seçilenler"
      className="floating sticky bottom-3 z-10 mx-auto mt-3 flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-2"
    >
      <output className="px-2 font-medium">{count} villa seçili</output>
      <Button variant="primary" onClick={onOffer}>
        Teklif hazırla
      </Button>
      <Button onClick={onCopy}>WhatsApp metni</Button>
      <Button variant="quiet" onClick={onClear}>
        Bırak
      </Button>
    </section>
  );
}
