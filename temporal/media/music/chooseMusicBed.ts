import type { MusicBed } from './beds.ts';

/** What a text has to say for a bed to fit it, most telling first. */
const MOODS: ReadonlyArray<{ id: MusicBed['id']; words: RegExp }> = [
  {
    id: 'lively',
    words: /促销|限时|抢购|立减|折扣|开业|运动|健身|活力|燃|爆款|潮|sale|sport|deal|energy/giu,
  },
  { id: 'calm', words: /睡眠|夜|安静|静音|舒缓|放松|冥想|香薰|茶|禅|护肤|sleep|calm|quiet|relax/giu },
  { id: 'warm', words: /温暖|家|妈妈|宝宝|孩子|陪伴|亲情|礼物|手作|匠心|故事|family|gift|home|love/giu },
];

/** The bed whose mood a text speaks of most often; the bright one where it speaks of none. */
export function chooseMusicBed(text: string): MusicBed['id'] {
  let best: { id: MusicBed['id']; hits: number } = { id: 'bright', hits: 0 };
  for (const { id, words } of MOODS) {
    const hits = text.match(words)?.length ?? 0;
    if (hits > best.hits) best = { id, hits };
  }
  return best.id;
}
