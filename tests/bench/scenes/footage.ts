import type { Random } from './random.ts';

export const FPS = 25;
export const FRAME = { width: 320, height: 180 };

export interface Look {
  /** 'zoom' is hand-held as well; 'whip' races through the picture and comes to rest. */
  camera: 'slow' | 'fast' | 'handheld' | 'zoom' | 'whip';
  /** Part of the light that is left: 1 is day. */
  light: number;
  /** Large things that cross the picture. */
  passersBy: number;
  /** What the scenery is mostly. */
  colour: string;
  /** Of its sensor, in gray levels. */
  noise?: number;
  /** Another take before the same scenery has the same number. */
  scenery?: number;
  /** Whether a whip begins or ends the shot, as one that is cut in its middle; else it happens inside. */
  races?: 'inside' | 'out' | 'in' | 'in and out';
}

/** How long a whip pan takes, and how many pixels of the scenery it covers. */
const WHIP = { seconds: 0.24, reach: 420 };

/**
 * An ffmpeg graph of one shot without labels at its ends: a landscape of coloured clouds with finer grain over them,
 * things that move in it, a camera that moves over it, and the noise of its sensor.
 */
export function footage(random: Random, seconds: number, look: Look, name: string) {
  const { camera, light, passersBy, colour: base } = look;
  // The camera looks at a part of this.
  const world = { width: camera === 'whip' ? 960 : 480, height: 270 };
  const scenery = look.scenery;
  const seedOf = (layer: number) => (scenery === undefined ? random.whole(1, 1e6) : scenery * 10 + layer);
  const clock = `r=${FPS}:d=${seconds.toFixed(2)}`;
  const colour = () => anyColour(random);
  // As in the world, the large is strong and the fine is weak, and colours are paler than light and shade.
  const clouds = (layer: number, rows: number, strength: number, base: string) =>
    `color=c=${base}:s=${Math.round((rows * world.width) / world.height)}x${rows}:${clock},format=yuv444p,` +
    `noise=c0s=${strength}:c1s=${strength >> 2}:c2s=${strength >> 2}:all_seed=${seedOf(layer)},` +
    `scale=${world.width}:${world.height}:flags=bicubic`;
  const strengths =
    scenery === undefined
      ? [random.whole(60, 100), random.whole(25, 55), random.whole(10, 30)]
      : [80, 40, 20];
  const things = Array.from({ length: passersBy + random.whole(1, 3) }, (_, index) => {
    const [width, height] = index < passersBy ? [120, 160] : [random.whole(15, 50), random.whole(15, 50)];
    const speed = index < passersBy ? random.between(250, 700) : random.between(-40, 40);
    const x = `mod(${random.whole(0, 400)}+${speed.toFixed(1)}*t+4000,${world.width + width})-${width}`;
    return {
      source: `color=c=${colour()}:s=${width}x${height}:${clock}[${name}t${index}]`,
      place: `overlay=x='${x}':y=${random.whole(20, world.height - height)}`,
    };
  });
  const dim =
    light < 1 ? `,lutyuv=y=16+(val-16)*${light}:u=128+(val-128)*${light}:v=128+(val-128)*${light}` : '';
  const noise = look.noise ?? (light < 1 ? 7 : 4);
  const parts = [
    `${clouds(1, 6, strengths[0]!, base)}[${name}a]`,
    `${clouds(2, 17, strengths[1]!, 'gray')}[${name}b]`,
    `${clouds(3, 90, strengths[2]!, 'gray')}[${name}c]`,
    ...things.map(({ source }) => source),
    `[${name}a][${name}b]blend=all_mode=grainmerge[${name}ab]`,
    `[${name}ab][${name}c]blend=all_mode=grainmerge[${name}w0]`,
    ...things.map(({ place }, index) => `[${name}w${index}][${name}t${index}]${place}[${name}w${index + 1}]`),
    `[${name}w${things.length}]${cameraOver(random, look, seconds, world)}${dim},noise=alls=${noise}:allf=t,` +
      `format=yuv420p,setsar=1,settb=1/${FPS}`,
  ];
  return parts.join(';');
}

function cameraOver(
  random: Random,
  { camera, races = 'inside' }: Look,
  seconds: number,
  world: { width: number; height: number },
): string {
  const room = { x: world.width - FRAME.width, y: world.height - FRAME.height };
  if (camera === 'whip') return whip(random, races, seconds, room);
  const wave = (reach: number, speed: number) =>
    `${reach.toFixed(1)}*sin(${speed.toFixed(2)}*t+${random.between(0, 6.3).toFixed(2)})`;
  const shakes = camera === 'handheld' || camera === 'zoom';
  const path = (room: number) => {
    const middle = room / 2;
    if (camera === 'fast') return `${middle}+${wave(room * 0.48, random.between(4, 10))}`;
    const drift = wave(room * 0.25, random.between(0.2, 0.8));
    if (!shakes) return `${middle}+${drift}`;
    return `${middle}+${drift}+${wave(room * 0.1, random.between(14, 22))}+${wave(room * 0.05, random.between(35, 50))}`;
  };
  const turn = shakes ? `rotate=a='${wave(0.035, random.between(8, 14))}',` : '';
  const view = `${turn}crop=${FRAME.width}:${FRAME.height}:x='${path(room.x)}':y='${path(room.y)}'`;
  if (camera !== 'zoom') return view;
  // Half as close again within a second or so, and back: the scenery grows under the camera.
  const closer = `1.25+0.25*sin(${random.between(2, 5).toFixed(2)}*t+${random.between(0, 6.3).toFixed(2)})`;
  const even = (side: number) => `'2*trunc(${side}*(${closer})/2)'`;
  return `${view},scale=w=${even(FRAME.width)}:h=${even(FRAME.height)}:eval=frame:flags=bilinear,crop=${FRAME.width}:${FRAME.height}`;
}

/** The picture races past, blurred, for a quarter of a second. */
function whip(
  random: Random,
  races: NonNullable<Look['races']>,
  seconds: number,
  room: { x: number; y: number },
): string {
  const { seconds: takes, reach } = WHIP;
  const at =
    races === 'inside'
      ? [random.between(0.5, seconds - 0.8)]
      : [...(races.startsWith('in') ? [0] : []), ...(races.endsWith('out') ? [seconds - takes] : [])];
  const step = (from: number) => `${reach / at.length}*clip((t-${from.toFixed(3)})/${takes},0,1)`;
  const x = `${random.between(20, 60).toFixed(0)}+8*sin(t)+${at.map(step).join('+')}`;
  const blurred = at.map((from) => `between(t,${from.toFixed(3)},${(from + takes).toFixed(3)})`).join('+');
  return `crop=${FRAME.width}:${FRAME.height}:x='${x}':y=${(room.y / 2).toFixed(0)},avgblur=sizeX=20:sizeY=1:enable='${blurred}'`;
}

export function anyColour(random: Random): string {
  const part = () => random.whole(0x30, 0xd0).toString(16);
  return `0x${part()}${part()}${part()}`;
}
