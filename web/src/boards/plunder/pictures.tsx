/* What is painted on the cards of plunder: people, ships under their flags, ports with a waterfront of their own, and a scene for
 * everything that happens. */
import type { JSX } from 'preact';
import { CardBust } from '../parts/portrait';
import { Banner, BARREL, CLOUD, COINS, GOODS_DRAWN, PALM, Put, Sailing, Scene, SEAL, SHEET, Skyline, SWELL } from '../parts/vignette';
import { inked, seedOf } from '../parts/inked';
import { silhouette, type Facts } from './facts';

export const MATES: Record<string, string> = {
  'mad-meg': 'square fair auburn waves smooth bandana coat navy crimson lips patch linstock',
  'iron-tam': 'square dark raven shaven full bare jerkin umber linen earring rope',
  'juanito-vela': 'oval olive raven queue smooth tricorne coat teal ochre coal astrolabe',
  'old-pascal': 'long tan white bald muttons bare cravat plum linen glasses lined coins',
  'wee-tess': 'heart brown raven braids smooth knit striped ochre crimson freckled spyglass',
};

/* ---- Seas and coasts ---- */

const TURNS: Record<string, number> = { east: 0, south: 90, west: 180, north: -90 };

/* Open water: the current runs on it, and what it washes up drifts there. */
const OpenSea = ({ card, facts }: { card: string; facts: Facts }): JSX.Element => {
  const seed = seedOf(card);
  return (
    <Scene on="sky" draw={`${SWELL.replace('51', '14')}`}>
      <g transform={`translate(48 32) rotate(${TURNS[facts.current ?? 'east']})`}>
        {[[-16, -13], [-24, 0], [-16, 13]].map(([x, y]) => (
          <Put key={y} draw="lM-8 0Q4-5 14 0T34 0L29-4M34 0L29 4" x={x} y={y} />
        ))}
      </g>
      <Put draw={facts.good ? GOODS_DRAWN[facts.good] : BARREL} x={seed % 2 ? 78 : 18} y={50} scale={0.85} />
    </Scene>
  );
};

const COASTS: Record<string, () => JSX.Element> = {
  'turtle-lagoon': () => (
    <Scene on="sand" draw="aM-100 54Q40 42 200 52V200H-100Z">
      <Put draw={PALM} x={16} y={46} scale={1.2} />
      <Put draw={PALM} x={28} y={45} flip />
      <Put draw={TURTLE} x={62} y={47} />
    </Scene>
  ),
  'coral-teeth': () => <Scene draw="rM10 50L14 28 20 42 26 18 32 44 36 30 42 50ZM52 50L58 24 64 40 70 14 76 42 82 32 88 50Z" swell />,
  'mangrove-maze': () => (
    <Scene swell>
      {[12, 36, 60, 84].map((x, i) => (
        <Put key={x} draw="lM0 6V-14M-2-8Q-8-4-10 6M2-8Q8-4 10 6M-1-4Q-4 0-5 6M1-4Q4 0 5 6~gM-13-12Q-16-24-6-26 0-34 6-26 16-24 13-12 0-8-13-12Z" x={x} y={48} scale={i % 2 ? 0.9 : 1.15} />
      ))}
    </Scene>
  ),
  'windward-shoals': () => (
    <Scene swell draw="yM-10 50Q16 40 42 48 60 38 106 49V60H-10Z~lM10 12q8-5 16 0t16 0M34 20q8-5 16 0t16 0">
      <Put x={72} y={47} draw="oM-14 0L-8-9 12-5 10 1ZM-4-7L-8-24-5-25 0-7Z~lM-8-24L6-12" />
    </Scene>
  ),
  'serpents-narrows': () => <Scene draw="qM-100-20H14Q26 6 16 22 30 30 22 50H-100ZM200-20H82Q70 8 80 20 64 32 74 50H200Z~gM-100-20H14Q20-4 18 6 4 12-100 8ZM200-20H82Q76 0 78 8 90 14 200 8Z~aM22 50Q48 44 74 50 60 56 48 60 30 56 22 50Z" />,
};

const TURTLE = 'gM-12-2Q-12-14 0-14T12-2Z~yM12-3q2-6 7-4 3 4-2 6H11ZM-9-2l-4 4h5l2-4ZM5-2l2 4h5l-4-4Z~lM-5-3l2-10M4-3l-2-10M-11-6H11';

/* ---- What happens ---- */

