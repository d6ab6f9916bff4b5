/* The Caribbean as this chart draws it: 17 sea zones as rings of common points, coast lines, and where things lie in a zone. */
import type { Zone } from '../../generated/marauders';

export type Point = readonly [number, number];

export const SHEET = { width: 920, height: 620 };

/* Where borders meet, bend, or reach the edge of the sheet. */
const POINTS = {
  nw: [0, 0], ne: [920, 0], se: [920, 620], sw: [0, 620],
  a: [262, 152], a1: [112, 0], a2: [126, 80], a3: [190, 124], b1: [430, 0], b2: [388, 92], b3: [325, 140],
  b: [285, 240], c1: [60, 208], c2: [150, 206], c3: [225, 220], l1: [0, 228],
  c: [338, 274], d1: [385, 262], d: [452, 268], e1: [492, 228], e2: [514, 120], e3: [514, 0],
  g1: [300, 335], e: [284, 424], f1: [450, 312], g: [452, 386], h: [398, 432],
  f: [206, 440], h1: [95, 426], l2: [0, 418], k1: [222, 530], k2: [222, 620],
  j: [420, 462], k: [550, 462], m1: [404, 545], m2: [398, 620], n1: [556, 545], n2: [560, 620],
  i: [572, 362], s1: [564, 268], s2: [580, 130], s3: [592, 0], l: [634, 366], m: [632, 424], r: [702, 458], r1: [710, 545], r2: [710, 620],
  n: [692, 306], t1: [690, 150], t2: [690, 0], o: [798, 312], u1: [806, 150], u2: [806, 0],
  p: [812, 374], v1: [920, 364], q: [796, 468], w1: [850, 512], w2: [920, 540],
} satisfies Record<string, Point>;

type Name = keyof typeof POINTS;

const ring = (names: string): Point[] => names.split(' ').map((name) => POINTS[name as Name]);

export const RINGS: Record<Zone, Point[]> = {
  havana: ring('nw a1 a2 a3 a b c3 c2 c1 l1'),
  nassau: ring('a1 b1 b2 b3 a a3 a2'),
  tortuga: ring('b1 e3 e2 e1 d d1 c b a b3 b2'),
  'port-royal': ring('l1 c1 c2 c3 b c g1 e f h1 l2'),
  'old-providence': ring('l2 h1 f k1 k2 sw'),
  'petit-goave': ring('c d1 d f1 g h e g1'),
  cartagena: ring('e h j m1 m2 k2 k1 f'),
  'santo-domingo': ring('e3 s3 s2 s1 i g f1 d e1 e2'),
  'caribbean-sea': ring('g i l m k j h'),
  curacao: ring('j k n1 n2 m2 m1'),
  'san-juan': ring('s3 t2 t1 n l i s1 s2'),
  caracas: ring('k m r r1 r2 n2 n1'),
  'st-maarten': ring('t2 u2 u1 o n t1'),
  'basse-terre': ring('n o p q r m l'),
  'st-john': ring('u2 ne v1 p o u1'),
  bridgetown: ring('p v1 w2 w1 q'),
  trinidad: ring('r q w1 w2 se r2 r1'),
};

/* ---- Borders: what two rings have in common ---- */

export interface Border {
  zones: [Zone, Zone];
  points: Point[];
}

function common(one: Point[], other: Point[]): Point[] {
  const both = one.map((point) => other.includes(point));
  const first = both.findIndex((is, i) => is && !both.at(i - 1));
  if (first < 0) return [];
  const turned = [...one.slice(first), ...one.slice(0, first)];
  const end = turned.findIndex((point) => !other.includes(point));
  return turned.slice(0, end < 0 ? undefined : end);
}

export const BORDERS: Border[] = (Object.keys(RINGS) as Zone[]).flatMap((one, i, all) =>
  all.slice(i + 1).flatMap((other) => {
    const points = common(RINGS[one], RINGS[other]);
    return points.length > 1 ? [{ zones: [one, other] as [Zone, Zone], points }] : [];
  }),
);

/* The middle of a line, and the way across it. */
export function halfway(points: Point[]): { at: Point; across: Point } {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  const index = lengths.findIndex((length) => (left -= length) <= 0);
  const [[x1, y1], [x2, y2], length] = [points[index]!, points[index + 1]!, lengths[index]!];
  const part = 1 + left / length;
  return { at: [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part], across: [(y1 - y2) / length, (x2 - x1) / length] };
}

export const outline = (points: Point[]) => points.map(([x, y]) => `${x} ${y}`).join('L');

/* ---- Coasts ---- */

