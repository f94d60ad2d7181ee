import type { ReactNode } from 'react';

/** Line icons of 20 px that take the colour of their text; always beside a word or a label. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const Minus = () => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
);

export const Plus = () => (
  <Icon>
    <path d="M6 12h12M12 6v12" />
  </Icon>
);
