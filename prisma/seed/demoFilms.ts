/** Believable demo data: whom the demo greets and what that person asks for. Made real by `npm run cli -- demo`. */

import { SAMPLE_PROMPT } from '../../server/domains/materials/samples.ts';
import type { MixcutRequest } from '../../server/domains/production/mixcutInput.ts';

export const DEMO_USER = { userName: 'demo', nickName: '小满宠物生活馆', credits: 5_000 } as const;

export interface DemoFilm {
  /** Names the request, so that the demo asks for each film once. */
  key: string;
  request: Pick<MixcutRequest, 'input' | 'rawScript' | 'layout' | 'resolution' | 'voice' | 'auto'>;
  /** Whether the finished film is stored into the library. */
  stored: boolean;
}

const NIGHT_SCRIPT = [
  '夜里两点，小夜灯亮着，饮水机安静得几乎听不见声音。',
  '猫咪自己走过来，低下头喝水，一口接一口。',
  '四重滤芯层层过滤，浑浊留在里面，流出来的是清水。',
  '2.5升大水箱一次加满，周末出门两天，也不用惦记它没水喝。',
  '拆开箱子，插上电，家里就有了一碗会流动的水。',
].join('\n');

/** All of them are cut from the sample material, which shows one product: a cat water fountain. */
export const DEMO_FILMS: readonly DemoFilm[] = [
  {
    key: 'launch',
    request: {
      input: SAMPLE_PROMPT,
      rawScript: null,
      layout: 'horizontal',
      resolution: 720,
      voice: null,
      auto: true,
    },
    stored: true,
  },
  {
    key: 'night',
    request: {
      input: '猫咪饮水机夜间静音篇，竖屏短视频，讲一个深夜的小故事，语气温柔',
      rawScript: NIGHT_SCRIPT,
      layout: 'vertical',
      resolution: 720,
      voice: 'zm_yunxi',
      auto: true,
    },
    stored: false,
  },
  {
    key: 'unboxing',
    request: {
      input:
        '猫咪饮水机开箱种草短片，20秒左右，卖点：2.5L大容量、拆洗方便、四重过滤，写给第一次养猫的年轻人，语气轻松',
      rawScript: null,
      layout: 'vertical',
      resolution: 480,
      voice: null,
      auto: false,
    },
    stored: false,
  },
];
