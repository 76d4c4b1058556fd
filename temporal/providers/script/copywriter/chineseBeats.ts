import { tagWords } from '../words.ts';
import { type Beat, type BeatRole, beat, type Exhibit, showBeats } from './beats.ts';
import type { CopyBrief } from './brief.ts';
import { glossesOf } from './glosses.ts';

/** Orders of telling; which one is taken depends on the content. */
const STRUCTURES: Record<CopyBrief['kind'], BeatRole[][]> = {
  product: [
    ['hook', 'scene', 'intro', 'point', 'audience', 'show', 'offer', 'action'],
    ['hook', 'intro', 'point', 'show', 'scene', 'audience', 'offer', 'action'],
    ['scene', 'hook', 'intro', 'show', 'point', 'audience', 'offer', 'action'],
  ],
  place: [
    ['hook', 'intro', 'point', 'show', 'audience', 'offer', 'action'],
    ['hook', 'scene', 'intro', 'show', 'point', 'audience', 'offer', 'action'],
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
  const parts =
    brief.kind === 'product' ? product(brief) : brief.kind === 'place' ? place(brief) : theme(brief);
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

type Parts = Record<'hook' | 'scene' | 'intro' | 'audience' | 'action', string[]>;

function product(brief: CopyBrief): Parts {
  const { subject: s, audience: a, places, points } = brief;
  const [where] = places;
  const lead = points.find((point) => /^\p{Script=Han}{2,5}$/u.test(point) && !isStatement(point));
  const one = /^[一这]/.test(s) ? s : `这款${s}`;
  return {
    hook: a
      ? [`${a}，挑${s}的时候会看什么？`, `${a}看过来，聊聊${s}怎么挑。`, `${a}，来看看这款${s}。`]
      : [
          ...(where ? [`在${where}，你会想要一款怎样的${s}？`] : []),
          `说起${s}，你会先看哪一点？`,
          `想挑一款合心意的${s}，可以先看看这个。`,
          `今天不聊别的，就聊聊这款${s}。`,
          `如果你正好在找${s}，不妨停下来看看。`,
        ],
    scene: [
      ...(where
        ? [`${where}这样的地方，顺手的东西总是不嫌多。`, `一想到${where}，就想把小事都安排妥当。`]
        : []),
      ...(a ? [`${a}的一天，总想在小事上省点心。`] : []),
      '日子里的小事，往往就差一件顺手的东西。',
      '每天都要用的东西，值得多花一点心思挑。',
      '挑来挑去，不如先想清楚自己要什么。',
    ],
    intro: [
      ...(lead ? [`${one}，把心思放在了${lead}上。`] : []),
      `来认识一下，今天的主角就是${s}。`,
      `镜头拉近一点，好好看看${one}。`,
    ],
    audience: a
      ? [
          `如果你也是${a}，可以好好看一看。`,
          `${a}，可以把它放进备选清单里。`,
          `身边有${a}的话，也可以转给他们看看。`,
        ]
      : [],
    action: actionWordings(brief, [
      `觉得合适，就把${one}带回家吧。`,
      `想多了解${one}，在评论区聊一聊吧。`,
      `对${s}感兴趣的话，先收藏起来慢慢看。`,
    ]),
  };
}

function place(brief: CopyBrief): Parts {
  const { subject: s, audience: a } = brief;
  const isShop = /店|馆|餐厅|酒店|民宿/.test(s);
  return {
    hook: a
      ? [`${a}看过来，今天说说我们的${s}。`, `${a}，说到${s}你更在意什么？`]
      : [
          `说到${s}，你更在意哪一点？`,
          `想找一处省心的${s}，不妨看看这里。`,
          `今天换个话题，带你看看我们的${s}。`,
        ],
    scene: ['出门一趟，谁都希望事情办得顺顺当当。', '忙了一阵子，也该给自己留点轻松的时间。'],
    intro: [`这里就是我们的${s}，欢迎进来看看。`, `跟着镜头走一圈，看看我们的${s}。`],
    audience: a ? [`如果你也是${a}，欢迎来看一看。`, `${a}过来，也能按自己的节奏慢慢来。`] : [],
    action: actionWordings(brief, [
      ...(isShop ? [`有空就来坐坐，我们在${s}等你。`] : []),
      '想来体验的话，欢迎先在评论区问一问。',
      `喜欢就先收藏，下次来找我们的${s}。`,
    ]),
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
    `喜欢的朋友，${brief.action}就可以。`,
    `想了解更多，${brief.action}吧。`,
    `看到这里，${brief.action}，我们等你来。`,
  ];
}

const OPENERS = ['先说', '再看', '还有', '接着看'];

function pointWordings(group: string[], brief: CopyBrief, index: number): string[] {
  const [first, second, third] = group as [string, string?, string?];
  if (third)
    return [`${first}、${second}、${third}，样样都有。`, `${first}，${second}，${third}，都在这里。`];
  if (second) {
    return [
      `${first}，${second}，两样都给你安排上。`,
      `一边是${first}，一边是${second}，都考虑到了。`,
      `${first}、${second}，都摆在了明处。`,
    ];
  }
  const opener = OPENERS[Math.min(index, OPENERS.length - 1)]!;
  const glosses = glossesOf(first, 'zh').flatMap((gloss) => [
    `${opener}${first}，${gloss}。`,
    `${first}，${gloss}。`,
    `说到${first}，${gloss}。`,
  ]);
  if (glosses.length > 0) return glosses;
  if (first.length >= 14) return [`${opener}这一点，${first}。`, `${first}。`];
  if (brief.kind === 'place') {
    return [`${opener}${first}，欢迎过来看一看。`, `${first}，来之前可以先了解清楚。`];
  }
  if (isStatement(first)) {
    return [`${first}，就是这么简单。`, `${opener}这一点，${first}。`, `${first}，这一点说得明明白白。`];
  }
  return [
    `${opener}${first}，这是它实实在在的地方。`,
    `${opener}${first}，挑的时候值得留意。`,
    `${first}，挑选的时候可以多留意。`,
  ];
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
    ...(priced ? [`价格也说清楚：${said}。`, `${said}，价格明明白白。`] : []),
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
    `画面里的${label}，不妨多看一眼。`,
    `跟着镜头走近一点，看看这里的${label}。`,
    `镜头转到${label}，细节都在眼前。`,
    `再看看${label}，感受一下现场的样子。`,
  ];
}
