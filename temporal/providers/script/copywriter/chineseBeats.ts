import { tagWords } from '../words.ts';
import { type Beat, type BeatRole, beat, type Exhibit, showBeats } from './beats.ts';
import type { CopyBrief } from './brief.ts';
import { glossesOf } from './glosses.ts';
import { tradeOf } from './trades.ts';

/** Orders of telling; which one is taken depends on the content. The hook is always the first word. */
const STRUCTURES: Record<CopyBrief['kind'], BeatRole[][]> = {
  product: [
    ['hook', 'scene', 'intro', 'point', 'recap', 'audience', 'show', 'offer', 'action'],
    ['hook', 'intro', 'point', 'show', 'recap', 'scene', 'audience', 'offer', 'action'],
    ['hook', 'intro', 'show', 'point', 'scene', 'audience', 'recap', 'offer', 'action'],
  ],
  place: [
    ['hook', 'intro', 'point', 'show', 'recap', 'audience', 'offer', 'action'],
    ['hook', 'scene', 'intro', 'show', 'point', 'audience', 'recap', 'offer', 'action'],
  ],
  theme: [
    ['hook', 'show', 'scene', 'intro', 'point', 'audience', 'action'],
    ['hook', 'scene', 'show', 'intro', 'point', 'audience', 'action'],
  ],
};

/**
 * Every sentence the brief can honestly carry, in the order of one structure.
 *
 * @param pointGroups the points, one to three of them to a sentence
 * @param structure any integer; picks the order of telling
 */
export function chineseBeats(
  brief: CopyBrief,
  pointGroups: string[][],
  exhibits: Exhibit[],
  structure: number,
): Beat[] {
  const orders = STRUCTURES[brief.kind];
  const order = orders[structure % orders.length]!;
  const parts = brief.kind === 'theme' ? theme(brief) : selling(brief);
  const beats: Partial<Record<BeatRole, Beat[]>> = {
    ...Object.fromEntries(
      Object.entries(parts).map(([role, wordings]) => [
        role,
        wordings.length > 0 ? [beat(role as BeatRole, wordings, [])] : [],
      ]),
    ),
    point: pointGroups.map((group, index) => beat('point', pointWordings(group, brief, index), group)),
    offer: brief.offers.length > 0 ? [beat('offer', offerWordings(brief.offers), brief.offers)] : [],
    show: showBeats(exhibits, (label) => showWordings(label, brief)),
  };
  return order.flatMap((role) => beats[role] ?? []);
}

type Parts = Record<'hook' | 'scene' | 'intro' | 'audience' | 'recap' | 'action', string[]>;

function selling(brief: CopyBrief): Parts {
  const { subject: s, audience: a, points } = brief;
  const { measure, hooks, scenes, actions } = tradeOf(brief);
  const one = /^[一这]/.test(s) ? s : `这${measure}${s}`;
  // 我们的山里的民宿 has one 的 too many.
  const ours = /^(?:[一这]|我们)/.test(s) ? s : s.includes('的') ? one : `我们的${s}`;
  const product = brief.kind === 'product';
  const short = points.filter((point) => point.length <= 6).slice(0, 3);
  return {
    hook: [...hooks],
    scene: [...scenes],
    intro: product
      ? [
          `那就来看看${one}吧，也许正合你意。`,
          `今天想给你看的，就是${one}。`,
          `别急，先来认识一下${one}。`,
          `不妨看看${one}，说不定正合适。`,
        ]
      : [
          `那就来看看${ours}，也许正合你意。`,
          `今天想带你看看的，就是${ours}。`,
          `别急，先来认识一下${ours}。`,
        ],
    recap:
      short.length >= 2
        ? [
            `${short.join('、')}，你更看重哪一点？`,
            `重点都在这儿了：${short.join('、')}。`,
            `记住这几点：${short.join('、')}。`,
          ]
        : [],
    audience: a
      ? [
          `如果你也是${a}，${one}可以看看。`,
          `${a}，看到这里应该有点心动了吧？`,
          ...(/[有的]/.test(a)
            ? [`这条视频，也可以转给${a}看看。`]
            : [`身边有${a}的话，把这条视频转给他们吧。`]),
        ]
      : [],
    action: actionWordings(
      brief,
      actions.map((wording) => wording.replace('@', measure).replace('○', s)),
    ),
  };
}

