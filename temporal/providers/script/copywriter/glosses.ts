/**
 * What a selling point means in plain words: only what the word itself says, no effect, number or comparison that
 * was not given. A point that is not listed is said as it is.
 */
const CHINESE: Array<[RegExp, string[]]> = [
  [/静音|低噪|无声/, ['开着它，屋里也安安静静', '用着的时候声音轻轻的']],
  [/大容量|容量大|\d(?:升|L)\b/i, ['一次装得多，少跑几趟', '装得下，不用总惦记着添']],
  [/便携|轻便|小巧|迷你|随身/, ['放进包里就能带走', '出门带着也不占地方']],
  [/防摔|耐摔|抗摔/, ['不小心碰一下也不用太慌', '手滑的时候少一分担心']],
  [/耐高温|耐热/, ['倒进热水也可以', '热的东西也能往里放']],
  [/保温/, ['隔一阵再喝还是温的', '热乎劲儿能留得久一些']],
  [/防水/, ['沾了水擦一擦就好', '碰到水也不用手忙脚乱']],
  [/充电|无线|续航/, ['不用一直拖着一根线', '走到哪儿都能用起来']],
  [/拆洗|易清洗|好清洗|易清洁|好打理|一洗/, ['拆开冲一冲，收拾起来省事', '用完顺手就能洗干净']],
  [/过滤|滤芯|净水/, ['水先过滤，再流出来', '滤过的水，看着也清爽']],
  [/一键/, ['按一下，事情就开始了', '不用学，按下去就行']],
  [/自动|定时/, ['不用时时守在旁边', '它自己会按时做事']],
  [/折叠|收纳/, ['用完一收，地方就空出来了', '不用的时候不占地方']],
  [/免安装|即插即用/, ['拿到手就能用起来', '省去安装那一步']],
  [/手工|现做|现磨|手作/, ['一步一步都是人手做的', '做的时候，看得见人的用心']],
  [/停车/, ['开车过来，不用为车位发愁', '车停好了，人也就安心了']],
  [/透气/, ['贴着身上也不闷', '热天用着也透得过气']],
  [/柔软|亲肤|软糯/, ['摸上去软软的', '手一碰就知道软不软']],
  [/防滑/, ['拿在手里稳稳当当', '放着、握着都不容易滑']],
  [/省电|节能/, ['用着更省电', '电用得少，心里也轻松']],
  [/多功能|一机多用|两用/, ['一件东西，几种用法', '换个用法，还是这一件']],
  [/可调|调节/, ['按自己的习惯来调', '高一点低一点，自己说了算']],
  [/上门/, ['在家等着就行', '不用特意跑一趟']],
  [/包邮/, ['下了单，送到家门口', '运费不用另外算']],
  [/缓震|减震/, ['一步踩下去，脚下软一些', '走起来脚底没那么震']],
  [/低糖|少糖|无糖/, ['怕太甜的人也能来一口', '甜得不过头']],
  [/新鲜|现摘|产地直发|当天/, ['拿到手还带着新鲜劲儿', '鲜不鲜，一看就知道']],
];

const ENGLISH: Array<[RegExp, string[]]> = [
  [/quiet|silent|low[- ]noise/i, ['so the room stays calm while it runs']],
  [/large|big|capacity|\d\s?l\b/i, ['so you refill it less often']],
  [/portable|light|compact|small/i, ['so it goes where you go']],
  [/filter/i, ['so the water is filtered before it flows']],
  [/wash|clean/i, ['so tidying up takes little effort']],
  [/waterproof|water-resistant/i, ['so a splash is no reason to worry']],
  [/rechargeable|wireless|cordless|battery/i, ['so there is no cord in the way']],
  [/fold/i, ['so it tucks away after use']],
  [/handmade|hand-?crafted/i, ['made by hand, step by step']],
  [/automatic|auto/i, ['so you do not have to watch over it']],
  [/insulated|keeps? (?:warm|hot|cold)/i, ['so your drink stays the way you like it']],
  [/adjustable/i, ['so you set it the way you like']],
  [/parking/i, ['so arriving by car is easy']],
];

/** Plain words for a selling point; empty where the list knows none. */
export function glossesOf(point: string, language: 'zh' | 'en'): string[] {
  return (language === 'zh' ? CHINESE : ENGLISH).find(([pattern]) => pattern.test(point))?.[1] ?? [];
}
