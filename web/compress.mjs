// Lays compressed copies beside the files of the built page, as the server sends them: FILE.br and FILE.gz. Fonts are compressed already.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../build/web/', import.meta.url));
const worth = new Set(['.html', '.js', '.css', '.json', '.svg', '.wasm', '.webmanifest']);

for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !worth.has(extname(entry.name))) continue;
  const path = join(entry.parentPath, entry.name);
  const whole = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }));
  writeFileSync(`${path}.gz`, gzipSync(whole, { level: 9 }));
}
