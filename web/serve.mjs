// A small static server for the built page, with its compressed copies: what any web server does for who has no tables to keep. Usage: node serve.mjs [PORT]; without one, a free port is taken.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../build/web/', import.meta.url));
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json',
};

function pathOf(url) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://local').pathname));
  } catch {
    return null;
  }
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/* The file for an address, or null: nothing outside the folder is served, and nonsense is no file. */
function fileFor(url) {
  const path = pathOf(url);
  if (path === null || path.includes('\0')) return null;
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(root) && isFile(file) ? file : null;
}

function answer(request, response) {
  const file = fileFor(request.url);
  if (!file) return response.writeHead(404).end('Not found');
  const ending = extname(file);
  const packed = isFile(`${file}.br`) && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  response.setHeader('Content-Type', types[ending] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (packed) response.setHeader('Content-Encoding', 'br');
  createReadStream(packed ? `${file}.br` : file).pipe(response);
}

export function serve(port = 0) {
  return new Promise((resolve) => {
    const server = createServer(answer);
    server.listen(port, '127.0.0.1', () => resolve({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serve(Number(process.argv[2] ?? 8080));
  console.log(`Roadstead is served at ${address} (Ctrl+C ends it).`);
}
