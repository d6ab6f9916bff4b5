/* Single requests to the server: people and lists of tables. */
import { Refused } from './protocol';

async function failed(response: Response): Promise<Refused> {
  const body = await response.json().catch(() => null);
  return new Refused(body?.error?.code ?? 'failed', body?.error?.message ?? response.statusText);
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`./api/${path}`, init);
  if (!response.ok) throw await failed(response);
  return response;
}

export const get = async <T>(path: string): Promise<T> => (await ask(path)).json();
export const getText = async (path: string): Promise<string> => (await ask(path)).text();
export const post = async <T>(path: string, body: object = {}): Promise<T> => (await ask(path, { method: 'POST', body: JSON.stringify(body) })).json();