const STAIN = 'yM-27-42Q-12-46 0-42T27-42V2Q12 6 0 2T-27 2Z';

const Chart = ({ card }: { card: string }): JSX.Element => {
  const seed = seedOf(card);
  const [x, y] = [(seed % 24) - 12, -30 + ((seed >> 5) % 18)];
  return (
    <Put y={50} draw={`${STAIN}~gM${x - 9} ${y + 4}q2-12 12-9 12 1 8 10-10 7-20-1Z~lM-22-4Q-12 2-8-8T${x} ${y}~zM${x - 3} ${y - 4}l3 2.5 3-2.5 1 1-2.5 3 2.5 3-1 1-3-2.5-3 2.5-1-1 2.5-3-2.5-3Z`} />
  );
};

const WAR = 'mM22 52L66 6 70 4 69 9 26 55ZM74 52L30 6 26 4 27 9 70 55Z~bM20 44l12 12-3 2-11-11ZM76 44L64 56l3 2 11-11Z';

const War = ({ a, b }: Facts): JSX.Element => (
  <Scene on="none">
    <Banner nation={a} x={38} tilt={-28} flip />
    <Banner nation={b} x={58} tilt={28} />
    {inked(WAR)}
  </Scene>
);

const Treaty = ({ a, b }: Facts): JSX.Element => (
  <Scene on="none">
    <Banner nation={a} x={20} y={58} tilt={-8} flip />
    <Banner nation={b} x={76} y={58} tilt={8} />
    <Put draw={SHEET} y={54} />
    <Put draw={SEAL} x={56} y={46} />
  </Scene>
);

const FLEETS: Record<string, number> = { 'treasure-fleet-i': 1, 'treasure-fleet-ii': 2, 'treasure-fleet-iii': 3 };

/* So many galleons follow the first as the card has strokes. */
const Fleet = ({ card }: { card: string }): JSX.Element => (
  <Scene swell>
    {[3, 2, 1].filter((i) => i <= FLEETS[card]!).map((i) => (
      <Sailing key={i} type="galleon" x={64 - i * 19} y={48 - i * 4} scale={0.85 - i * 0.13} />
    ))}
    <Sailing type="galleon" nation="spain" x={66} scale={1} />
  </Scene>
);

const MAN = 'kM-3 0L-2-9H2L3 0ZM-4-9L-5-17H5L4-9Z~oM-3-20a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z';
const CANOE = 'oM-18-5Q0 3 18-5 14 4 0 4T-18-5Z';
const BOTTLE = 'gM-6 0V-20Q-6-25-2.5-27V-38H2.5V-27Q6-25 6-20V0Z~wM-6-6H6V-17H-6Z~lM-3-11.5H3~oM-2-38H2v-3H-2Z';
const TABLE = 'oM8 34H88V39H8ZM16 39h5V60h-5ZM75 39h5V60h-5Z';
const MUG = 'mM-5 0V-11H5V0Z~lM5-9q5 0 4 4L5-3~wM-6-11q2-4 6-2 4-3 6 2Z';

