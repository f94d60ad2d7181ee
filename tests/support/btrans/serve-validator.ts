import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { findBtransProblems } from './validate.ts';

// Runs as a process of its own on the given port: POST a BTRANS file, get its problems as JSON.
createServer(async (request, response) => {
  const document = await text(request);
  response.end(JSON.stringify(request.method === 'POST' ? findBtransProblems(document) : []));
}).listen(Number(process.argv[2]), '127.0.0.1');
