/* The worker: holds one engine, answers one request after another. First message: the compiled module. */

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?: () => void;
  roadstead_request(): number;
  roadstead_reply(): number;
  roadstead_call(length: number): number;
}

let wasm: Exports;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

async function begin(module: WebAssembly.Module): Promise<void> {
  const instance = await WebAssembly.instantiate(module, { page: { now: () => BigInt(Math.trunc(performance.now() * 1000)) } });
  wasm = instance.exports as unknown as Exports;
  wasm._initialize?.();
}

function answer(request: string): string {
  const bytes = encoder.encode(request);
  new Uint8Array(wasm.memory.buffer, wasm.roadstead_request(), bytes.length).set(bytes);
  const length = wasm.roadstead_call(bytes.length);
  return decoder.decode(new Uint8Array(wasm.memory.buffer, wasm.roadstead_reply(), length));
}

let ready: Promise<void> | undefined;

addEventListener('message', async ({ data }: MessageEvent) => {
  if (data instanceof WebAssembly.Module) {
    ready = begin(data);
    return;
  }
  try {
    await ready;
    postMessage({ id: data.id, reply: answer(data.request) });
  } catch (problem) {
    postMessage({ id: data.id, crash: String(problem) });
  }
});
export {};
