/** How long a text takes to speak at the pace of the embedded voice; a plan only, the voice decides. */
export function estimateSpeechMs(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latinWords = text.match(/[A-Za-z]+(?:['’][a-z]+)?/g)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  const pauses = text.match(/[，、；：,;:]/g)?.length ?? 0;
  const stops = text.match(/[。！？.!?…](?!\d)/g)?.length ?? 0;
  return Math.round(han * 215 + latinWords * 370 + digits * 230 + pauses * 180 + stops * 320 + 150);
}
