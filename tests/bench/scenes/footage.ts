import type { Random } from './random.ts';

export const FPS = 25;
export const FRAME = { width: 320, height: 180 };
/** The camera looks at a part of this. */
const WORLD = { width: 480, height: 270 };
const ROOM = { x: WORLD.width - FRAME.width, y: WORLD.height - FRAME.height };

export interface Look {
  camera: 'slow' | 'fast' | 'handheld';
  /** Part of the light that is left: 1 is day. */
  light: number;
  /** Large things that cross the picture. */
  passersBy: number;
  /** What the scenery is mostly. */
  colour: string;
}

/**
 * An ffmpeg graph of one shot without labels at its ends: a landscape of coloured clouds with finer grain over them,
 * things that move in it, a camera that moves over it, and the noise of its sensor.
 */
export function footage(
  random: Random,
  seconds: number,
  { camera, light, passersBy, colour: base }: Look,
  name: string,
) {
  const clock = `r=${FPS}:d=${seconds.toFixed(2)}`;
  const colour = () => anyColour(random);
  // As in the world, the large is strong and the fine is weak, and colours are paler than light and shade.
  const clouds = (columns: number, rows: number, strength: number, base: string) =>
    `color=c=${base}:s=${columns}x${rows}:${clock},format=yuv444p,` +
    `noise=c0s=${strength}:c1s=${strength >> 2}:c2s=${strength >> 2}:all_seed=${random.whole(1, 1e6)},` +
    `scale=${WORLD.width}:${WORLD.height}:flags=bicubic`;
  const things = Array.from({ length: passersBy + random.whole(1, 3) }, (_, index) => {
    const [width, height] = index < passersBy ? [120, 160] : [random.whole(15, 50), random.whole(15, 50)];
    const speed = index < passersBy ? random.between(250, 700) : random.between(-40, 40);
    const x = `mod(${random.whole(0, 400)}+${speed.toFixed(1)}*t+4000,${WORLD.width + width})-${width}`;
    return {
      source: `color=c=${colour()}:s=${width}x${height}:${clock}[${name}t${index}]`,
      place: `overlay=x='${x}':y=${random.whole(20, WORLD.height - height)}`,
    };
  });
  const dim =
    light < 1 ? `,lutyuv=y=16+(val-16)*${light}:u=128+(val-128)*${light}:v=128+(val-128)*${light}` : '';
  const parts = [
    `${clouds(10, 6, random.whole(60, 100), base)}[${name}a]`,
    `${clouds(30, 17, random.whole(25, 55), 'gray')}[${name}b]`,
    `${clouds(160, 90, random.whole(10, 30), 'gray')}[${name}c]`,
    ...things.map(({ source }) => source),
    `[${name}a][${name}b]blend=all_mode=grainmerge[${name}ab]`,
    `[${name}ab][${name}c]blend=all_mode=grainmerge[${name}w0]`,
    ...things.map(({ place }, index) => `[${name}w${index}][${name}t${index}]${place}[${name}w${index + 1}]`),
    `[${name}w${things.length}]${cameraOver(random, camera)}${dim},noise=alls=${light < 1 ? 7 : 4}:allf=t,` +
      `format=yuv420p,setsar=1,settb=1/${FPS}`,
  ];
  return parts.join(';');
}

function cameraOver(random: Random, camera: Look['camera']): string {
  const wave = (reach: number, speed: number) =>
    `${reach.toFixed(1)}*sin(${speed.toFixed(2)}*t+${random.between(0, 6.3).toFixed(2)})`;
  const path = (room: number) => {
    const middle = room / 2;
    if (camera === 'fast') return `${middle}+${wave(room * 0.48, random.between(4, 10))}`;
    const drift = wave(room * 0.25, random.between(0.2, 0.8));
    if (camera === 'slow') return `${middle}+${drift}`;
    return `${middle}+${drift}+${wave(room * 0.1, random.between(14, 22))}+${wave(room * 0.05, random.between(35, 50))}`;
  };
  const turn = camera === 'handheld' ? `rotate=a='${wave(0.035, random.between(8, 14))}',` : '';
  return `${turn}crop=${FRAME.width}:${FRAME.height}:x='${path(ROOM.x)}':y='${path(ROOM.y)}'`;
}

export function anyColour(random: Random): string {
  const part = () => random.whole(0x30, 0xd0).toString(16);
  return `0x${part()}${part()}${part()}`;
}
