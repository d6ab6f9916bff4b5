/* The engine as the rest of the page uses it: ask a request, await its reply. */
import type { Command, Members, Reply } from './protocol';

export class EngineError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/* Two modules a game, one to play it and one that teaches it as well: nobody loads the rules of games he does not play. */
const urls = import.meta.glob<string>('../../../build/wasm/roadstead-*.wasm', { query: '?url', import: 'default', eager: true });

const TEACHES = '-learn';

async function compile(name: string): Promise<WebAssembly.Module> {
  const url = urls[`../../../build/wasm/roadstead-${name}.wasm`];
  if (!url) throw new EngineError('unknown-game', 'There is no such game.');
  const response = await fetch(url);
  if (!response.ok) throw new EngineError('no-engine', `The engine could not be loaded (${response.status}).`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/* Compiled once, used by every worker. What failed is tried again. */
const compiled = new Map<string, Promise<WebAssembly.Module>>();

function module(game: string, teaches = false): Promise<WebAssembly.Module> {
  const name = teaches ? game + TEACHES : game;
  const found = compiled.get(game + TEACHES) ?? compiled.get(name);
  if (found) return found;
  const module = compile(name);
  compiled.set(name, module);
  module.catch(() => compiled.delete(name));
  return module;
}

/* Begins the download early, while somebody still looks at the button. */
export const warmUp = (game: string) => void module(game).catch(() => undefined);

interface Waiting {
  resolve(reply: unknown): void;
  reject(problem: EngineError): void;
}

export class Engine {
  private worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private waiting = new Map<number, Waiting>();
  private count = 0;
  private ready: Promise<void>;

  constructor(game: string, teaches = false) {
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.fail(event.message);
    this.ready = module(game, teaches).then((code) => this.worker.postMessage(code));
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
