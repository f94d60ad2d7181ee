import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { SavedView, ViewState } from '#domain/saved-views/schema.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIsStaff } from '#dashboard/app/permissions.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { createView, deleteView, updateView, viewsQuery } from './views-api.ts';

type Props = {
  screen: string;
  /** Null to save the current state as a new view. */
  view: SavedView | null;
  state: ViewState;
  onClose: () => void;
};

/** Names a view of a list and says who sees it. */
export default function ViewDialog({ screen, view, state, onClose }: Props) {
  const client = useQueryClient();
  const isStaff = useIsStaff();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [renewed, setRenewed] = useState(false);
  const settle = (text: string) => {
    notify.success(text);
    void client.invalidateQueries({ queryKey: viewsQuery(screen).queryKey });
    onClose();
  };
  const save = useMutation({
    mutationFn: () =>
      view
        ? updateView(view.id, { name: name.trim(), shared, ...(renewed && { state }) })
        : createView({ screen, name: name.trim(), shared, state }),
    onSuccess: () => settle('Görünüm saklandı'),
  });
  const remove = useMutation({
    mutationFn: (id: number) => deleteView(id),
    onSuccess: () => settle('Görünüm silindi'),
  });
  const failure = save.error ?? remove.error;
  return (
    <DialogForm
      title={view ? 'Görünümü düzenleyin' : 'Bu görünümü saklayın'}
      text={view ? undefined : 'Filtreler, sıralama ve sütunlar birlikte saklanır.'}
      onClose={onClose}
      action="Sakla"
      busy={save.isPending}
      error={failure}
      more={
        view && (
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(view.id)}>
            Sil
          </Button>
        )
      }
      onSubmit={() => {
        if (name.trim() !== '') save.mutate();
      }}
    >
      <TextInput
        label="Ad"
        value={name}
        maxLength={60}
        required
        placeholder="Bugünün girişleri"
        onChange={({ target }) => setName(target.value)}
      />
      {isStaff && (
        <Tick checked={shared} onChange={setShared} label="Ekiple paylaş">
          Aynı yetkideki herkes kullanır, yalnız siz değiştirirsiniz.
        </Tick>
      )}
      {view && (
        <Tick checked={renewed} onChange={setRenewed} label="Ekrandakiyle güncelle">
          Filtreler, sıralama ve sütunlar şu an listede olanlarla değişir.
        </Tick>
      )}
    </DialogForm>
  );
}

type TickProps = {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
};

function Tick({ label, checked, onChange, children }: TickProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-3.5"
          aria-describedby={hintId}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <p id={hintId} className="pl-5.5 text-xs text-soft">
        {children}
      </p>
    </div>
  );
}
