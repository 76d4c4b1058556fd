import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SceneSpeech, SpokenClause } from '../../../contracts/speech.ts';
import { buildCaptions } from './buildCaptions.ts';
import { captionStyleFor } from './captionStyle.ts';
import { toSrt } from './srt.ts';
import { textWidth } from './textWidth.ts';

/** Speech with 220 ms a character; words are given, punctuation stays in the clause's text only. */
function spoken(sceneNumber: number, clauses: Array<{ text: string; words: string[] }>): SceneSpeech {
  let at = 0;
  const timed: SpokenClause[] = clauses.map(({ text, words }) => {
    const startMs = at;
    const spokenWords = words.map((word) => {
      const start = at;
      at += word.length * 220;
      return { text: word, startMs: start, endMs: at };
    });
    return { text, startMs, endMs: at, words: spokenWords };
  });
  return {
    sceneNumber,
    text: clauses.map((clause) => clause.text).join(''),
    voice: '',
    engine: '',
    audioKey: 'k',
    durationMs: at,
    clauses: timed,
  };
}

function place(speech: SceneSpeech[]) {
  let at = 200;
  return speech.map(({ sceneNumber, durationMs }) => {
    const startMs = at;
    at += durationMs + 350;
    return { sceneNumber, audioKey: 'k', startMs, durationMs, gainDb: 0 };
  });
}

const style = captionStyleFor(720, 1280);
const captionsOf = (speech: SceneSpeech[]) =>
  buildCaptions({ speech, voice: place(speech), style, filmMs: 600_000 });

const punctuation = fc.constantFrom('，', '。', '！', '？', '；', '、', '');
const word = fc.oneof(
  fc.constantFrom('猫咪', '饮水机', '静音', '水泵', '的', '四重过滤', '立减50元'),
  fc.stringMatching(/^[A-Za-z]{1,20}$/),
);
const clause = fc.tuple(fc.array(word, { minLength: 1, maxLength: 14 }), punctuation).map(([words, end]) => ({
  text: words.join(/[A-Za-z]/.test(words.join('')) ? ' ' : '') + end,
  words,
}));

describe('buildCaptions', () => {
  it('keeps its promises for any speech', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(clause, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        (scenes) => {
          const speech = scenes.map((clauses, index) => spoken(index + 1, clauses));
          const voice = place(speech);
          const captions = captionsOf(speech);
          captions.forEach((caption, index) => {
            expect(caption.lines.length).toBeLessThanOrEqual(2);
            for (const line of caption.lines) {
              expect(textWidth(line)).toBeLessThanOrEqual(style.maxCharsPerLine);
              expect(line).not.toMatch(/^[，。、；：！？,.;:!?\s]|[，。、；：,;\s]$/);
              expect(line).not.toBe('');
            }
            const next = captions[index + 1];
            if (next) expect(caption.endMs).toBeLessThanOrEqual(next.startMs);
            const own = voice.find((each) => each.sceneNumber === caption.sceneNumber)!;
            expect(caption.startMs).toBeGreaterThanOrEqual(own.startMs);
            expect(caption.endMs).toBeLessThanOrEqual(own.startMs + own.durationMs + 300);
          });
          const bare = (text: string) => text.replace(/[\s，。、；：！？,.;:!?]/g, '');
          expect(bare(captions.flatMap((caption) => caption.lines).join(''))).toBe(
            bare(speech.map((each) => each.text).join('')),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('cuts at punctuation, drops trailing stops and keeps questions', () => {
    const captions = captionsOf([
      spoken(1, [
        { text: '夜里也不打扰睡眠，', words: ['夜里', '也', '不', '打扰', '睡眠'] },
        { text: '还在等什么？', words: ['还', '在', '等', '什么'] },
      ]),
    ]);
    expect(captions.map((caption) => caption.lines)).toEqual([['夜里也不打扰睡眠'], ['还在等什么？']]);
    expect(captions[0]!.startMs).toBe(200);
  });

  it('breaks a long sentence at the comma inside it', () => {
    const captions = captionsOf([
      spoken(1, [
        {
          text: '四重过滤系统，有效去除毛发与水垢。',
          words: ['四重', '过滤', '系统', '有效', '去除', '毛发', '与', '水垢'],
        },
      ]),
    ]);
    expect(captions.map((caption) => caption.lines)).toEqual([['四重过滤系统'], ['有效去除毛发与水垢']]);
  });

  it('keeps the spaces of English and breaks between words', () => {
    const words = ['Two', 'litres', 'of', 'fresh', 'running', 'water', 'for', 'your', 'cat'];
    const lines = captionsOf([spoken(1, [{ text: `${words.join(' ')}.`, words }])]).flatMap(
      (caption) => caption.lines,
    );
    expect(lines.join(' ')).toBe(words.join(' '));
  });
});

describe('toSrt', () => {
  it('rounds a stamp once', () => {
    expect(toSrt([{ sceneNumber: 1, lines: ['甲', '乙 --> 丙'], startMs: 59_999.6, endMs: 3_661_001 }])).toBe(
      '1\r\n00:01:00,000 --> 01:01:01,001\r\n甲\r\n乙 → 丙\r\n',
    );
  });
});
