import { createHash } from 'node:crypto';
import type { MusicBed } from './beds.ts';

/** Words that set a mood, tried in this order. */
const MOODS: Array<[MusicBed['id'], RegExp]> = [
  ['lively', /促销|秒杀|大促|潮流|运动|健身|派对|炫酷|年轻|速度|sale|sport|party|energy/i],
  ['calm', /睡眠|静音|冥想|护肤|香薰|茶|医|健康|放松|安静|舒缓|sleep|calm|relax|health|skin/i],
  ['warm', /家|宝宝|孩子|妈妈|宠物|猫|狗|陪伴|温暖|亲子|礼物|home|family|pet|baby|gift/i],
];

/** A bed that suits what the film is about; the same text always gets the same one. */
export function chooseMusicBed(text: string): MusicBed['id'] {
  const mood = MOODS.find(([, words]) => words.test(text));
  if (mood) return mood[0];
  const [byte = 0] = createHash('sha256').update(text).digest();
  return byte % 2 === 0 ? 'bright' : 'warm';
}
