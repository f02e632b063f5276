// The geometry of the row of houses: walls, roofs and window positions. The data decides which windows are lit.

export const SCENE = { width: 640, height: 460, ground: 430 };
export const PANE = { width: 42, height: 50 };

const ROW_GAP = 14;
const FIRST_ROW = 18;

type RoofShape = 'gable' | 'flat' | 'mansard';
/** `S`: a server's window, `*`: a lit lamp, `.`: a dark window, `D`: an open door. */
type Slot = 'S' | '*' | '.' | 'D';

interface House {
  x: number;
  width: number;
  top: number;
  roof: RoofShape;
  wall: 1 | 2 | 3;
  floors: string[];
}

export const houses: House[] = [
  { x: 6, width: 132, top: 214, roof: 'gable', wall: 1, floors: ['..', 'S.', 'SD'] },
  { x: 138, width: 184, top: 132, roof: 'flat', wall: 2, floors: ['*S.', '.*.', 'S.S', '.*S'] },
  { x: 322, width: 128, top: 196, roof: 'mansard', wall: 3, floors: ['*.', 'SS', 'D.'] },
  { x: 450, width: 184, top: 92, roof: 'gable', wall: 1, floors: ['S.*', 'SSS', '..*', '..S', 'SS*'] },
];

export interface Pane {
  key: string;
  kind: 'server' | 'lamp' | 'dark' | 'door';
  x: number;
  y: number;
  wall: House['wall'];
}

const kinds: Record<Slot, Pane['kind']> = { S: 'server', '*': 'lamp', '.': 'dark', D: 'door' };

/** Every window and door, house by house, floor by floor. */
export function panes(): Pane[] {
  return houses.flatMap((house, number) =>
    house.floors.flatMap((floor, level) => {
      const gap = (house.width - floor.length * PANE.width) / (floor.length + 1);
      return [...floor].map((slot, column) => ({
        key: `${number}-${level}-${column}`,
        kind: kinds[slot as Slot],
        x: round(house.x + gap + column * (PANE.width + gap)),
        y: house.top + FIRST_ROW + level * (PANE.height + ROW_GAP),
        wall: house.wall,
      }));
    }),
  );
}

/** An arch: straight sides, a half circle on top. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}z`;
}

/** Roof, chimney and aerial of a house, as one path. */
export function roofPath({ x, width, top, roof }: House): string {
  if (roof === 'flat') {
    const aerial = x + width * 0.65;
    return (
      `M${x - 5} ${top}v-14h${width + 10}v14zM${x + 24} ${top - 12}v-24h24v24z` +
      `M${aerial - 2} ${top - 12}v-36h4v36zM${aerial - 14} ${top - 46}h28v3h-28zM${aerial - 10} ${top - 38}h20v3h-20z`
    );
  }
  if (roof === 'mansard') return `M${x - 4} ${top + 1}l14-44h${width - 20}l14 44z`;
  const ridge = round(top - width * 0.36);
  const chimney = round(x + width * 0.7);
  return (
    `M${x - 6} ${top + 2} ${x + width / 2} ${ridge} ${x + width + 6} ${top + 2}z` +
    `M${chimney} ${round(top - width * 0.34)}h16v42h-16z`
  );
}

/** Stars over the roofs: x, y and radius, the same on every visit. */
export function stars(): [number, number, number][] {
  let seed = 77;
  const next = () => {
    seed = (Math.imul(seed, 48_271) >>> 0) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: 26 }, () => [
    Math.round(next() * SCENE.width),
    Math.round(next() * 110),
    round(0.6 + next()),
  ]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
