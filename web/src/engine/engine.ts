/* The engine as the rest of the page uses it: ask a request, await its reply. */
import wasmUrl from '../../../build/wasm/roadstead.wasm?url';
import type { Command, Members, Reply } from './protocol';

export class EngineError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new EngineError('no-engine', `The engine could not be loaded (${response.status}).`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/* Compiled once, used by every worker. */
let compiled: Promise<WebAssembly.Module> | undefined;
const module = () => (compiled ??= compile());

/* Begins the download early, while the page is still being drawn. */
export const warmUp = () => void module().catch(() => (compiled = undefined));

interface Waiting {
  resolve(reply: unknown): void;
  reject(problem: EngineError): void;
}

export class Engine {
  private worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private ready: Promise<void>;

  constructor() {
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.fail(event.message);
    this.ready = module().then((code) => this.worker.postMessage(code));
  }

  async ask<C extends Command>(cmd: C, members: Members<C>): Promise<Reply<C>> {
    await this.ready;
    const id = ++this.count;
    return new Promise<Reply<C>>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject });
      this.worker.postMessage({ id, request: JSON.stringify({ cmd, ...members }) });
    });
  }

  stop(): void {
    this.worker.terminate();
    this.fail('stopped', 'stopped');
  }

  private receive(data: { id: number; reply?: string; crash?: string }): void {
    const waiting = this.waiting.get(data.id);
    this.waiting.delete(data.id);
    if (!waiting) return;
    if (data.reply === undefined) return waiting.reject(new EngineError('crash', data.crash ?? ''));
    const reply = JSON.parse(data.reply);
    if (reply.error) waiting.reject(new EngineError(reply.error.code, reply.error.message));
    else waiting.resolve(reply);
  }

  private fail(message: string, code = 'crash'): void {
    for (const waiting of this.waiting.values()) waiting.reject(new EngineError(code, message));
    this.waiting.clear();
  }
}
