import { createRoot } from 'react-dom/client';
import { Toaster, useSonner } from 'sonner';
import { useFreePlace } from './use-free-place.ts';

/** Pixels between the toasts and the window's edges. */
const EDGE = 16;

let shown = false;

/** Renders the toast region once, in a React root of its own, outside the screens. */
export function showToaster(): void {
  if (shown) return;
  shown = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Toasts />);
}

/** At the left, where no title or primary button begins, and high enough to cover none. */
function Toasts() {
  const { toasts } = useSonner();
  const bottom = useFreePlace(toasts.length, EDGE);
  const dark = document.documentElement.dataset.theme === 'dark';
  return (
    <Toaster
      position="bottom-left"
      duration={5000}
      offset={{ bottom, left: EDGE }}
      mobileOffset={{ bottom }}
      theme={dark ? 'dark' : 'light'}
      containerAriaLabel="Bildirimler"
      toastOptions={{
        classNames: {
          toast: '!bg-raised !text-ink !border-line !floating !text-sm !rounded-lg',
          error: '!text-red',
          success: '!text-green',
        },
      }}
    />
  );
}
