import type { CopyBrief } from './brief.ts';

/** How a trade speaks: the moment in which its customers think of it, and its own words for the thing. */
export interface Trade {
  pattern: RegExp;
  /** 这款, 这件, 这门 …; what the thing is called again without its name. */
  measure: string;
  /** Openings about the viewer's life; they claim nothing about the thing. */
  hooks: string[];
  /** Thoughts in between that hold for everything of the kind. */
  scenes: string[];
  /** How a selling point that says something by itself may go on. */
  afterStatement: string[];
  /** Invitations at the end, with the subject in place of ○. */
  actions: string[];
}

const BUY = ['喜欢这@○的话，就带它回家吧。', '对○心动的话，先收藏起来慢慢看。', '想要同款○，评论区告诉我。'];
const VISIT = ['有空就来坐坐，我们在○等你。', '想来的话，先收藏，下次就照着找过来。'];

/** The first that fits the subject counts, so special ones stand before general ones; @ is the measure word. */
const TRADES: Trade[] = [
  {
    pattern: /民宿|酒店|客栈|营地|农场|农庄|景区|公园|小镇|度假/,
    measure: '家',
    hooks: [
      '周末想出门透透气，还没想好去哪儿？',
      '在城里待久了，是不是也想换个地方住两天？',
      '好不容易有个假期，就想找个地方慢下来。',
    ],
    scenes: ['换个地方醒来，心情也跟着换一换。', '不赶行程的日子，才算真的放假。'],
    afterStatement: ['行程里给它留点时间', '想到就让人期待'],
    actions: ['下次出门，就来我们的○住上两天。', '想来的话，先收藏，下次就照着找过来。'],
  },
  {
    pattern: /课|培训|训练营|辅导|讲座/,
    measure: '门',
    hooks: [
      '想学点真本事，又怕听完课用不上？',
      '课听过不少，真正用上的又有多少？',
      '忙归忙，留点时间给自己充充电吧。',
    ],
    scenes: ['学习这件事，用得上才算数。', '时间宝贵，就该花在用得上的地方。'],
    afterStatement: ['学起来心里有底', '学的时候更安心'],
    actions: ['想进一步了解○，评论区聊一聊。', '对○感兴趣的话，先收藏这条视频。'],
  },
  {
    pattern: /(?:咖啡|茶|书|面|餐)馆|餐厅|饭店|(?:奶茶|甜品|面包|火锅|小吃|咖啡)店|店$/,
    measure: '家',
    hooks: [
      '忙了一天，想找个地方坐一会儿吗？',
      '今天去哪儿坐坐，你想好了吗？',
      '路过那么多家店，哪一家让你想推门进去？',
    ],
    scenes: ['找个舒服的地方坐坐，比什么都解乏。', '一个人来，或者约上朋友，都挺好。'],
    afterStatement: ['来了可以慢慢感受', '坐下来就能感受到'],
    actions: VISIT,
  },
  {
    pattern: /服务|洗车|保洁|维修|搬家|美容院|健身房|工作室|影楼|诊所|理发/,
    measure: '项',
    hooks: [
      '有些费时费力的事，其实可以交给别人。',
      '手头事情一多，总想有人搭把手吧？',
      '好不容易歇一天，别都花在这些事情上。',
    ],
    scenes: ['省下来的时间，留给自己和家人。', '把事情交给懂的人，自己也轻松。'],
    afterStatement: ['事情办起来更省心', '时间也就省下来了'],
    actions: ['需要○的时候，记得来找我们。', '想了解○的话，评论区问一问。'],
  },
  {
    pattern: /猫|狗|宠物/,
    measure: '款',
    hooks: [
      '有毛孩子的家里，挑东西总会替它多想一步。',
      '养了毛孩子才知道，它的吃喝都要操心。',
      '出门上班，是不是总惦记着家里的毛孩子？',
    ],
    scenes: ['它不会说话，但自在不自在都看得出来。', '把它照顾好，自己心里也踏实。'],
    afterStatement: ['毛孩子自在，人也省心', '铲屎官也能松口气'],
    actions: BUY,
  },
  {
    pattern: /咖啡/,
    measure: '款',
    hooks: [
      '不赶时间的早晨，想不想自己冲一杯咖啡？',
      '一天里的第一杯咖啡，你愿意花点时间吗？',
      '给自己冲一杯咖啡，日子就慢下来了。',
    ],
    scenes: ['香气在屋里散开，人也跟着放松下来。', '慢一点没关系，这杯是给自己的。'],
    afterStatement: ['冲起来心里有数', '一个人的早晨也有滋味'],
    actions: BUY,
  },
  {
    pattern: /茶|龙井|普洱|毛尖|铁观音|酒|饮料|果汁|泉水|矿泉/,
    measure: '款',
    hooks: [
      '忙完手边的事，给自己倒上一杯吧。',
      '家里来客人，你会端出什么招待？',
      '一天再忙，也该有坐下来喝一口的时候。',
    ],
    scenes: ['一杯在手，忙碌的一天也能慢下来。', '独自喝也好，和家人分着喝也好。'],
    afterStatement: ['喝一口就明白', '端起杯子就能感受到'],
    actions: ['想尝尝这@○，就带一份回家吧。', '喜欢○的朋友，先收藏这条视频。'],
  },
  {
    pattern: /口红|面膜|精华|粉底|眼影|香水|护肤|洁面|防晒|面霜|腮红|唇/,
    measure: '款',
    hooks: [
      '赶着出门的早上，妆面你先顾哪一步？',
      '镜子前的这几分钟，是留给自己的时间。',
      '想换个心情，不如从脸上的小变化开始。',
    ],
    scenes: ['认真打扮，是给自己的一份好心情。', '不为谁，就为照镜子时的那点开心。'],
    afterStatement: ['对着镜子就看得出来', '上妆的时候省心不少'],
    actions: BUY,
  },
  {
    pattern: /衣|服$|外套|裙|裤|鞋|围巾|帽|袜|衬衫|毛衫|大衣/,
    measure: '件',
    hooks: [
      '换季出门前，你是不是也要对着衣柜想半天？',
      '衣柜里塞得满满的，是不是总觉得少点什么？',
      '想要出门穿得舒服，又不想太臃肿？',
    ],
    scenes: ['衣服穿得舒心，一整天都自在。', '合身又舒服，出门才有底气。'],
    afterStatement: ['穿的时候省心不少', '上身就能感觉到'],
    actions: BUY,
  },
  {
    pattern: /粉$|面$|酱|零食|饼|糕|肉|水果|大米|火锅|坚果|蜂蜜|小吃|粥|汤|螺|虾|蟹|糖|巧克力|辣/,
    measure: '份',
    hooks: [
      '忙到这个点，是不是就想吃口有滋味的？',
      '到了饭点，你也在想今天吃什么吗？',
      '嘴馋的时候，脑子里先冒出来的是什么？',
    ],
    scenes: ['好味道不用多说，尝一口就知道。', '再忙的日子，也要好好吃一顿。'],
    afterStatement: ['吃一口就明白', '想想就有点馋了'],
    actions: ['馋了的话，就给自己来一份○吧。', '想尝尝○的朋友，先收藏这条视频。'],
  },
  {
    pattern: /牙刷|门锁|吸尘|扫地|机$|机器人|灯|锅|风扇|空调|净化|电|充|音箱|耳机|手表|手环|锁$/,
    measure: '款',
    hooks: [
      '每天都要用的东西，你有没有认真挑过？',
      '有些小麻烦天天遇到，其实可以省下来。',
      '家里的小物件换一换，日子就能顺手不少。',
    ],
    scenes: ['用得顺手的东西，才会天天想用。', '挑东西不图花哨，图的是用着踏实。'],
    afterStatement: ['用起来省心不少', '每天用着都顺手'],
    actions: BUY,
  },
];

