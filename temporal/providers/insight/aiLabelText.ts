/** "AI生成", "AI 辅助生成", "内容由人工智能合成", AIGC. */
const LABEL = /(?:AI|人工智能)\s*(?:辅助)?\s*(?:生成|合成|制作)|AIGC/i;
/** Longer lines may be captions that speak of it. */
const SURELY = 16;

/** Whether a line says what the law wants to be shown on the opening picture. */
export const saysAiMade = (line: string): boolean => LABEL.test(line);

/** Whether a line says nothing else. */
export const isAiLabel = (line: string): boolean => line.trim().length <= SURELY && saysAiMade(line);
