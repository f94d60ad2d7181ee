import { createRoot } from 'react-dom/client';
import { Toaster, useSonner } from 'sonner';
import { useFreePlace } from './use-free-place.ts';

/** Pixels between the toasts and the window's edges. */
const EDGE = 16;

/** The place of what can be taken back, apart from all other messages. */
export const BAR = 'undo';

let shown = false;

/** Renders the toast regions once, in a React root of their own, outside the screens. */
export function showToaster(): void {
  if (shown) return;
  shown = true;
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Toasts />);
}

const LOOK = '!bg-raised !text-ink !border-line !floating !text-sm !rounded-lg';

/** Messages top right, the bar at the foot; neither covers a title or a primary button. */
function Toasts() {
  const { toasts } = useSonner();
  const top = useFreePlace('top', toasts.length, EDGE);
  const bottom = useFreePlace('bottom', toasts.length, EDGE);
  const dark = document.documentElement.dataset.theme === 'dark';
  const theme = dark ? 'dark' : 'light';
  return (
    <>
      <Toaster
        position="top-right"
        duration={5000}
        offset={{ top, right: EDGE }}
        mobileOffset={{ top }}
        theme={theme}
        containerAriaLabel="Bildirimler"
        toastOptions={{
          classNames: { toast: LOOK, error: '!text-red', success: '!text-green' },
        }}
      />
      <Toaster
        id={BAR}
        position="bottom-center"
        offset={{ bottom }}
        mobileOffset={{ bottom }}
        theme={theme}
        hotkey={[]}
        containerAriaLabel="Geri alınabilir"
        toastOptions={{
          classNames: {
            toast: `${LOOK} !border-accent md:!w-120`,
            actionButton: '!h-8 !px-3 !text-sm',
          },
        }}
      />
    </>
  );
}
