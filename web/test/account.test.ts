import { beforeAll, describe, expect, it, vi } from 'vitest';

const shelf = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, value: string) => shelf.set(key, value), removeItem: (key: string) => shelf.delete(key) });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { hash: '', href: 'http://here/' });
});

describe('a session that has ended', () => {
  it('is told by the line', async () => {
    const { Wire } = await import('../src/online/wire');
    const socket = { onopen: null as null | (() => void), onmessage: null as null | ((event: { data: string }) => void), onclose: null, send: () => undefined, close: () => undefined };
    const wire = new Wire(() => socket);
    const ended = vi.fn();
    wire.onEnded = ended;
    wire.connect();
    socket.onopen!();
    socket.onmessage!({ data: '{"re":"x","error":{"code":"no-undo","message":"No."}}' });
    expect(ended).not.toHaveBeenCalled();
    socket.onmessage!({ data: '{"error":{"code":"session-ended","message":"This session has ended."}}' });
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('refusals', () => {
  it('are told by their code, or by what the server says more', async () => {
    const { reason } = await import('../src/online/talk');
    const { Refused } = await import('../src/online/protocol');
    expect(reason(new Refused('wrong-code', 'whatever'))).toContain('too old');
    expect(reason(new Refused('bad-request', 'This name is reserved.'))).toBe('This name is reserved.');
    expect(reason(new Refused('bad-request', 'something else'))).toBe('The server does not accept this.');
  });
});

describe('a QR code', () => {
  it('has a margin, three eyes, and cells in between', async () => {
    const { path } = await import('../src/online/qrcode');
    const { size, d } = path('otpauth://totp/Roadstead:Ann?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Roadstead');
    expect((size - 8 - 17) % 4).toBe(0);
    const cells = new Set(d.match(/M\d+ \d+/g));
    for (const [x, y] of [[4, 4], [size - 5, 4], [4, size - 5]]) expect(cells.has(`M${x} ${y}`)).toBe(true);
    expect([...cells].every((cell) => cell.match(/\d+/g)!.every((at) => Number(at) >= 4 && Number(at) < size - 4))).toBe(true);
  });
});

describe('one\'s data', () => {
  it('are put together from their parts', async () => {
    const parts: Record<string, object> = {
      './api/export': { profile: { name: 'Ann' }, tables: [{ table: 'a' }], next: 'a' },
      './api/export/a': { profile: { name: 'Ann' }, tables: [{ table: 'b' }], next: null },
    };
    vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => parts[path] }));
    const { myData } = await import('../src/online/me');
    expect(await myData()).toEqual({ profile: { name: 'Ann' }, tables: [{ table: 'a' }, { table: 'b' }], next: undefined });
  });
});
