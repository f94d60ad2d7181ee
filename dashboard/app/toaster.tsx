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
      // Titles and primary buttons stand at the top and at the right, on a phone also at the very
      // bottom: what is said in passing covers none of them.
      position="bottom-left"
      duration={5000}
      offset={{ bottom: 16, left: 16 }}
      mobileOffset={{ bottom: 84 }}
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
