import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { Drawer } from '#dashboard/ui/drawer.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';

type Props = {
  title: string;
  onClose: () => void;
  /** Buttons beside the title, such as "Sil". */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** A drawer of sections below its title. */
export function TitledDrawer({ title, onClose, actions, footer, children }: Props) {
  const titleId = useId();
  useShortcuts({ Escape: onClose });
  return (
    <Drawer
      labelledBy={titleId}
      header={
        <div className="flex items-center gap-2">
          <h2 id={titleId} className="min-w-0 flex-1 truncate text-base font-semibold">
            {title}
          </h2>
          {actions}
          <CloseButton onClose={onClose} />
        </div>
      }
      footer={footer}
    >
      {children}
    </Drawer>
  );
}

export const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Tooltip text="Kapat" keys="Esc" align="end">
    <IconButton label="Kapat" keys="Escape" onClick={onClose}>
      <X size={16} />
    </IconButton>
  </Tooltip>
);

/** A drawer with a form (or its skeleton, or why there is none). */
export const FormDrawer = ({ children, ...drawer }: Props) => (
  <TitledDrawer {...drawer}>
    <div className="p-4">{children}</div>
  </TitledDrawer>
);
