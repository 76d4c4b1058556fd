import { findAdLawIssues, removeAdLawIssues } from '../adlaw/adLaw.ts';
import type { ProductFacts } from '../types.ts';
import { tagWords } from '../words.ts';
import { type CopyBrief, distinctPhrases, findTone, findWishedDurationMs, mergeProduct } from './brief.ts';

const FILM = '(?:短视频|视频|短片|片子|影片|vlog|Vlog|广告片?|文案|脚本|片)';
const PURPOSE = '(?:推广|宣传|带货|种草|介绍|展示|营销|产品|测评|开箱|探店|促销|引流|口播|混剪|竖屏|横屏)';
const SUBJECT_PATTERNS = [
  /^(?:我们|我家|本店|这里|这)(?:店|家)?(?:是|有|开了|卖的是|主营)(?:一?(?:家|间|个|款|种|台))?(.+)$/,
  /^(?:为|给|帮)(?!我|大家|你|他|她)(?:一款|这款|一个|一家|新款)?(.+?)(?=做|拍|写|剪|生成|制作|创作)/,
  new RegExp(
    `(?:做|拍|剪|写|来|生成|制作|创作|出|整)(?:一|1)?(?:条|个|支|段|部|则|份|下)(?:关于|介绍|推广|宣传|展示|讲)?(.*?)的?${PURPOSE}*${FILM}`,
  ),
  /(?:推广|宣传|介绍|推荐|带货|售卖|展示|关于|主推)(?:一下|下)?(?:一款|这款)?(.+)$/,
  /^(.+?)(?=新品上市|上市|开业|上新|促销|发布会?|做活动)/,
];
const POINT =
  /(?:主打|突出|强调|核心卖点|卖点|亮点|特点|优势|优点|重点(?:讲|说|介绍|突出|展示)?|体现|功能)(?:是|有|为|在于|包括)?(?:它的|产品的?)?[：:]?\s*(.+)$/;
const AUDIENCE =
  /(?:面向|针对|目标(?:人群|用户|客户|受众)?|受众|人群|想?吸引)(?:是|为)?[：:]?\s*(?:附近的)?(.+)$/;
const SUITS = /^(?:特别|很|非常)?(?:适合|送给|[写拍做献]给|给)(.+)$/;
const PERSON =
  /(?:人|人群|人士|族|党|者|友|妈|爸|白领|家庭|宝宝|孩子|老人|学生|女性|男性|女生|男生|新手|用户|妈妈|爸爸|商家|主人|铲屎官|朋友|员工|老板|司机|情侣)$/;
const TONE = /^(?:整体)?(?:风格|语气|调性|基调|氛围|情绪|感觉)|(?:风格|语气|调性|基调|氛围|一点|一些)$/;
const VISUAL =
  /^(?:画面|镜头|场景|视频|片中|片子|开头|结尾)(?:里|中)?(?:要|需要|可以|最好)?(?:有|出现|包括|包含|展示|是|拍|用|加入)[：:]?\s*(.+)$/;
const ACTION =
  /(?:结尾|最后|引导|号召|呼吁|让|请|邀请)[^，。]*?((?:关注|下单|购买|点击|到店|进店|私信|预约|收藏|评论|领取|咨询|转发|扫码|来店)[^，。]*)$/;
const PLACE =
  /(?:办公室|家里|家中|厨房|客厅|卧室|阳台|浴室|户外|露营|野餐|旅行|出差|通勤|车里|车上|宿舍|教室|健身房|公园|花园|海边|山里|早餐|午后|睡前|书房|店里)/g;
/** Occasions, said as the place in which they are filmed. */
const AS_PLACE: Record<string, string> = {
  通勤: '通勤路上',
  出差: '出差途中',
  旅行: '旅途中',
  露营: '露营地',
  野餐: '野餐的草地',
  早餐: '早餐桌上',
  午后: '午后的窗边',
  睡前: '睡前的床边',
};
const FORMAT_ONLY =
  /^(?:要|用|配|加)?(?:竖屏|横屏|竖版|横版|高清|字幕|配音|配乐|音乐|背景音乐|BGM|bgm|9[:：]16|16[:：]9|1080[pP]?|720[pP]?|4[kK]|中文|英文|普通话|旁白)+$/;
const NO_FACT =
  /^(?:不要|别|避免|不能|禁止|勿|帮|请|谢谢|麻烦|希望|我想|我要|想要|写得|做得|拍得|剪成|时长|长度|控制在|大约|大概)/;
