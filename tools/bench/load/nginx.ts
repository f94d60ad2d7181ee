import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '#server/process/child.ts';
import { freePort } from '#server/process/ports.ts';
import { waitForHttp } from '#scripts/lib/wait.ts';

/** nginx with one worker a core, serving only the files of a folder. */
export async function withNginx<T>(
  nginx: string,
  folder: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(join(home, name));
  const file = join(home, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${home}/pid; error_log stderr error; worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; font/woff2 woff2; }
  ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`,
  );
  const child = startChild(nginx, ['-c', file, '-p', home, '-e', 'stderr']);
  try {
    await waitForHttp(`http://127.0.0.1:${port}/favicon.svg`, 10_000, child.tail);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    await child.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
