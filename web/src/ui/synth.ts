/* Sounds made by the browser itself, out of tones and noise. Loaded when somebody wants to hear them. */
import type { Game } from '../model/game';
import { volume } from '../model/settings';
import { follow, type Sound } from './sound';

/* A tone glides from one pitch to another; noise is heard around its pitch. Times are in seconds. */
interface Tone {
  shape: OscillatorType | 'noise';
  at: number;
  lasts: number;
  pitch: number;
  to?: number;
  loud: number;
}

const bell = (at: number, pitch: number): Tone[] => [
  { shape: 'sine', at, lasts: 0.9, pitch, loud: 0.5 },
  { shape: 'sine', at, lasts: 0.5, pitch: pitch * 2.76, loud: 0.15 },
];
const rattle = (at: number): Tone => ({ shape: 'noise', at, lasts: 0.05, pitch: 2600, loud: 0.9 });
const clink = (at: number, pitch: number): Tone => ({ shape: 'sine', at, lasts: 0.16, pitch, loud: 0.3 });
const horn = (at: number, pitch: number, lasts: number): Tone => ({ shape: 'triangle', at, lasts, pitch, loud: 0.4 });

const sounds: Record<Sound, Tone[]> = {
  turn: [...bell(0, 1046), ...bell(0.22, 1046)], /* two strokes of a ship's bell */
  dice: [0, 0.07, 0.12, 0.2, 0.31].map(rattle),
  hit: [{ shape: 'noise', at: 0, lasts: 0.4, pitch: 240, loud: 1 }, { shape: 'sine', at: 0, lasts: 0.35, pitch: 110, to: 40, loud: 0.9 }],
  coin: [clink(0, 2100), clink(0.06, 2790)],
  card: [{ shape: 'noise', at: 0, lasts: 0.12, pitch: 5200, loud: 0.4 }],
  win: [horn(0, 523, 0.2), horn(0.17, 659, 0.2), horn(0.34, 784, 0.2), horn(0.51, 1046, 0.8)],
};

const LOUDNESS = [0, 0.1, 0.3, 0.7];

let context: AudioContext | null = null;

function source(audio: AudioContext, { shape, pitch, to, lasts }: Tone, start: number): { node: AudioScheduledSourceNode; out: AudioNode } {
  if (shape !== 'noise') {
    const node = new OscillatorNode(audio, { type: shape, frequency: pitch });
    if (to) node.frequency.exponentialRampToValueAtTime(to, start + lasts);
    return { node, out: node };
  }
  const buffer = new AudioBuffer({ length: Math.ceil(lasts * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const node = new AudioBufferSourceNode(audio, { buffer });
  return { node, out: node.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })) };
}

function sing(audio: AudioContext, tone: Tone, loudness: number): void {
  const start = audio.currentTime + 0.02 + tone.at;
  const { node, out } = source(audio, tone, start);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(tone.loud * loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
  out.connect(gain).connect(audio.destination);
  node.start(start);
  node.stop(start + tone.lasts);
}

/* Browsers let a page be heard once it was touched; before that it stays silent. The device rests between sounds, so that idling costs nothing. */
export function play(sound: Sound): void {
  const loudness = LOUDNESS[volume.value] ?? 0;
  if (loudness === 0 || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => sounds[sound].forEach((tone) => sing(audio, tone, loudness)));
  rest(audio);
}

const REST = 3000;
let resting = 0;

function rest(audio: AudioContext): void {
  clearTimeout(resting);
  resting = window.setTimeout(() => void audio.suspend(), REST);
}

export const hear = (game: Game): (() => void) => follow(game, play);
