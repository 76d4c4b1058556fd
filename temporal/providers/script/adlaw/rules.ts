/** One word or family of words that an advertisement had better not say. */
export interface AdLawWord {
  /** Finds the word itself; global flag is added by the checker. */
  pattern: RegExp;
  /** Stands in for the word where a text is put right; empty removes it. */
  replacement: string;
  /** Harmless neighbourhoods; one that covers the hit lets it pass. */
  except?: RegExp;
}

export interface AdLawRule {
  /** Chinese, as shown beside the hit. */
  rule: string;
  words: AdLawWord[];
}

const word = (pattern: RegExp, replacement: string, except?: RegExp): AdLawWord =>
  except ? { pattern, replacement, except } : { pattern, replacement };

/**
 * 广告法 (2021): Art. 9 (3) absolute words, 9 (1)(2) state bodies, 9 (8) superstition, 17 medical claims for ordinary
 * goods, 28 misleading promises and urgency; 商标法 Art. 14 for 驰名商标. A practical list to warn by, no legal advice.
 */
export const AD_LAW_RULES: AdLawRule[] = [
  {
    rule: '广告法第九条：绝对化用语',
    words: [
      word(
        /最(?:受欢迎|先进|高级|高端|优秀|便宜|划算|好用|好吃|好喝|好看|安全|有效|专业|流行|时尚|舒适|舒服|奢侈|顶级|权威|正宗|健康|环保|强大|完美|优质|实惠|[佳好优强大小高低新快美棒赞牛火热香甜牢贵值爱赚])/,
        '很',
        /最新(?:消息|通知|公告|进展)|[我你他她们子贝主狗猫人]的?最爱|最[高大低小快](?:可达|可|支持|不超过|转速|温度|承重|功率|容量|速度|时速|档|限度|化|值|公约数|[0-9０-９])|最[大小]号|最小化/,
      ),
      word(
        /最(?=[\p{Script=Han}]{1,4}的)/u,
        '很',
        /最(?:后|近|初|终|多|少|早|晚|起码|难忘|喜欢|想|常|爱|怕|关心|需要|重要|基本|简单|普通|日常|[高大低小新佳好优强快])/,
      ),
      word(
        /(?:(?:全国|全网|全球|世界|中国|亚洲|行业|同类|销量|销售|排名|口碑|品质|质量|市场|类目|全市|全省)[\p{Script=Han}]{0,3})第一(?!步|次|天|眼|时间)|第一(?:品牌|名牌|选择|大品牌)|(?:是|为|做到|稳居|位居)第一(?=[，。！？!?,]|$)/u,
        '出色',
      ),
      word(/\b(?:NO|No|no|TOP|Top|top)\s?\.?\s?1\b(?!\d)/, '出色'),
      word(/最低价|最低折扣|底价/, '优惠价'),
      word(/唯一/, '少有', /唯一(?:标识|编号|码|性约束|ID)/),
      word(/独一无二|绝无仅有|史无前例|前无古人|空前绝后|无与伦比|举世无双|无可比拟/, '有特色'),
      word(
        /(?:国家|世界|国际|全球|宇宙|殿堂|大师|航天|军工)级/,
        '高水准',
        /国际级别?比赛|世界级(?:遗产|赛事)/,
      ),
      word(/顶级|顶尖|顶配|极品|绝佳|极佳|绝顶|至尊|巅峰|登峰造极/, '优质'),
      word(/极致|终极/, '用心'),
      word(/绝对/, '', /绝对(?:值|湿度|温度|坐标|路径|零度)/),
      word(/首选/, '可选'),
      word(/首个|首家|首款|首创|独家|(?:全网|全国|全球)首发/, '新推出', /独家(?:记忆|院落|小院)/),
      word(
        /(?:销量|销售|行业|品类|全网)冠军|冠军品牌|领袖品牌|领导品牌|遥遥领先|(?:行业|全球|世界|国际|国内)领先|王牌|掌门人/,
        '受关注',
      ),
      word(/金牌/, '用心', /(?:奥运|比赛|获得?|夺得?|一枚|[0-9]枚)金牌|金牌(?:得主|获得者|选手)/),
      word(/万能|全能(?=神器)/, '多用'),
      word(/永久|永不(?=[\p{Script=Han}])/u, '长久', /永久(?:地址|居民|自行车|冻土)/),
      word(
        /填补(?:国内|国际)?空白|(?:百分之百|100\s?%)(?:有效|安全|满意|成功|无害|治愈|好评|正品)/,
        '值得了解',
      ),
      word(/史上|有史以来/, '近来'),
    ],
  },
  {
    rule: '广告法第九条：国家机关与荣誉',
    words: [
      word(
        /国家(?:免检|领导人(?:推荐)?|机关推荐|专供)|质量免检|无需(?:国家)?(?:质量)?检测|特供(?!应)|专供(?:领导|首长)/,
        '',
      ),
      word(/驰名商标|中国驰名|中国名牌/, '品牌'),
    ],
  },
  {
    rule: '广告法第九条：封建迷信',
    words: [word(/招财进宝|转运|辟邪|旺夫|开光|改运|化解小人|带来好运/, '')],
  },
  {
    rule: '广告法第十七条：普通商品不得涉及疾病治疗功能',
    words: [
      word(
        /根治|治愈|治疗|疗效|药效|药到病除|包治|祛病|防癌|抗癌|抗肿瘤|降血压|降血糖|降血脂|降三高|壮阳|补肾|丰胸|消炎|止痛|止咳|活血化瘀|排毒|祛湿|调理内分泌|(?:增强|提高|提升)免疫力|延缓衰老|抗衰老|返老还童|预防(?:疾病|感冒|癌症|流感|高血压|糖尿病)|临床(?:验证|证明)|(?:无|零|没有)(?:任何)?副作用/,
        '',
        /(?:不能|不可|不得|不用于|不具有?|并非|代替|替代)[\p{Script=Han}]{0,4}治疗/u,
      ),
      word(/减肥(?:茶|药|产品)?|瘦身|燃脂|月瘦/, '轻盈', /减肥(?:期间|的人|人群)/),
      word(/速效|特效(?!镜头|画面|字幕|制作|师)|神效|奇效|立竿见影|神奇|一(?:喷|抹|贴|吃|喝)见效/, ''),
    ],
  },
  {
    rule: '广告法第二十八条：虚假承诺',
    words: [
      word(
        /无效退款|假一赔[\p{Script=Han}\d]+|保证(?:有效|见效|成功|盈利|收益)|稳赚(?:不赔)?|零风险|无风险|保本/u,
        '',
      ),
      word(/纯天然|零添加|无添加|零污染|无污染|无毒无害/, '用料清楚'),
    ],
  },
  {
    rule: '制造虚假紧迫感',
    words: [
      word(
        /仅此一次|最后(?:一天|一波|一次机会|机会|[0-9]+(?:件|单|名|个))|错过(?:不再|等一年|后悔|就没)|再不(?:买|抢|下单)就(?:没|晚)了?|(?:随时|马上|立刻|即将)(?:涨价|恢复原价|结束|下架)|不买(?:就)?后悔|手慢无|抢疯了|卖疯了|全民疯抢|疯抢|秒光|抢爆/,
        '',
      ),
    ],
  },
  {
    rule: '广告法第九条：绝对化用语（英文）',
    words: [
      word(
        /\b(?:the\s+)?(?:world(?:'|’)?s\s+)?best(?:-selling|selling)?\b/i,
        'good',
        /\bbest\s+(?:before|wishes|enjoyed|served|practice|friend|man)/i,
      ),
      word(/\bnumber\s+one\b|#1(?!\d)/i, 'popular'),
      word(
        /\b(?:cheapest|finest|greatest|safest|fastest|strongest|ultimate|unmatched|unbeatable|unrivall?ed|world-class|perfect)\b/i,
        'well-made',
      ),
      word(
        /\bmost\s+(?:advanced|effective|popular|powerful|reliable|trusted|comfortable|affordable)\b/i,
        'useful',
      ),
      word(
        /\b(?:world|industry|market)(?:'|’)?s?\s+(?:first|leading|leader)\b|\bonly\s+one\s+of\s+its\s+kind\b/i,
        'new',
      ),
      word(/\b(?:cures?|heals?|miracle|clinically\s+proven|no\s+side\s+effects)\b/i, ''),
      word(
        /\b(?:100\s?%\s+(?:effective|safe|guaranteed|satisfaction)|guaranteed\s+results?|risk[- ]free)\b/i,
        '',
      ),
      word(/\b(?:last\s+chance|only\s+today|while\s+stocks\s+last|before\s+it(?:'|’)s\s+too\s+late)\b/i, ''),
    ],
  },
];