const OFFER =
  /(?:\d|[一二三四五六七八九十百]+)\s*(?:元|块|折)|[¥￥]\s*\d|原价|现价|特价|优惠|满减|限时|仅限|限量|赠送|买[一二\d]+送|包邮|半价/;
const MOOD =
  /故事|一天|风景|风光|春|夏|秋|冬|季节|生活|日常|记录|旅行|旅途|露营|城市|自然|回忆|时光|心情|花开|日出|日落|夜晚|清晨|短片/;
const COMMERCE = /推广|宣传|带货|卖|新品|产品|商品|品牌|种草|上市|促销|优惠|购买|下单|广告|营销|一款|款/;
const PLACE_SUBJECT =
  /(?:店|馆|餐厅|饭店|酒店|民宿|健身房|美容院|公园|景区|农场|服务|课程|培训|工作室|影楼|门店|基地|小镇)$/;

/** Reads a Chinese prompt and the product into what the copy may say. Words against 广告法 are left out. */
export function readChineseBrief(prompt: string, product: ProductFacts | undefined): CopyBrief {
  const text = withoutRiskyClauses(prompt.normalize('NFC'))
    .replace(/[“”"'「」『』《》]/g, '')
    // 儿童保温杯 6小时保温 防漏: a list set apart by spaces; iPhone 手机壳 is one name.
    .replace(/(?<=\p{Script=Han})[ \u3000]+(?=[\p{Script=Han}\w])/gu, '，');
  const sentences = text
    .split(/[。！？!?；;\n]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const found = findSubject(sentences);
  const brief: CopyBrief = {
    kind: 'product',
    subject: found.subject,
    category: '',
    points: [],
    offers: [],
    audience: null,
    places: [...new Set([...text.matchAll(PLACE)].map(([found]) => AS_PLACE[found] ?? found))].slice(0, 2),
    visuals: [],
    tone: findTone(text),
    action: null,
    durationMs: findWishedDurationMs(text),
  };
  for (const sentence of sentences) readSentence(sentence, found.clause, brief);
  const hasFacts = brief.points.length > 0 || brief.offers.length > 0;
  const mood = !hasFacts && !COMMERCE.test(text) && MOOD.test(text);
  brief.kind = PLACE_SUBJECT.test(brief.subject) ? 'place' : mood ? 'theme' : 'product';
  brief.points = distinctPhrases(brief.points).filter((point) => point !== brief.subject);
  const clean = product && cleanProduct(product);
  return mergeProduct(brief, clean, splitPhrases);
}

/** A claim that may not be made is not softened but left out; the opening clause only loses the words, for it names the subject. */
function withoutRiskyClauses(prompt: string): string {
  return prompt
    .split(/([，,。！？!?；;\n]+)/)
    .map((part, index) => {
      const issues = findAdLawIssues(part);
      if (issues.length > 0 && index > 0) return '';
      return issues.reduceRight(
        (text, { index: at, word }) => text.slice(0, at) + text.slice(at + word.length),
        part,
      );
    })
    .join('');
}

/** Walks the clauses of a sentence; a list goes on over commas until another kind of clause begins. */
function readSentence(sentence: string, subjectClause: string | null, brief: CopyBrief): void {
  let open: string[] | null = null;
  for (const raw of sentence.split(/[，,：:]+/)) {
    const clause = raw.trim().replace(/^(?:并且|而且|同时|另外|还要|以及|然后|其中|主要是|主要)/, '');
    if (clause === '') continue;
    const points = POINT.exec(clause);
    const audience = AUDIENCE.exec(clause);
    const suits = SUITS.exec(clause);
    const visual = VISUAL.exec(clause);
    const action = ACTION.exec(clause);
    if (action) {
      brief.action ??= action[1]!;
      open = null;
    } else if (points) {
      brief.points.push(...splitPhrases(points[1]!));
      open = brief.points;
    } else if (audience || (suits && PERSON.test(suits[1]!))) {
      brief.audience ??= trimAudience((audience ?? suits)![1]!);
      open = null;
    } else if (visual) {
      brief.visuals.push(...splitPhrases(visual[1]!.replace(/和/g, '、')));
      open = brief.visuals;
    } else if (/^(?:卖点|亮点|特点|优势|优点|功能)$/.test(clause)) {
      open = brief.points;
    } else if (
      clause === subjectClause ||
      TONE.test(clause) ||
      FORMAT_ONLY.test(clause) ||
      isDuration(clause)
    ) {
      open = clause === subjectClause ? open : null;
    } else if (NO_FACT.test(clause)) {
      open = null;
    } else if (OFFER.test(clause)) {
      brief.offers.push(clause);
    } else if (open || clause.length <= 18 || clause.includes('、')) {
      (open ?? brief.points).push(...splitPhrases(clause));
    }
  }
}

function isDuration(clause: string): boolean {
  return /^(?:时长)?(?:[0-9]+|[一两二三四五六七八九十半]+)\s*(?:秒钟?|分钟)(?:左右|以内|上下)?的?(?:短?视频|短片|片子)?$/.test(
    clause,
  );
}

function findSubject(sentences: string[]): { subject: string; clause: string | null } {
  const clauses = sentences
    .slice(0, 2)
    .flatMap((sentence) => sentence.split(/[，,：:]+/).map((clause) => clause.trim()));
  for (const pattern of SUBJECT_PATTERNS) {
    for (const clause of clauses) {
      const subject = cleanSubject(pattern.exec(clause)?.[1] ?? '');
      if (subject.length >= 2) return { subject, clause };
    }
  }
  const clause = clauses.find((candidate) => cleanSubject(candidate).length >= 1) ?? null;
  return { subject: clause ? cleanSubject(clause) : '', clause };
}

function cleanSubject(text: string): string {
  const cleaned = text
    .replace(/(?:[0-9]+|[一两二三四五六七八九十半]+)\s*(?:秒钟?|分钟)(?:左右|以内)?的?/g, '')
    .replace(/竖屏|横屏|高清|短视频|视频|短片/g, '')
    .replace(
      new RegExp(
        `^(?:${PURPOSE}|[一这][款个只把台支件瓶盒门家套份碗种杯条双张间位]|我们[家店这]?的?|[我咱]们?家的?|本店的?|关于|一下|全网的?|全国的?|全球的?|的)+`,
      ),
      '',
    )
    .replace(new RegExp(`(?:的|${PURPOSE}|做个?|新品上市|上市|吧|了)+$`), '')
    .trim();
  // 开在老街的咖啡馆: what it is called stands last.
  const named = /^(.+)的([^的]{2,8})$/.exec(cleaned);
  if (named && tagWords(named[1]!)[0]?.tag.startsWith('v')) return named[2]!;
  return cleaned.length > 12 ? lastNounPhrase(cleaned) : cleaned;
}

/** 一台可以给三只猫同时喝水的智能饮水机 → 智能饮水机 */
function lastNounPhrase(text: string): string {
  const words = tagWords(text);
  let phrase = '';
  for (const { word, tag } of words.reverse()) {
    const belongs = /^(?:n|vn|an|b|a|eng|z|j|l|i|nz|k|q|g)/.test(tag) && (phrase + word).length <= 12;
    if (!belongs) break;
    phrase = word + phrase;
  }
  return phrase.length >= 2 ? phrase : text.slice(-10);
}

/** Lists into short phrases, each a fact of its own; order kept. */
export function splitPhrases(text: string): string[] {
  // 户外、通勤都能穿 is one statement.
  if (/、.*都[能可会适]/.test(text) && text.length <= 20) return [text.trim()];
  return text
    .split(/[、，,；;。/|\n]+|(?:以及|还有|并且)/)
    .flatMap((phrase) =>
      /^[^和与]{2,7}[和与][^和与]{2,7}$/.test(phrase) && !/的/.test(phrase)
        ? phrase.split(/[和与]/)
        : [phrase],
    )
    .map((phrase) =>
      phrase
        .replace(/^(?:它的?|这款|产品|其|是|有|等)/, '')
        .replace(/(?:等等?|的)$/, '')
        .replace(/^[\s·•\-*\d.、]+(?=\p{Script=Han}{2})(?<!\d)/u, '')
        .trim(),
    )
    .filter((phrase) => phrase.length >= 2 && phrase.length <= 26);
}

function trimAudience(text: string): string {
  return text
    .replace(/(?:来[^来]{0,6}|到店.*|使用|人群|看|用)$/, '')
    .replace(/^(?:那些|所有)/, '')
    .replace(/[的]$/, '')
    .trim()
    .slice(0, 12);
}

function cleanProduct(product: ProductFacts): ProductFacts {
  const clean = (text: string) => removeAdLawIssues(text).trim();
  return {
    name: clean(product.name),
    category: clean(product.category),
    targetAudience: clean(product.targetAudience),
    keyFeatures: product.keyFeatures.map(clean),
    sellingPoints: product.sellingPoints.map(clean),
  };
}