function theme(brief: CopyBrief): Parts {
  const { subject: s, audience: a, tone } = brief;
  const lively = tone === 'lively';
  return {
    hook: [
      ...(lively ? [`准备好了吗，一起去看看${s}吧。`] : [`把脚步放慢一点，一起看看${s}。`]),
      `如果用一段画面记住${s}，会是什么？`,
      `说到${s}，你先想到的是哪一幕？`,
    ],
    recap: [],
    scene: [
      ...(lively ? ['走出门去，外面的每一处都有新鲜事。'] : ['平常的日子里，也藏着值得停下来的瞬间。']),
      '有些画面，只要多看一眼就会记很久。',
    ],
    intro: [`${s}，就在这些不经意的画面里。`, `一帧一帧看过去，就是我们要说的${s}。`],
    audience: a ? [`这一段${s}，送给每一位${a}。`] : ['把这一段留给自己，也留给喜欢它的人。'],
    action: actionWordings(brief, [
      `喜欢${s}，就收藏起来慢慢看。`,
      `你心里的${s}是什么样，评论区说说吧。`,
      `愿你也能遇见，属于自己的${s}。`,
    ]),
  };
}

function actionWordings(brief: CopyBrief, usual: string[]): string[] {
  if (!brief.action) return usual;
  return [
    `喜欢的话，现在就可以${brief.action}。`,
    `心动的话，别忘了${brief.action}。`,
    `看到这里觉得合适，就${brief.action}吧。`,
  ];
}

function pointWordings(group: string[], brief: CopyBrief, index: number): string[] {
  const [first, second, third] = group as [string, string?, string?];
  if (third) {
    return [
      `${first}、${second}、${third}，一样都没落下。`,
      `${first}，${second}，${third}。`,
      `${first}，${second}，还有${third}。`,
    ];
  }
  if (second) {
    return isStatement(first) && isStatement(second)
      ? [`${first}，${second}。`, `不但${first}，而且${second}。`, `${first}，${second}，这两点都很实在。`]
      : [`${first}，再加上${second}，很实在。`, `有${first}，也有${second}。`, `${first}，还有${second}。`];
  }
  const meanings = glossesOf(first, 'zh').filter((gloss) => !repeats(gloss, first));
  const glosses = meanings.map((gloss) => `${first}，${gloss}。`);
  const opened = index > 0 && !isStatement(first) ? meanings.map((gloss) => `再说${first}，${gloss}。`) : [];
  if (glosses.length > 0) return [...glosses, ...opened];
  const { afterStatement } = tradeOf(brief);
  if (first.length >= 10) {
    return [`${first}。`, `而且${first}。`, ...afterStatement.map((after) => `${first}，${after}。`)];
  }
  if (isStatement(first)) {
    return [
      ...afterStatement.map((after) => `${first}，${after}。`),
      `${first}，这一点真的很加分。`,
      `还有一点别错过，${first}。`,
    ];
  }
  return [
    `光是${first}这一点，就让人想试试。`,
    `${first}，是它让人放心的地方。`,
    `再看${first}，细节都摆在眼前。`,
    `还有${first}，也替你想到了。`,
  ];
}

/** 夜里安静不打扰，屋里安安静静 says it twice. */
function repeats(gloss: string, point: string): boolean {
  return point.length >= 6 && new Set([...gloss].filter((character) => point.includes(character))).size >= 2;
}

/** 开瓶就能喝 says something by itself, 玻璃瓶装 names something. */
function isStatement(phrase: string): boolean {
  const tags = tagWords(phrase).map(({ tag }) => tag);
  return /^(?:v|a|d|i|l)/.test(tags.at(-1) ?? '') || (phrase.length >= 6 && tags.some((tag) => tag === 'v'));
}

function offerWordings(offers: string[]): string[] {
  const said = offers.slice(0, 2).join('，');
  const priced = /元|块|价|折|[¥￥]/.test(said);
  return [
    ...(priced ? [`价格也不绕弯子，${said}。`, `${said}，喜欢就可以入手了。`] : []),
    `${said}，喜欢的可以了解一下。`,
    `${said}。`,
  ];
}

function showWordings(label: string, brief: CopyBrief): string[] {
  if (brief.kind === 'theme') {
    return [
      `这一刻，${label}就在眼前慢慢展开。`,
      `镜头转过来，${label}也走进了画面。`,
      `再往前一步，就能看清${label}的样子。`,
      `目光停在${label}上，时间好像也慢了。`,
      `不用多说什么，${label}看着就很好。`,
    ];
  }
  return [
    `来，凑近一点，看看这里的${label}。`,
    `光看这${label}，是不是就有画面了？`,
    `再看看${label}，好不好一眼就知道。`,
    `这里的${label}，值得停下来多看一眼。`,
  ];
}