const GENERAL: Trade = {
  pattern: /(?:)/,
  measure: '款',
  hooks: [
    '每天都要用的东西，你有没有认真挑过？',
    '生活里的小事，往往就差一件顺手的东西。',
    '有没有一样东西，用过就不想换了？',
  ],
  scenes: [
    '好东西不用多说，用着舒心就行。',
    '挑东西不图花哨，图的是用着踏实。',
    '日子是自己的，用的东西也该自己挑。',
  ],
  afterStatement: ['用起来省心不少', '这一点很加分'],
  actions: BUY,
};

/** Questions that only make sense for one thing; better than any general opening. */
const SPECIAL_HOOKS: Array<[RegExp, string[]]> = [
  [/猫.*(?:饮水|喝水)/, ['你家猫咪，是不是也不爱喝碗里的水？', '碗里的水放了半天，猫咪还是不肯喝？']],
  [/锁/, ['出门忘带钥匙，站在门口干着急，你有过吗？', '双手拎满东西，还得腾手翻钥匙？']],
  [/牙刷/, ['早晚刷牙的这几分钟，你认真对待过吗？', '每天刷牙，你真的把每一颗都照顾到了吗？']],
  [/羽绒|大衣|棉服/, ['天一冷，出门是不是又要裹成一团？', '冷天出门，想暖和又不想穿得太厚重？']],
  [/口红|唇/, ['包里那么多支口红，你常拿的是哪一支？', '赶着出门的早上，涂哪支口红你想好了吗？']],
  [/亲子/, ['周末带孩子去哪儿玩，你是不是也在发愁？', '带孩子出门，总想找个能玩又能歇的地方吧？']],
  [/企业|团队|管理/, ['带团队遇到难题，是不是常常只能自己摸索？', '团队越来越大，管理上的事该找谁请教？']],
];

export function tradeOf({ subject, category, kind }: CopyBrief): Trade {
  const named = TRADES.find(({ pattern }) => pattern.test(subject));
  const trade = named ?? TRADES.find(({ pattern }) => category !== '' && pattern.test(category)) ?? GENERAL;
  const special = SPECIAL_HOOKS.find(([pattern]) => pattern.test(subject))?.[1];
  const measure = /口红|唇/.test(subject) ? '支' : trade.measure;
  return {
    ...trade,
    measure: kind === 'place' && trade === GENERAL ? '家' : measure,
    hooks: special ?? trade.hooks,
  };
}
