import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(address, name),
    onSuccess: () => notify.success(`${name} indirildi`),
    onError: (error) => notify.error(messageOf(error)),
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
