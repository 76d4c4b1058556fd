import { tagWords } from '../../../../temporal/providers/script/words.ts';
import { tidy } from '../productInput.ts';
import { sectionOf } from './labels.ts';
import type { Finding, Line } from './types.ts';
import { AUDIENCE_IN_NAME, AUDIENCE_PATTERNS, SALES_TALK } from './words.ts';

/** Words at the end of a title that are no kind of thing. */
const NO_KIND =
  /^(?:套装|礼盒|礼盒装|新款|正品|官方|旗舰店|家用|专用|神器|用品|推荐|全套|组合|升级版|系列|产品|商品|装|款|件|个|只|套)$/;

/** A title: the first line that is neither a sentence nor a row; or what a sentence introduces. */
export function findName(lines: readonly Line[]): Finding | null {
  const first = lines.slice(0, 6).find((line) => {
    const { text, kind } = line;
    const words = kind === 'text' || kind === 'heading';
    if (!words || text.length < 2 || text.length > 80) return false;
    return sectionOf(text) === null && !/[。！？!?]$|，.*，|[>›»＞]/.test(text) && !SALES_TALK.test(text);
  });
  for (const { text } of lines.slice(0, 40)) {
    const introduced =
      /^([^，。！？\s]{2,24}?)(?:是一[款种台个把双件支套瓶]|是[^，。]{0,10}(?:推出|研发))/.exec(text) ??
      /(?:这|一|本)款((?!专为)[^，。！？的]{2,20}?)(?=[，。！？,]|是|采用|专为|拥有|$)/.exec(text);
    const isTitle = first && first.text === text;
    if (introduced && !isTitle && !first)
      return { field: 'name', value: introduced[1]!, quote: /^.*?(?:[。！？；!?;]|$)/.exec(text)![0] };
  }
  return first ? { field: 'name', value: cleanTitle(first.text), quote: first.text } : null;
}

/** Without the shop behind it and the shouting before it. */
export function cleanTitle(title: string): string {
  const cleaned = tidy(title)
    .replace(/^(?:【[^】]{0,20}(?:包邮|秒杀|官方|新品|现货|正品|直播|补贴|特价)[^】]{0,20}】\s*)+/, '')
    .replace(/[【[（(](?:图片|行情|价格|报价|品牌|评论|评测)[^】\])）]{0,30}[】\])）].*$/, '')
    .replace(
      /\s*[-–—_|｜]+\s*(?:[^-–—_|｜]{0,20}(?:天猫|淘宝|京东|拼多多|苏宁|唯品会|1688|阿里巴巴|抖音|小红书|官网|官方商城|旗舰店|商城|Tmall|JD)[^-–—_|｜]{0,20}).*$/i,
      '',
    );
  return cleaned === '' ? tidy(title) : cleaned;
}

/** The end of a path (首页 > 宠物 > 饮水机), or the last thing that the name names. */
export function findCategory(lines: readonly Line[], name: string | null): Finding | null {
  for (const { text } of lines.slice(0, 30)) {
    const path = text
      .split(/\s*[>›»＞]\s*/)
      .map(tidy)
      .filter(Boolean);
    if (path.length < 3 || path.some((part) => part.length > 20)) continue;
    const kinds = path.filter((part) => part !== name && !/^(?:首页|全部分类|home)$/i.test(part));
    const value = kinds.at(-1);
    if (value) return { field: 'category', value, quote: text };
  }
  if (!name) return null;
  const [title = name] = name.split(/[\s/|｜,，]+/);
  const kind = lastKind(title) ?? lastKind(name);
  return kind ? { field: 'category', value: kind, quote: name } : null;
}

/** 小鹿猫咪饮水机自动循环 → 饮水机: in Chinese the kind stands last among the nouns that follow each other. */
function lastKind(title: string): string | null {
  const words = tagWords(title).filter(({ word }) => /\p{Script=Han}/u.test(word));
  const kinds = words.filter(({ word, tag }) => /^n/.test(tag) && word.length >= 2 && !NO_KIND.test(word));
  return kinds.at(-1)?.word ?? null;
}

export function findAudience(lines: readonly Line[], name: Finding | null): Finding | null {
  for (const { text, kind } of lines) {
    if (kind === 'heading') continue;
    for (const sentence of text.split(/(?<=[。！？；!?;])/)) {
      if (SALES_TALK.test(sentence)) continue;
      for (const pattern of AUDIENCE_PATTERNS) {
        const value = tidy(pattern.exec(sentence)?.[1] ?? '');
        if (value.length >= 2 && !/场景|场合|季节|空间|房间|车型|机型|型号|尺寸/.test(value))
          return { field: 'targetAudience', value, quote: tidy(sentence) };
      }
    }
  }
  const people = name && AUDIENCE_IN_NAME.exec(name.value)?.[0];
  return people ? { field: 'targetAudience', value: people, quote: name.quote } : null;
}
