/**
 * What the short-video apps lay over a film. Upright on a phone: the search bar on top, the title, the account and
 * the progress at the bottom, the column of buttons at the right. Parts of the phone's screen; no app publishes exact
 * figures, these hold for the large ones and are what our own captions keep to (media/timeline/captions).
 */
import type { PlacedBox } from '../../contracts/insight.ts';

const PHONE = 9 / 16;
/** A film that is a little wider or narrower than the phone still fills it. */
const NEARLY = 0.02;
/** Wider films are watched lying down, under a player's own bars. */
const WIDE = 1.2;

interface Zone extends PlacedBox {
  name: '顶部栏' | '右侧按钮' | '底部栏' | '播放器顶栏' | '播放器进度条';
}

const UPRIGHT: readonly Zone[] = [
  { name: '顶部栏', x: 0, y: 0, w: 1, h: 0.07 },
  { name: '底部栏', x: 0, y: 0.8, w: 1, h: 0.2 },
  { name: '右侧按钮', x: 0.875, y: 0.4, w: 0.125, h: 0.4 },
];
const LYING: readonly Zone[] = [
  { name: '播放器顶栏', x: 0, y: 0, w: 1, h: 0.07 },
  { name: '播放器进度条', x: 0, y: 0.93, w: 1, h: 0.07 },
];

export interface Hidden {
  zone: Zone['name'];
  /** Part of the box that lies under it, 0–1. */
  share: number;
}

/** What covers most of a box; null where nothing does. */
export function hiddenBy(box: PlacedBox, film: { width: number; height: number }): Hidden | null {
  const { zones, shown } = onScreen(box, film);
  const area = shown.w * shown.h;
  if (!(area > 0)) return null;
  const [most] = zones
    .map((zone): Hidden => ({ zone: zone.name, share: Math.min(1, sharedArea(shown, zone) / area) }))
    .sort((a, b) => b.share - a.share);
  return most && most.share > 0 ? most : null;
}

/** What is kept free, in words. */
export function freeArea({ width, height }: { width: number; height: number }): string {
  const ratio = width / Math.max(1, height);
  if (ratio >= WIDE) return '横屏，避开播放器上下各 7%';
  const phone = '避开手机屏幕顶部 7%、底部 20% 和右侧 12.5% 的按钮';
  return ratio <= PHONE + NEARLY ? phone : `非 9:16 画面在手机上居中显示，${phone}`;
}

function onScreen(box: PlacedBox, { width, height }: { width: number; height: number }) {
  const ratio = width / Math.max(1, height);
  if (ratio >= WIDE) return { zones: LYING, shown: box };
  if (ratio <= PHONE + NEARLY) return { zones: UPRIGHT, shown: box };
  // As wide as the phone, in its middle.
  const part = PHONE / ratio;
  return { zones: UPRIGHT, shown: { ...box, y: (1 - part) / 2 + box.y * part, h: box.h * part } };
}

function sharedArea(a: PlacedBox, b: PlacedBox): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, w) * Math.max(0, h);
}
