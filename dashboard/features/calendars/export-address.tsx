import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#dashboard/app/copy-text.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { addressQuery, rotateAddress } from './api.ts';
import { Part } from './part.tsx';

/** The address that other sellers read our nights from. */
export function ExportAddress({ villaId }: { villaId: number }) {
  const query = useQuery(addressQuery(villaId));
  const [isAsking, setAsking] = useState(false);
  return (
    <Part title="Bizim takvimimizin adresi" query={query}>
      {({ url }) => (
        <>
          <p className="text-soft">
            Bu adresi diğer satış kanallarına verin; dolu geceler orada da kapanır.
          </p>
          <div className="flex flex-wrap gap-2">
            <TextInput
              readOnly
              aria-label="Takvim adresi"
              value={url}
              className="min-w-0 flex-1 basis-72"
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button onClick={() => void copyText(url, 'Adres kopyalandı')}>
              <Copy size={14} aria-hidden="true" />
              Kopyala
            </Button>
            <Button onClick={() => setAsking(true)}>Adresi yenile</Button>
          </div>
          {isAsking && <RotateDialog villaId={villaId} onClose={() => setAsking(false)} />}
        </>
      )}
    </Part>
  );
}

function RotateDialog({ villaId, onClose }: { villaId: number; onClose: () => void }) {
  const client = useQueryClient();
  return (
    <ConfirmAction
      title="Takvim adresi yenilensin mi?"
      text="Eski adres hemen çalışmaz olur. Yeni adresi, eskisini verdiğiniz her yere yeniden girmeniz gerekir."
      action="Yenile"
      onClose={onClose}
      send={() => rotateAddress(villaId)}
      done="Takvimin yeni adresi hazır"
      onDone={(fresh) => client.setQueryData(addressQuery(villaId).queryKey, fresh)}
    />
  );
}
