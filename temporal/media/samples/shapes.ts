import type { SKRSContext2D } from '@napi-rs/canvas';
import { PALETTE } from './palette.ts';

export const WIDTH = 1280;
export const HEIGHT = 720;

/** A drawing surface; all scenes are drawn on 1280 × 720. */
export type Ctx = SKRSContext2D;

export function background(ctx: Ctx, top: string, bottom: string): void {
  const gradient = ctx.createLinearGradient(0, 0, 0, HEIGHT);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
}

export function rounded(
  ctx: Ctx,
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, radius);
  ctx.fill();
}

export function ellipse(ctx: Ctx, x: number, y: number, rx: number, ry: number, fill: string): void {
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** A table across the picture with its edge at `y`. */
export function table(
  ctx: Ctx,
  y: number,
  top: string = PALETTE.wood,
  front: string = PALETTE.woodDark,
): void {
  ctx.fillStyle = top;
  ctx.fillRect(0, y, WIDTH, HEIGHT - y);
  ctx.fillStyle = front;
  ctx.fillRect(0, y + 86, WIDTH, HEIGHT - y - 86);
  ctx.globalAlpha = 0.25;
  ctx.fillStyle = PALETTE.white;
  ctx.fillRect(0, y, WIDTH, 5);
  ctx.globalAlpha = 1;
}

export function shadow(ctx: Ctx, x: number, y: number, rx: number, ry: number, alpha = 0.16): void {
  ctx.globalAlpha = alpha;
  ellipse(ctx, x, y, rx, ry, PALETTE.ink);
  ctx.globalAlpha = 1;
}

export interface FountainLook {
  /** Seconds; the water moves with it. */
  t: number;
  light?: boolean;
}

/** The product, 300 wide and 330 high, standing on (x, y) as the middle of its foot. */
export function fountain(ctx: Ctx, x: number, y: number, { t, light = false }: FountainLook): void {
  ctx.save();
  ctx.translate(x, y);
  shadow(ctx, 0, 2, 190, 20);
  const body = ctx.createLinearGradient(-150, 0, 150, 0);
  body.addColorStop(0, '#F3EEE4');
  body.addColorStop(0.45, PALETTE.white);
  body.addColorStop(1, '#DCD3C4');
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.moveTo(-150, -150);
  ctx.bezierCurveTo(-152, -40, -138, 0, -112, 0);
  ctx.lineTo(112, 0);
  ctx.bezierCurveTo(138, 0, 152, -40, 150, -150);
  ctx.closePath();
  ctx.fill();
  rounded(ctx, -150, -44, 300, 10, 0, PALETTE.vermilion);
  rounded(ctx, -60, -116, 120, 40, 20, PALETTE.waterLight);
  const level = 12 + 2 * Math.sin(t * 2);
  rounded(ctx, -56, -112 + level, 112, 32 - level, 14, PALETTE.water);
  ellipse(ctx, 0, -152, 158, 40, '#E7DED0');
  ellipse(ctx, 0, -156, 146, 33, PALETTE.water);
  ripples(ctx, t);
  stream(ctx, t);
  if (light) ellipse(ctx, 0, -22, 9, 9, PALETTE.lamp);
  ctx.restore();
}

function ripples(ctx: Ctx, t: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(0, -156, 146, 33, 0, 0, Math.PI * 2);
  ctx.clip();
  ctx.strokeStyle = PALETTE.white;
  ctx.lineWidth = 3;
  for (let ring = 0; ring < 4; ring += 1) {
    const age = (t * 0.55 + ring / 4) % 1;
    ctx.globalAlpha = 0.75 * (1 - age);
    ctx.beginPath();
    ctx.ellipse(0, -156, 24 + 130 * age, 6 + 28 * age, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}

/** The spout like a flower, and the water that falls from it on both sides. */
function stream(ctx: Ctx, t: number): void {
  rounded(ctx, -11, -226, 22, 72, 11, '#E7DED0');
  for (const side of [-1, 1]) {
    const sway = 3 * Math.sin(t * 5 + side);
    ctx.strokeStyle = PALETTE.waterLight;
    ctx.lineWidth = 15;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(side * 8, -232);
    ctx.quadraticCurveTo(side * (62 + sway), -252, side * (70 + sway), -160);
    ctx.stroke();
    ctx.strokeStyle = PALETTE.white;
    ctx.lineWidth = 4;
    ctx.setLineDash([22, 30]);
    ctx.lineDashOffset = -t * 220 - side * 9;
    ctx.stroke();
    ctx.setLineDash([]);
  }
  ellipse(ctx, 0, -234, 34, 15, PALETTE.vermilion);
  ellipse(ctx, 0, -238, 22, 8, PALETTE.vermilionSoft);
}

export interface CatLook {
  t: number;
  /** 0 sits upright, 1 drinks. */
  bow: number;
  coat: string;
  belly: string;
  eyes: string;
}

/** A cat in profile that looks left, sitting with its foot at (x, y); `bow` 0–1 lowers its head to drink. */
export function cat(ctx: Ctx, x: number, y: number, look: CatLook): void {
  const { t, bow } = look;
  ctx.save();
  ctx.translate(x, y);
  shadow(ctx, 20, 4, 190, 18);
  ctx.strokeStyle = look.coat;
  ctx.lineWidth = 34;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(130, -30);
  ctx.bezierCurveTo(250, -20, 250, -140, 206 + 14 * Math.sin(t * 2), -190 + 8 * Math.cos(t * 2));
  ctx.stroke();
  ctx.fillStyle = look.coat;
  ctx.beginPath();
  ctx.moveTo(-92, 0);
  ctx.bezierCurveTo(-110, -110 + 20 * bow, -100, -230 + 60 * bow, -20, -250 + 50 * bow);
  ctx.bezierCurveTo(110, -252, 178, -130, 164, -24);
  ctx.quadraticCurveTo(160, 0, 130, 0);
  ctx.closePath();
  ctx.fill();
  ellipse(ctx, -66, -92, 36, 74, look.belly);
  rounded(ctx, -112, -96, 44, 100, 22, look.coat);
  rounded(ctx, -62, -84, 42, 88, 21, look.coat);
  ctx.translate(-76 - 54 * bow, -268 + 104 * bow);
  ctx.rotate(-0.42 * bow);
  head(ctx, look);
  ctx.restore();
}

function head(ctx: Ctx, { t, bow, coat, belly, eyes }: CatLook): void {
  ctx.fillStyle = coat;
  for (const [tip, base] of [
    [-58, -74],
    [58, 14],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(base - 2, -36);
    ctx.lineTo(tip, -112 + 3 * Math.sin(t * 3 + tip));
    ctx.lineTo(base + 62, -58);
    ctx.closePath();
    ctx.fill();
  }
  ellipse(ctx, 0, 0, 88, 76, coat);
  ellipse(ctx, -34, 26, 52, 40, belly);
  const blink = t % 2.6 < 0.14 || bow > 0.6 ? 2 : 11;
  ellipse(ctx, -52, -12, 9, blink, eyes);
  ellipse(ctx, 10, -12, 9, blink, eyes);
  ellipse(ctx, -36, 12, 10, 7, PALETTE.vermilionSoft);
  ctx.strokeStyle = PALETTE.inkSoft;
  ctx.lineWidth = 2.5;
  for (const [dy, end] of [
    [16, 8],
    [24, 26],
  ] as const)
    for (const [from, to] of [
      [-66, -128],
      [4, 66],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(from, dy);
      ctx.lineTo(to, end);
      ctx.stroke();
    }
  if (bow > 0.9) ellipse(ctx, -40, 46 + 8 * Math.abs(Math.sin(t * 7)), 8, 11, PALETTE.vermilionSoft);
}

/** A pot plant that moves a little in the air. */
export function plant(ctx: Ctx, x: number, y: number, t: number): void {
  for (let leaf = -3; leaf <= 3; leaf += 1) {
    ctx.save();
    ctx.translate(x, y - 80);
    ctx.rotate(leaf * 0.34 + 0.03 * Math.sin(t * 1.4 + leaf));
    ellipse(ctx, 0, -88, 21, 92 - Math.abs(leaf) * 9, leaf % 2 === 0 ? PALETTE.leaf : PALETTE.leafDark);
    ctx.restore();
  }
  rounded(ctx, x - 52, y - 92, 104, 92, 14, PALETTE.vermilionSoft);
  rounded(ctx, x - 60, y - 100, 120, 26, 8, PALETTE.vermilion);
}

export function ease(value: number): number {
  const clamped = Math.max(0, Math.min(1, value));
  return clamped * clamped * (3 - 2 * clamped);
}
