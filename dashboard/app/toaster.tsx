import { createRoot } from 'react-dom/client';
import { Toaster } from 'sonner';

let shown = false;

/** Puts the toast region on the page once, in a root of its own, outside what screens render. */
export function showToaster(): void {
  if (shown) return;
  shown = true;
  const place = document.body.appendChild(document.createElement('div'));
  const dark = document.documentElement.dataset.theme === 'dark';
  createRoot(place).render(
    <Toaster
      position="top-right"
      duration={5000}
      offset={{ top: 56, right: 16 }}
      mobileOffset={{ top: 64 }}
      theme={dark ? 'dark' : 'light'}
      containerAriaLabel="Bildirimler"
      toastOptions={{
        classNames: {
          toast: '!bg-raised !text-ink !border-line !floating !text-sm !rounded-lg',
          error: '!text-red',
          success: '!text-green',
        },
      }}
    />,
  );
}
