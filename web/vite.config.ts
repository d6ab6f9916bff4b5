import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/* Nobody needs all languages and all games at once: these are kept when they are loaded. */
const isOnDemand = (file: { fileName: string; facadeModuleId?: unknown }) =>
  file.fileName.endsWith('.wasm') || /generated\/po|docs\/rules/.test(String(file.facadeModuleId ?? ''));

/* The service worker: its list of files is only known when the page is built. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => !isOnDemand(file)).map(({ fileName }) => fileName).sort();
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('VERSION', version).replace("'FILES'", JSON.stringify(files)) });
    },
  };
}

export default defineConfig({
  base: './',
  build: { outDir: '../build/web', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: { fs: { allow: ['..'] } },
  plugins: [offline()],
});
