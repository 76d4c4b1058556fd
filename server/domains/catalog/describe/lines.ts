import { tidy } from '../productInput.ts';
import { fieldOfLabel, isAboutTheSale, sectionOf } from './labels.ts';
import type { Line } from './types.ts';

/** Longer lines are prose of no page we want to read to the end. */
const LONGEST_LINE = 2000;
const MOST_LINES = 1500;

const BULLET =
  /^(?:[•·●○◆◇■□▪▫▶►▷✅✔✓☑★☆※➤➜→»♦❤]|[-–—*+]\s|\p{Extended_Pictographic}\uFE0F?|[（(]?\d{1,2}[)）]|\d{1,2}[.、．](?!\d)|[①-⑳❶-❿]|[一二三四五六七八九十]{1,3}、|第[一二三四五六七八九十\d]{1,2}[，、：:])\s*/u;
/** 材质：硅胶; a label is a few letters, not a sentence, and neither an address nor a time is a pair. */
const PAIR = /^([\p{L}\p{N}()（）/&·\- ]{1,14}?)\s*[:：]\s*(?!\/\/)(\S.*)$/u;
const SEVERAL_PAIRS = /[\s;；]+(?=[\p{Script=Han}A-Za-z()（）/]{2,8}[:：]\s*[^\s/])/u;
const HEADING = /^(?:#{1,6}\s+|={2,}\s*)(.{1,40}?)(?:\s*[=#]+)?$|^[【[「『《](.{2,16})[】\]」』》]$/u;
/** 【四重过滤】水质清澈 says a thing and why it is good. */
const TITLED = /^[【[「『]([^】\]」』]{2,16})[】\]」』]\s*(\S.*)$/u;

/** A pasted text as lines with their forms. */
export function readText(text: string): Line[] {
  const lines = text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .slice(0, MOST_LINES)
    .flatMap(readLine);
  return joinPairs(lines);
}

/** One line of text; several where it holds several pairs. */
export function readLine(given: string): Line[] {
  const raw = given.slice(0, LONGEST_LINE);
  const cells = raw
    .split(/\t+| {3,}|\u3000{2,}|\s\|\s/)
    .map(tidy)
    .filter(Boolean);
  if (cells.length === 2 && isLabel(cells[0]!) && !PAIR.test(cells[0]!)) return [pair(cells[0]!, cells[1]!)];
  if (cells.length > 2 && cells.every((cell) => PAIR.test(cell))) return cells.flatMap(readLine);
  const text = tidy(raw);
  if (text === '') return [];
  const heading = HEADING.exec(text);
  if (heading) return [{ kind: 'heading', text: (heading[1] ?? heading[2])! }];
  const bulleted = BULLET.test(text);
  const words = bulleted ? text.replace(BULLET, '') : text;
  if (words === '') return [];
  const parts = words.split(SEVERAL_PAIRS);
  if (parts.length > 1 && parts.every((part) => PAIR.test(part))) return parts.flatMap(readLine);
  const titled = TITLED.exec(words);
  if (titled) return [titledLine(titled[1]!, titled[2]!, words)];
  const found = PAIR.exec(words);
  if (found && isLabel(found[1]!)) return [pair(found[1]!, found[2]!)];
  const bare = words.replace(/[:：]$/, '');
  if (bare.length <= 16 && sectionOf(bare) !== null) return [{ kind: 'heading', text: bare }];
  return [{ kind: bulleted ? 'bullet' : 'text', text: words }];
}

export function pair(label: string, value: string): Line {
  return { kind: 'pair', label: tidy(label), value: tidy(value), text: `${tidy(label)}：${tidy(value)}` };
}

/** A known title is a label (【适用人群】养猫家庭); any other belongs to what it praises. */
function titledLine(title: string, rest: string, whole: string): Line {
  if (sectionOf(title) !== null) return pair(title, rest.replace(/^[:：]\s*/, ''));
  return { kind: 'bullet', text: whole };
}

function isLabel(text: string): boolean {
  return (
    fieldOfLabel(text) !== null || isAboutTheSale(text) || /^[\p{L}\p{N}()（）/&·\- ]{1,10}$/u.test(text)
  );
}

/** Copied tables often put the label on one line and its value on the next. */
function joinPairs(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const next = lines[index + 1];
    const field = line.kind === 'heading' ? fieldOfLabel(line.text) : null;
    const single = field === 'name' || field === 'category' || field === 'targetAudience';
    if (single && next?.kind === 'text' && next.text.length <= 120) {
      joined.push(pair(line.text, next.text));
      index += 1;
    } else {
      joined.push(line);
    }
  }
  return joined;
}
