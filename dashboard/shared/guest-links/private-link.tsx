import type { ReactNode } from 'react';
import { whatsappLink } from '#domain/values/phone.ts';
import { copyText } from '#dashboard/app/copy-text.ts';
import { Button, buttonClass } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

type Props = {
  /** `phone` is empty where there is none. */
  link: { link: string; phone: string; text: string; expires_at: string };
  /** Further ways to hand it over. */
  children?: ReactNode;
};

/** A private link of somebody's, and the ways it gets to them. */
export function PrivateLink({ link: { link, phone, text, expires_at }, children }: Props) {
  return (
    <div className="mt-4 grid gap-3">
      <TextInput
        label="Bağlantı"
        hint={`${formatTimestamp(expires_at)} anına kadar açılır.`}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copyText(link, 'Bağlantı kopyalandı')}>
          Kopyala
        </Button>
        {phone !== '' && (
          <a
            className={buttonClass()}
            href={whatsappLink(phone, text)}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp ile gönder
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
