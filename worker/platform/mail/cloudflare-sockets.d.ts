/** The platform's TCP sockets, as far as this product uses them. */
declare module 'cloudflare:sockets' {
  import type { Socket } from '#worker/platform/mail/smtp-connection.ts';

  export function connect(
    address: { hostname: string; port: number },
    options: { secureTransport: 'on' | 'off' | 'starttls'; allowHalfOpen: boolean },
  ): Socket;
}
