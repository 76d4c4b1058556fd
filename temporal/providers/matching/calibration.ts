/** Sentences with the picture that belongs to each; every other pairing is unrelated. */
const ANCHORS: ReadonlyArray<readonly [sentence: string, picture: string]> = [
  ['小狗在家里到处跑', '一只小狗在客厅地毯上奔跑'],
  ['手艺人的活儿，急不得', '木匠在工坊里打磨木头'],
  ['坐上火车，去看远方的山', '列车在山谷间的铁轨上行驶'],
  ['孩子睡前想听一个故事', '妈妈在床边给孩子读绘本'],
  ['这把吉他的声音很温暖', '年轻人坐在台阶上弹吉他'],
  ['下雨天出门也不怕', '行人撑着雨伞走过湿漉漉的街道'],
  ['运动完，整个人都精神了', '女生在健身房的跑步机上跑步'],
  ['阳台上也能种出一片绿', '阳台上摆满绿植，有人在浇水'],
];

/** Embedded together with what is compared, so that every engine is measured by the same ruler. */
export const ANCHOR_TEXTS: readonly string[] = ANCHORS.flat();

/** What unrelated and related pairs get on average, as log odds: 0.03 and 0.83. */
const UNRELATED_LOGIT = -3.5;
const RELATED_LOGIT = 1.6;
/** How much of a text's nearness to everything is taken off; less of a clip's, for an anchor may be of its own kind. */
const SENTENCE_HUB_SHARE = 1;
const PICTURE_HUB_SHARE = 0.6;
/** For an engine whose anchors do not separate: small Chinese sentence models on average. */
const USUAL = { unrelated: 0.33, related: 0.6 };

/**
 * Every sentence model has its own idea of how near unrelated texts are (0.1 with some, 0.7 with others). The
 * anchors show where its unrelated and its related pairs lie, and a logistic curve goes through both: it is steep
 * in between, where it matters, and nowhere flat, so that the order of cosines is kept.
 *
 * Some texts lie near to everything ("look at this, you will like it"); how near they are to the anchors, which they
 * have nothing to do with, is taken off first.
 *
 * @returns nearness 0–1 of a sentence to a text of a clip
 */
export function calibrateNearness(
  cosine: (sentence: string, picture: string) => number,
): (sentence: string, picture: string) => number {
  const measured = {
    related: mean(ANCHORS.map(([sentence, picture]) => cosine(sentence, picture))),
    unrelated: mean(
      ANCHORS.flatMap(([sentence], row) =>
        ANCHORS.filter((_, column) => column !== row).map(([, picture]) => cosine(sentence, picture)),
      ),
    ),
  };
  const separates = measured.related - measured.unrelated > 0.08;
  const { unrelated, related } = separates ? measured : USUAL;
  const slope = (RELATED_LOGIT - UNRELATED_LOGIT) / (related - unrelated);
  const generalOf = remembered((sentence: string) =>
    mean(ANCHORS.map(([, other]) => cosine(sentence, other))),
  );
  const shownOf = remembered((picture: string) => mean(ANCHORS.map(([other]) => cosine(other, picture))));
  return (sentence, picture) => {
    const tooNear =
      SENTENCE_HUB_SHARE * Math.max(0, generalOf(sentence) - unrelated) +
      PICTURE_HUB_SHARE * Math.max(0, shownOf(picture) - unrelated);
    const value = cosine(sentence, picture) - (separates ? tooNear : 0);
    return 1 / (1 + Math.exp(-(UNRELATED_LOGIT + slope * (value - unrelated))));
  };
}

function remembered(measure: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const value = known.get(text) ?? measure(text);
    known.set(text, value);
    return value;
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
