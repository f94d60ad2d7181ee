import { MailRefused } from './mailer.ts';

/** The part of the platform's sockets that we use. */
export type Socket = {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  startTls(): Socket;
  close(): Promise<void>;
};

export type SmtpReply = { code: number; text: string };

/** A longer reply does not come from a mail server. */
const MAX_REPLY = 50_000;

/** The lines of an SMTP dialogue over one socket. A closed socket is an error and never waits. */
export class SmtpConnection {
  #socket: Socket;
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #unread = '';
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  constructor(socket: Socket) {
    this.#socket = socket;
    this.#reader = socket.readable.getReader();
    this.#writer = socket.writable.getWriter();
  }

  async command(line: string): Promise<SmtpReply> {
    await this.write(`${line}\r\n`);
    return this.reply();
  }

  async write(text: string): Promise<void> {
    await this.#writer.write(this.#encoder.encode(text));
  }

  /** The next reply with all its lines: `250-…` continues, `250 …` ends it. */
  async reply(): Promise<SmtpReply> {
    let text = '';
    for (;;) {
      const line = await this.#line();
      text += `${line}\n`;
      const match = /^(\d{3})([ -])?/.exec(line);
      if (match === null || text.length > MAX_REPLY) throw unreadable();
      if (match[2] !== '-') return { code: Number(match[1]), text };
    }
  }

  /** Continues encrypted. Buffered data is discarded, because it was received unencrypted. */
  startTls(): void {
    this.#reader.releaseLock();
    this.#writer.releaseLock();
    this.#socket = this.#socket.startTls();
    this.#reader = this.#socket.readable.getReader();
    this.#writer = this.#socket.writable.getWriter();
    this.#unread = '';
  }

  async close(): Promise<void> {
    await this.#socket.close().catch(() => undefined);
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#unread.indexOf('\n');
      if (end >= 0) {
        const line = this.#unread.slice(0, end).replace(/\r$/, '');
        this.#unread = this.#unread.slice(end + 1);
        return line;
      }
      const { done, value } = await this.#reader.read();
      if (done) throw new MailRefused('E-posta sunucusu bağlantıyı kapattı.', false);
      this.#unread += this.#decoder.decode(value, { stream: true });
      if (this.#unread.length > MAX_REPLY) throw unreadable();
    }
  }
}

const unreadable = () => new MailRefused('E-posta sunucusunun yanıtı okunamadı.', false);