/* A curve through all points (Catmull and Rom). */
function smooth(points: Point[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))]!;
  const bent = (i: number) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${[bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6].map((n) => n.toFixed(1)).join(' ')} ${cx} ${cy}`;
  };
  return `M${at(0).join(' ')}${points.slice(1).map((_, i) => bent(i)).join('')}L${SHEET.width} ${SHEET.height} 0 ${SHEET.height}Z`;
}

/* From Honduras to the Orinoco. */
const MAINLAND: Point[] = [
  [0, 398], [20, 391], [54, 402], [66, 422], [60, 456], [55, 490], [62, 522], [84, 550], [112, 565], [150, 572], [186, 567], [210, 568], [236, 580], [252, 590], [268, 585], [288, 567], [318, 562],
  [346, 556], [370, 541], [394, 530], [401, 541], [392, 556], [404, 573], [416, 560], [431, 549], [442, 555], [447, 568], [480, 575], [520, 570], [560, 578], [600, 575], [640, 574], [672, 584],
  [694, 590], [716, 577], [756, 572], [777, 572], [760, 583], [768, 594], [800, 591], [850, 600], [890, 603], [920, 612],
];

export const LANDS = [
  /* Florida, Yucatán */
  'M84 0C84 20 94 36 100 54 105 70 112 88 122 88 133 86 134 64 128 46 122 28 118 14 120 0Z',
  'M0 250C12 252 19 266 15 282 11 296 6 308 0 314Z',
  /* Cuba, Isla de Pinos */
  'M20 214C26 198 52 191 76 188 98 178 128 180 148 190 176 194 208 196 234 210 258 218 290 226 314 240 328 248 325 259 310 259 290 263 262 264 247 262 238 256 246 245 232 238 208 226 188 233 170 223 152 215 132 218 112 208 88 198 62 206 46 215 36 224 16 226 20 214Z',
  'M98 226c6-5 16-4 20 1 1 6-5 9-11 8s-12-4-9-9z',
  /* the Bahamas, Inagua, the Caicos */
  'M152 30c10-6 28-7 38-2-8 7-28 9-38 2z',
  'M202 22c9 3 13 16 13 29-9-4-15-18-13-29z',
  'M176 62c8-3 13 7 13 18s5 18-1 23c-8-4-11-12-11-22s-5-13-1-19z',
  'M232 80c4-3 10-2 13 1-3 4-9 4-13-1z',
  'M262 36c7 4 10 12 18 19 2 6-3 6-7 2-7-6-12-12-11-21z',
  'M300 96c6 5 8 13 14 19-3 4-7 2-10-3-4-5-6-10-4-16z',
  'M330 176c6-3 12-2 15 2-4 4-11 4-15-2z',
  'M352 152c5-3 10-2 12 1-3 4-9 3-12-1z',
  /* Jamaica, the Caymans */
  'M140 338C152 328 178 328 198 334 212 338 222 346 214 352 198 359 166 357 150 351 140 348 134 344 140 338Z',
  'M88 288c4-2 9-2 12 0-3 3-9 3-12 0z',
  /* Hispaniola, Tortuga, Gonâve */
  'M372 254C384 242 410 247 430 243 452 239 468 246 482 245 498 243 508 253 524 257 542 261 551 272 542 280 526 287 508 283 492 290 478 292 470 301 459 306 448 304 440 297 424 299 402 301 380 307 364 301 358 294 372 288 390 286 404 283 412 276 402 269 388 267 366 266 372 254Z',
  'M384 232c6-4 16-4 22 0-6 5-16 5-22 0z',
  'M384 276c4-2 8-2 10 1-3 3-8 2-10-1z',
  /* Puerto Rico, the Virgin Islands */
  'M590 288C602 281 640 281 654 286 661 291 659 301 650 304 632 309 604 308 592 304 584 300 583 293 590 288Z',
  'M668 289c3-2 6-2 8 0-2 3-6 3-8 0zM680 284c2-2 5-2 7 0-2 3-5 3-7 0z',
  /* St. Maarten, Anguilla, St. Kitts, Nevis */
  'M738 262c6-5 15-3 17 4 0 7-10 9-15 6s-6-6-2-10z',
  'M734 254c6-5 12-5 16-4-4 4-10 6-16 4zM752 288c4-2 8 2 10 7-4 2-8-1-10-7zM764 298c3-2 6 0 6 3-3 2-6 1-6-3z',
  /* Antigua, Barbuda, Montserrat */
  'M846 306c7-5 17-3 19 4 1 8-9 11-16 8s-8-8-3-12z',
  'M858 282c4-3 9-1 9 4-4 3-9 1-9-4zM782 330c3-3 7 0 6 5-4 2-7-1-6-5z',
  /* Guadeloupe, Marie-Galante, Dominica, Martinique */
  'M752 362c4-8 13-7 14 1 8-8 20-4 22 2-4 6-13 8-20 6 0 9-5 16-11 14-6-4-8-15-5-23z',
  'M784 384c4-3 8 0 7 4-4 3-8 0-7-4zM764 400c6-2 9 6 9 13-5 3-10-5-9-13zM768 430c6-3 13 4 14 12-6 3-14-4-14-12z',
  /* St. Lucia, St. Vincent, Grenada, Barbados */
  'M778 458c5-1 7 5 6 10-5 1-8-5-6-10zM772 482c5-1 7 4 5 9-5 1-7-4-5-9zM752 512c5-3 9 1 6 7-5 2-8-3-6-7z',
  'M888 458c6-3 10 3 9 11-6 3-11-4-9-11z',
  /* Tobago, Trinidad */
  'M834 520c6-5 12-5 14-3-4 5-10 7-14 3z',
  'M786 546C796 542 808 543 817 540 816 550 815 560 818 570 808 577 796 575 782 577 790 569 790 557 786 546Z',
  /* Aruba, Curaçao, Bonaire */
  'M424 496c5 1 9 5 11 9-5-1-9-4-11-9zM446 500c7 2 14 8 18 14-8-2-15-7-18-14zM474 508c5 1 8 5 8 9-5-1-8-4-8-9z',
  /* Old Providence and its neighbour */
  'M154 482c5-4 11-1 10 5-5 4-11 1-10-5zM142 512c4-3 7-1 6 3-4 3-7 1-6-3z',
  smooth(MAINLAND),
];

/* Rivers of the mainland and a lake: fine lines that tell land from paper. */
export const RIVERS = 'M300 620C304 600 300 584 292 566M786 620C780 606 790 598 800 592M404 574C398 584 402 596 410 598 416 594 412 580 408 573';

/* ---- Where things lie ---- */

export interface Spot {
  name: Point; /* beginning of the name */
  port?: Point; /* middle of the harbour */
  row?: Point; /* first token of the port */
  columns?: number;
  sea: Point; /* middle of the ships at sea, at their waterline */
  room: number; /* how far ships may fan out */
  merchant: Point;
}

export const SPOTS: Record<Zone, Spot> = {
  havana: { name: [84, 142], port: [56, 158], row: [84, 150], columns: 5, sea: [46, 100], room: 50, merchant: [226, 172] },
  nassau: { name: [280, 76], port: [252, 98], row: [280, 84], columns: 4, sea: [338, 50], room: 80, merchant: [156, 62] },
  tortuga: { name: [438, 188], port: [412, 204], row: [438, 196], columns: 3, sea: [430, 130], room: 110, merchant: [322, 214] },
  'port-royal': { name: [112, 322], port: [240, 362], row: [112, 362], columns: 4, sea: [62, 366], room: 60, merchant: [256, 302] },
  'old-providence': { name: [72, 462], port: [100, 498], row: [128, 476], columns: 3, sea: [172, 552], room: 60, merchant: [112, 544] },
  'petit-goave': { name: [312, 368], port: [336, 328], row: [364, 314], columns: 3, sea: [384, 424], room: 50, merchant: [318, 396] },
  cartagena: { name: [304, 516], port: [276, 540], row: [304, 524], columns: 3, sea: [312, 492], room: 110, merchant: [392, 490] },
  'santo-domingo': { name: [416, 275], port: [486, 332], row: [512, 316], columns: 2, sea: [550, 190], room: 34, merchant: [544, 222] },
  'caribbean-sea': { name: [456, 408], sea: [532, 458], room: 110, merchant: [444, 444] },
  curacao: { name: [470, 528], port: [442, 544], row: [470, 536], columns: 3, sea: [470, 504], room: 44, merchant: [534, 482] },
  'san-juan': { name: [608, 250], port: [586, 264], row: [614, 256], columns: 2, sea: [634, 190], room: 90, merchant: [624, 336] },
  caracas: { name: [618, 528], port: [590, 548], row: [618, 536], columns: 3, sea: [622, 498], room: 70, merchant: [690, 500] },
  'st-maarten': { name: [698, 198], port: [718, 236], row: [746, 212], columns: 2, sea: [748, 140], room: 80, merchant: [722, 286] },
  'basse-terre': { name: [644, 346], port: [716, 382], row: [644, 356], columns: 2, sea: [694, 448], room: 40, merchant: [748, 424] },
  'st-john': { name: [820, 224], port: [838, 264], row: [866, 238], columns: 2, sea: [862, 150], room: 80, merchant: [834, 344] },
  bridgetown: { name: [812, 398], port: [838, 438], row: [866, 410], columns: 2, sea: [842, 506], room: 50, merchant: [896, 494] },
  trinidad: { name: [828, 546], port: [754, 546], row: [828, 554], columns: 3, sea: [816, 520], room: 44, merchant: [726, 496] },
};
