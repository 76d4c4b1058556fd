/** Sentences with the picture that belongs to each; every other pairing is unrelated. */
const ANCHORS: ReadonlyArray<readonly [sentence: string, picture: string]> = [
  ['小狗在家里到处跑', '一只小狗在客厅地毯上奔跑'],
  ['面包刚出炉，香味飘满了屋子', '面包师从烤箱里取出金黄的面包'],
  ['坐上火车，去看远方的山', '列车在山谷间的铁轨上行驶'],
  ['孩子睡前想听一个故事', '妈妈在床边给孩子读绘本'],
  ['这把吉他的声音很温暖', '年轻人坐在台阶上弹吉他'],
  ['下雨天出门也不怕', '行人撑着雨伞走过湿漉漉的街道'],
  ['运动完，整个人都精神了', '女生在健身房的跑步机上跑步'],
  ['阳台上也能种出一片绿', '阳台上摆满绿植，有人在浇水'],
];

/** Embedded together with what is compared, so that every engine is measured by the same ruler. */
export const ANCHOR_TEXTS: readonly string[] = ANCHORS.flat();

/** What unrelated and related pairs get on average, as log odds: 0.03 and 0.82. */
const UNRELATED_LOGIT = -3.5;
const RELATED_LOGIT = 1.5;
/** For an engine whose anchors do not separate: small Chinese sentence models on average. */
const USUAL = { unrelated: 0.33, related: 0.6 };

/**
 * Every sentence model has its own idea of how near unrelated texts are (0.1 with some, 0.7 with others). The
 * anchors show where its unrelated and its related pairs lie, and a logistic curve goes through both: it is steep
 * in between, where it matters, and nowhere flat, so that the order of cosines is kept.
 *
 * @returns cosine → nearness 0–1
 */
export function calibrateNearness(cosine: (a: string, b: string) => number): (cosine: number) => number {
  const measured = {
    related: mean(ANCHORS.map(([sentence, picture]) => cosine(sentence, picture))),
    unrelated: mean(
      ANCHORS.flatMap(([sentence], row) =>
        ANCHORS.filter((_, column) => column !== row).map(([, picture]) => cosine(sentence, picture)),
      ),
    ),
  };
  const { unrelated, related } = measured.related - measured.unrelated > 0.08 ? measured : USUAL;
  const slope = (RELATED_LOGIT - UNRELATED_LOGIT) / (related - unrelated);
  return (value) => 1 / (1 + Math.exp(-(UNRELATED_LOGIT + slope * (value - unrelated))));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