const SCENES: Record<string, () => JSX.Element> = {
  'river-traders': () => (
    <Scene draw="gM-100 46Q0 20 200 30V48H-100Z" swell>
      <Put draw={CANOE} x={46} y={48} scale={1.4} />
      <Put draw={GOODS_DRAWN.cotton} x={40} y={44} scale={0.7} />
      <Put draw={GOODS_DRAWN.cocoa} x={52} y={44} scale={0.6} />
    </Scene>
  ),
  'war-canoes': () => (
    <Scene swell>
      {[[24, 42, 0.9], [74, 42, 0.9], [48, 50, 1.3]].map(([x, y, scale]) => (
        <Put key={x} x={x} y={y} scale={scale}>
          {inked('oM-10 2L-6-22h1.5L-8 2ZM2 2L6-22h1.5L4 2Z~mM-6-22l-1-5 3 4ZM6-22l-1-5 3 4Z')}
          {inked(CANOE)}
        </Put>
      ))}
    </Scene>
  ),
  'sneak-into-port': () => (
    <Scene on="none" draw="nM-100-300H200V60H-100Z~bM70 12a7 7 0 1 0 8 8 8 8 0 0 1-8-8Z">
      <g opacity=".8">
        <Skyline name="tonight" />
      </g>
      <Put draw="kM-16-3H16L11 4H-11ZM-2-3V-14H2V-3ZM0-17a3 3 0 1 0 .1 0Z" x={40} y={52} />
    </Scene>
  ),
  'bottle-of-rum': () => (
    <Scene on="room" draw={TABLE}>
      <Put draw={BOTTLE} x={42} y={35} scale={0.85} />
      <Put draw={MUG} x={60} y={35} />
    </Scene>
  ),
  'turtle-hunt': () => (
    <Scene on="sand">
      <Put draw={PALM} x={84} y={46} scale={1.1} />
      <Put draw={TURTLE} x={40} y={47} scale={1.7} />
    </Scene>
  ),
  kraken: () => (
    <Scene swell>
      <Sailing type="frigate" x={50} y={42} scale={1} />
      {inked('pM6 60Q-2 30 10 22 20 18 22 26 14 24 13 32 12 44 20 60ZM90 60Q98 26 86 16 76 12 74 20 82 20 82 28 82 42 76 60ZM34 60Q30 46 38 42 46 40 46 48 40 46 42 60ZM58 60Q60 50 56 46L62 42Q70 48 66 60Z~lM11 36h3M11 44h4M82 32h4M81 42h5')}
    </Scene>
  ),
  'stand-trial': () => (
    <Scene on="room" draw="oM22 47V22H74V47Z~lM30 28h36M30 34h36">
      <Put draw="kM-11 0Q-11-14 0-15 11-14 11 0Z~wM-6-19Q-8-30 0-30T6-19Q0-12-6-19Z" y={23} />
      <Put draw="oM-12-6H2V2H-12ZM2-3.5H18V0H2Z" x={48} y={43} />
    </Scene>
  ),
  'tavern-brawl': () => (
    <Scene on="room">
      <Put draw="oM-14-2L12-12 14-8-12 2ZM-12 2l3 14 3-1-2-14ZM8-8l10 10 2-2-8-10Z" x={30} y={42} />
      <Put draw={MAN} x={56} scale={1.5} />
      <Put draw={`${MAN}~kM3-15L14-20 15-17 4-12Z`} x={38} scale={1.5} />
      <Put draw={BOTTLE} x={76} y={20} scale={0.5} />
      {inked('bM56 8l2 4 4-2-2 4 4 2-4 1 1 5-4-3-3 4v-5l-5-1 4-3-2-4 4 1Z')}
    </Scene>
  ),
  'press-gang': () => (
    <Scene on="ground" draw="oM-20 30H116V33H-20Z">
      {[26, 48, 70].map((x) => (
        <Put key={x} draw={x === 48 ? MAN.replace('k', 'w').replace('k', 'w') : `${MAN}~mM8 4L9-26H10.5L10 4Z`} x={x} y={50} scale={1.7} />
      ))}
    </Scene>
  ),
  'harbour-dues': () => (
    <Scene on="room" draw={TABLE}>
      <Put draw={SHEET} x={34} y={38} scale={0.75} />
      <Put draw={COINS} x={62} y={34} scale={1.1} />
      <Put draw={COINS} x={76} y={34} scale={0.8} />
    </Scene>
  ),
  'drunken-crew': () => (
    <Scene on="ground">
      <g transform="translate(30 47) rotate(-84) scale(1.7)">{inked(MAN)}</g>
      <Put draw={BARREL} x={62} y={48} scale={1.3} />
      <Put draw={BOTTLE} x={80} y={48} scale={0.6} />
      {inked('lM34 34h4l-4 5h4M42 24h6l-6 7h6')}
    </Scene>
  ),
  'pirate-fleet': () => (
    <Scene swell>
      {[[22, 43, 0.7], [74, 43, 0.7], [50, 48, 1]].map(([x, y, scale]) => (
        <Sailing key={x} type="brig" nation="pirate" x={x} y={y} scale={scale} />
      ))}
    </Scene>
  ),
  'rough-seas': () => (
    <Scene on="sky" draw="dM-100 40Q-10 34 4 12 18-4 30 8 20 10 22 22 28 40 60 42T200 30V200H-100Z~wM4 12Q18-4 30 8 24 6 20 12 14 8 4 12Z">
      <g transform="rotate(-18 66 40)">
        <Sailing type="brig" x={66} y={40} scale={0.85} />
      </g>
      <Put draw={BARREL} x={44} y={50} scale={0.5} />
    </Scene>
  ),
  scurvy: () => (
    <Scene on="room" draw="lM8 4L18 26M88 4L78 26~wM14 24Q48 52 82 24 74 44 48 46T14 24Z">
      {inked('sM60 26a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z~wM20 26Q48 44 62 30L64 34Q44 54 16 28Z')}
      <Put draw="bM-6-6a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z~gM0-12l5-4 1 4Z" x={22} y={54} scale={0.9} />
    </Scene>
  ),
  'leak-below': () => (
    <Scene on="room" draw="kM40 14L54 10 58 20 46 26Z~eM44 14Q54 22 34 40 30 48 24 52H84Q74 34 56 18Z~aM-100 46Q20 38 48 46T200 44V200H-100Z">
      <Put draw={BARREL} x={16} y={50} scale={0.9} />
      <Put draw="oM-6-10H6L4 0H-4Z~lM-6-10Q0-20 6-10" x={78} y={48} />
    </Scene>
  ),
  'fog-bank': () => (
    <Scene>
      <g opacity=".55">
        <Sailing type="frigate" x={50} y={46} />
      </g>
      <Put draw={CLOUD} x={22} y={44} scale={1.6} />
      <Put draw={CLOUD} x={76} y={50} scale={1.7} />
      <Put draw={CLOUD} x={52} y={20} />
    </Scene>
  ),
  'chain-shot': () => <Scene on="none" draw="kM12 38a10 10 0 1 0 20 0 10 10 0 1 0-20 0ZM64 18a10 10 0 1 0 20 0 10 10 0 1 0-20 0Z~mM31 33a4 3 0 1 1 7-2 4 3 0 1 1-7 2ZM38 31a4 3 0 1 1 7-2 4 3 0 1 1-7 2ZM45 28a4 3 0 1 1 7-2 4 3 0 1 1-7 2ZM52 26a4 3 0 1 1 7-2 4 3 0 1 1-7 2ZM58 23a4 3 0 1 1 7-2 4 3 0 1 1-7 2Z~lM2 48l8-5M56 28l6-4M2 40l6-2" />,
  grapeshot: () => (
    <Scene on="none">
      {[[30, 20], [42, 14], [54, 20], [36, 30], [48, 26], [60, 30], [30, 40], [42, 38], [54, 40], [66, 42]].map(([x, y]) => (
        <Put key={`${x} ${y}`} draw="kM-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0Z~lM-3-2q1-2 3-2" x={x} y={y} />
      ))}
      {inked('wM18 44H78L70 58H26Z~lM24 46l8 12M40 46l4 12M56 46l-2 12M72 46l-8 12')}
    </Scene>
  ),
  storm: () => (
    <Scene on="none" draw="uM-100-300H200V60H-100Z~dM-100 44Q0 30 30 42T80 38 200 44V200H-100Z">
      <Put draw={CLOUD.replace('w', 'm')} x={34} y={20} scale={1.3} />
      <Put draw={CLOUD.replace('w', 'm')} x={72} y={18} scale={1.1} />
      {inked('bM44 18L36 32H42L38 46 52 28H45L50 18Z')}
      <g transform="rotate(14 74 42)">
        <Sailing type="sloop" x={74} y={42} scale={0.7} />
      </g>
    </Scene>
  ),
  parrot: () => <Scene on="sky" draw="oM14 46H82V50H14Z~gM50 6Q34 4 34 22 34 34 44 46L50 58 54 46Q66 34 62 18 58 6 50 6Z~rM50 6Q36 6 36 18 46 24 58 16 60 8 50 6Z~bM58 12Q68 12 66 22 60 22 56 18ZM40 46h4l-1 6h-4ZM50 46h4l-1 6h-4Z~nM36 20Q36 34 46 42 50 30 44 22Z~xM50 12h.1" />,
};

export function pictureOf(card: string, facts: Facts): JSX.Element | undefined {
  switch (facts.kind) {
    case 'mate':
      return <CardBust seed={card} features={MATES[card]} />;
    case 'ship':
      return (
        <Scene swell>
          <Sailing type={silhouette(facts)} nation={facts.nation} />
        </Scene>
      );
    case 'port':
      return (
        <Scene on="sky">
          <Skyline name={card} fort={facts.cannons} />
          <Banner nation={facts.nation ?? 'pirate'} x={74} y={46} />
        </Scene>
      );
    case 'sea':
      return <OpenSea card={card} facts={facts} />;
    case 'map':
      return <Chart card={card} />;
    case 'war':
      return <War {...facts} />;
    case 'treaty':
      return <Treaty {...facts} />;
    case 'fleet':
      return <Fleet card={card} />;
    default:
      return (COASTS[card] ?? SCENES[card])?.();
  }
}
