import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRequestDetail } from '#domain/privacy/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { acceptRequest, erasePerson } from '../api.ts';

type Props = { request: DataRequestDetail; onClose: () => void };

/** Asks for the address again before data is erased permanently. */
export function EraseDialog({ request, onClose }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const mutation = useMutation({
    mutationFn: () => erasePerson(request.id, { version: request.version, email: typed.trim() }),
    onSuccess: (erased) => {
      acceptRequest(client, erased);
      notify.success('Kanunun izin verdiği veriler silindi');
      onClose();
    },
  });
  const contact = request.email || request.phone;
  const gone = request.person.held.filter((part) => part.erasable > 0);
  return (
    <DialogForm
      title="Kişinin verileri silinsin mi?"
      text={
        gone.length > 0
          ? `Geri alınamaz: ${gone.map((part) => `${part.label} (${part.erasable})`).join(', ')}. Kanunun saklattığı kayıtlar yerinde kalır.`
          : 'Şu anda silinebilecek veri yok; kalanları kanun saklatıyor. Yine de silme işlemi kayda geçer.'
      }
      onClose={onClose}
      action="Verileri sil"
      variant="danger"
      busy={mutation.isPending}
      disabled={typed.trim().toLowerCase() !== contact}
      onSubmit={() => mutation.mutate()}
    >
      <TextInput
        label={`Onaylamak için ${request.email ? 'e-posta adresini' : 'telefonu'} yazın`}
        hint={contact}
        {...(mutation.error && { error: messageOf(mutation.error) })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </DialogForm>
  );
}
