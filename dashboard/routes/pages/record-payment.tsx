import { useNavigate } from '@tanstack/react-router';
import type { DrawerProps } from '#dashboard/app/screen.ts';
import { RecordDrawer } from '#dashboard/features/payments/ledger/record-drawer.tsx';

type Props = DrawerProps<{ rezervasyon?: string | undefined }>;

export default function RecordPayment({ search: { rezervasyon } }: Props) {
  const navigate = useNavigate({ from: '/transactions/yeni' });
  const list = { rezervasyon: undefined };
  return (
    <RecordDrawer
      key={rezervasyon}
      reservation={rezervasyon}
      onClose={() =>
        void navigate({ to: '/transactions', search: (search) => ({ ...search, ...list }) })
      }
      onRecorded={(id) =>
        void navigate({
          to: '/transactions/$id',
          params: { id },
          search: (search) => ({ ...search, ...list }),
        })
      }
    />
  );
}
