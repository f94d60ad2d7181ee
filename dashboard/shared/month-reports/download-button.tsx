import { Download } from 'lucide-react';
import { download } from '#dashboard/app/download.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';

type Props = {
  address: string;
  name: string;
  label: string;
  variant?: 'primary';
  disabled?: boolean;
};

/** Saves a file of the API. */
export function DownloadButton({ address, name, label, variant, disabled }: Props) {
  const { mutate, isPending } = useSend({
    send: () => download(address, name),
    done: `${name} indirildi`,
  });
  return (
    <Button
      {...(variant && { variant })}
      busy={isPending}
      disabled={disabled === true || isPending}
      onClick={() => mutate()}
    >
      <Download size={14} aria-hidden="true" />
      {isPending ? 'Hazırlanıyor…' : label}
    </Button>
  );
}
