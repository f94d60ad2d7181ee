/** The part of the platform's TCP sockets that we use. */
declare module 'cloudflare:sockets' {
  import type { Socket } from '#worker/platform/mail/smtp-connection.ts';

  export function connect(
    address: { hostname: string; port: number },
    options: { secureTransport: 'on' | 'off' | 'starttls'; allowHalfOpen: boolean },
  ): Socket;
}
