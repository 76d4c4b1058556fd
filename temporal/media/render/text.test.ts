import { describe, expect, it } from 'vitest';
import { aigcFields, parseAigc } from './aigc.ts';
import { escapeAss, toAss } from './ass.ts';
import { parseLoudness } from './loudness.ts';
import { heardRanges, overlaps, parseSilentRanges } from './ranges.ts';
import { segment, testTimeline } from './testFilm.ts';

describe('escapeAss', () => {
  it('leaves nothing that libass would obey or could not draw', () => {
    expect(escapeAss('{\\b1}a\\Nb')).toBe('\\{＼b1\\}a＼Nb');
    expect(escapeAss('猫咪🐱👨‍👩‍👧 喝水❤️\n好')).toBe('猫咪 喝水❤ 好');
  });
});

describe('toAss', () => {
  it('sizes the label above 5 % of the short side and rounds stamps once', () => {
    const caption = { sceneNumber: 1, lines: ['甲', '乙'], startMs: 59_996, endMs: 61_000 };
    const script = toAss({ ...testTimeline([segment({})]), captions: [caption] });
    expect(script).toContain('Dialogue: 0,0:01:00.00,0:01:01.00,Caption,,0,0,0,,甲\\N乙');
    const size = Number(/Style: Label,Noto Sans SC,([\d.]+)/.exec(script)![1]);
    expect(size / 1.448).toBeGreaterThan(180 * 0.055);
  });
});

describe('aigc', () => {
  it('reads back what it writes, and nothing else', () => {
    const fields = aigcFields({ contentProducer: '片匠 "A"', produceId: '7' });
    expect(parseAigc({ AIGC: JSON.stringify(fields) })).toEqual(fields);
    expect(parseAigc({ AIGC: '[1]' })).toBeNull();
    expect(parseAigc({ AIGC: '{' })).toBeNull();
    expect(parseAigc(undefined)).toBeNull();
  });
});

describe('measurements', () => {
  it('keeps the summaries of several meters apart', () => {
    const log = [
      '[Parsed_ebur128_9 @ 0x1] Summary:',
      '    I:         -20.5 LUFS',
      '    Peak:       -3.1 dBFS',
      '[Parsed_ebur128_3 @ 0x2] Summary:',
      '    I:         -70.0 LUFS',
      '    Peak:       -inf dBFS',
    ];
    const nothing = Number.NEGATIVE_INFINITY;
    expect(parseLoudness(log)).toEqual([
      { lufs: nothing, truePeakDb: nothing },
      { lufs: -20.5, truePeakDb: -3.1 },
    ]);
  });

  it('counts silence only where a voice should be', () => {
    const timeline = testTimeline([segment({ frames: 250 })]);
    const heard = heardRanges({ ...timeline, sound: { ...timeline.sound, music: null } });
    const silent = parseSilentRanges(
      ['[silencedetect @ 0x1] silence_start: 0.5', '[x] silence_end: 4 | d', 'silence_start: 9'],
      10_000,
    );
    expect(overlaps(silent, heard, 1500)).toEqual([{ startMs: 500, endMs: 2200 }]);
  });
});
