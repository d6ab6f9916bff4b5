import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

interface Built {
  fileName: string;
  facadeModuleId?: unknown;
  isEntry?: boolean;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/* Nobody needs tables online without a network: what is used of them is kept when it is loaded. Games, their rules and lessons and all else
 * that is loaded when it is needed come when the page is at rest, in the reader's language. */
const isIfUsed = ({ fileName, facadeModuleId }: Built) => /src\/online\/index/.test(String(facadeModuleId ?? '')) || /online-[^/]*\.css$/.test(fileName);

/* po/de.json, po/lessons/plunder.de.json, docs/rules/de/plunder.md */
const languageOf = ({ facadeModuleId }: Built) => /(?:generated\/po\/|generated\/po\/lessons\/\w+\.|docs\/(?:rules|play)\/)([a-z]{2})[./]/.exec(String(facadeModuleId ?? ''))?.[1];
const namesOf = (files: Built[]) => files.map(({ fileName }) => fileName).sort();

/* What the page begins with: its entry and all that this imports by itself. */
function beginning(files: Built[]): Set<string> {
  const found = new Set<string>();
  const follow = (file: Built | undefined): void => {
    if (!file || found.has(file.fileName)) return;
    found.add(file.fileName);
    for (const name of file.imports ?? []) follow(files.find(({ fileName }) => fileName === name));
  };
  files.filter(({ isEntry }) => isEntry).forEach(follow);
  return found;
}

/* The service worker: its list of files is only known when the page is built. */
function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const all: Built[] = Object.values(bundle).filter((file) => !isIfUsed(file));
      const languages = [...new Set(all.map(languageOf))].filter((code) => code !== undefined).sort();
      const files = all.filter((file) => !languageOf(file));
      const begun = beginning(files);
      const isLater = ({ fileName }: Built) => fileName.endsWith('.wasm') || (fileName.endsWith('.js') && !begun.has(fileName));
      const styles = new Set(files.filter(isLater).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      const inTime = (wanted: boolean) => namesOf(files.filter((file) => (isLater(file) || styles.has(file.fileName)) === wanted));
      const rest = { all: inTime(true), ...Object.fromEntries(languages.map((code) => [code, namesOf(all.filter((file) => languageOf(file) === code))])) };
      const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
      const version = createHash('sha256').update(JSON.stringify(namesOf(all))).digest('hex').slice(0, 12);
      const restName = `assets/rest-${version}.json`;
      this.emitFile({ type: 'asset', fileName: restName, source: JSON.stringify(rest) });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('VERSION', version).replace("'FILES'", JSON.stringify(inTime(false))).replace('REST', restName) });
    },
  };
}

/* While the page is being written, tables are those of a server beside it: build/roadstead serve. */
const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  base: './',
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    /* What the page begins with is one file, though parts of it serve what comes later as well. */
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
  plugins: [offline()],
});
