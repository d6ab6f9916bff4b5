// The same requests to roadstead.wasm and to `roadstead engine`, and whether the replies are the same bytes.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

let passed = 0;
let failed = 0;

export function check(fine, what) {
  console.log(`${fine ? 'ok' : 'FAILED'} ${what}`);
  if (fine) passed++;
  else failed++;
}

/* A module that answers requests, and how many things it needs from outside. */
export async function open(path, imports = {}) {
  const module = await WebAssembly.compile(readFileSync(path));
  const { exports } = await WebAssembly.instantiate(module, imports);
  exports._initialize?.();
  const answer = (text) => {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(exports.memory.buffer, exports.roadstead_request(), bytes.length).set(bytes);
    const length = exports.roadstead_call(bytes.length);
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.roadstead_reply(), length));
  };
  return { answer, needs: WebAssembly.Module.imports(module).length };
}

export class Both {
  constructor(inWasm, native) {
    this.inWasm = inWasm;
    this.native = native;
    this.lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
  }

  static async open(wasmPath, nativePath) {
    const { answer, needs } = await open(wasmPath);
    check(needs === 0, 'the module needs nothing from outside'); // since the library does no input or output
    return new Both(answer, spawn(nativePath, ['engine']));
  }

  async ask(request) {
    const text = JSON.stringify(request);
    this.native.stdin.write(text + '\n');
    const [here, there] = [this.inWasm(text), (await this.lines.next()).value];
    return { same: here === there, reply: JSON.parse(here) };
  }

  /* Ends the test with what was found. */
  end() {
    this.native.stdin.end();
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed > 0 ? 1 : 0);
  }
}
