import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

interface Built {
  fileName: string;
  facadeModuleId?: unknown;
}

/* Nobody needs all languages, nor tables online without a network: what is used is kept when it is loaded. Games and their rules come when the page is at rest. */
const isForLater = ({ fileName, facadeModuleId }: Built) => /generated\/po|src\/online\/index/.test(String(facadeModuleId ?? '')) || /online-[^/]*\.css$/.test(fileName);
const isGame = ({ fileName, facadeModuleId }: Built) => fileName.endsWith('.wasm') || String(facadeModuleId ?? '').includes('docs/rules');
const names = (files: Built[]) => JSON.stringify(files.map(({ fileName }) => fileName).sort());

/* The service worker: its list of files is only known when the page is built. */
function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const files: Built[] = Object.values(bundle).filter((file) => !isForLater(file));
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const version = createHash('sha256').update(names(files)).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('VERSION', version).replace("'FILES'", names(files.filter((file) => !isGame(file)))).replace("'GAMES'", names(files.filter(isGame))) });
    },
  };
}

/* While the page is being written, tables are those of a server beside it: build/roadstead serve. */
const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  plugins: [offline()],
});
