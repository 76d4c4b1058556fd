import { findAdLawIssues, removeAdLawIssues } from '../adlaw/adLaw.ts';
import type { ProductFacts } from '../types.ts';
import { type CopyBrief, distinctPhrases, findTone, findWishedDurationMs, mergeProduct } from './brief.ts';

const FILM = '(?:short\\s+)?(?:video|film|clip|ad|advert|commercial|reel|spot)';
const SUBJECT_PATTERNS = [
  new RegExp(
    `${FILM}\\s+(?:for|about|on|of|promoting|introducing|showing)\\s+(?:our|my|an?|the|this)?\\s*(.+?)(?=,|\\s+(?:that|which|with|aimed|for|highlighting|featuring)\\b|$)`,
    'i',
  ),
  /(?:promote|introduce|advertise|present|sell|show|showcase)\s+(?:our|my|an?|the|this)?\s*(?:new\s+)?(.+?)(?=,|\s+(?:that|which|with|aimed|for|highlighting|featuring)\b|$)/i,
  new RegExp(
    `(?:make|create|shoot|write|cut)\\s+(?:me\\s+)?(?:an?\\s+)?(?:[\\w-]+\\s+)??(.+?)\\s+(?:promo\\s+)?${FILM}\\b`,
    'i',
  ),
];
const POINT =
  /(?:highlight(?:s|ing)?|featur(?:es?|ing)|focus(?:ing)?\s+on|emphasi[sz]e|stress(?:ing)?|selling\s+points?|key\s+(?:features|points)|with|it\s+(?:is|has|comes\s+with))(?:\s+(?:are|is|its?|the))?[:\s]+(.+)$/i;
const AUDIENCE =
  /(?:aimed\s+at|target(?:ed)?\s*(?:at|audience)?(?:\s+is)?|audience(?:\s+is)?|made\s+for|(?<!\b(?:video|film|clip|ad|reel|spot)\s)\bfor)[:\s]+(.+?)$/i;
const TONE = /\b(?:tone|style|mood|feel|vibe)\b/i;
const VISUAL = /(?:show|include|pictures?\s+of|shots?\s+of|scenes?\s+of)[:\s]+(.+)$/i;
const ACTION =
  /(?:call\s+to\s+action|end\s+with|ask\s+(?:them|viewers)\s+to|invite\s+(?:them|viewers)\s+to)[:\s]+(.+)$/i;
const OFFER = /[$€£¥]\s?\d|\b\d+\s?%\s+off|\bfree\s+shipping|\bdiscount\b/i;
const NO_FACT =
  /^(?:please|do\s+not|don't|avoid|no\s|make|create|keep|use|thanks|(?:about\s+)?\d+[\s-]*(?:s|secs?|seconds?|min|minutes?)\b|vertical|horizontal|portrait|landscape)/i;
const MOOD =
  /\b(?:story|day|spring|summer|autumn|fall|winter|season|life|travel|nature|city|memories|morning|night)\b/i;
const PLACE_SUBJECT =
  /(?:shop|store|restaurant|cafe|café|hotel|salon|gym|park|service|course|studio|clinic|bakery)$/i;

/** Reads an English prompt and the product into what the copy may say. Words against advertising law are left out. */
export function readEnglishBrief(prompt: string, product: ProductFacts | undefined): CopyBrief {
  const sentences = prompt
    .normalize('NFC')
    .replace(/["“”]/g, '')
    .split(/[!?;\n]+|\.(?=\s|$)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const text = removeAdLawIssues(sentences.join('. '));
  let subject = '';
  for (const pattern of SUBJECT_PATTERNS) {
    for (const sentence of sentences.slice(0, 2)) subject ||= cleanSubject(pattern.exec(sentence)?.[1] ?? '');
  }
  const subjectFromPattern = subject !== '';
  subject ||= cleanSubject(sentences[0]?.split(',')[0] ?? '');
  const brief: CopyBrief = {
    kind: 'product',
    subject,
    category: '',
    points: [],
    offers: [],
    audience: null,
    places: [
      ...new Set(
        [
          ...text.matchAll(/\b(?:at|in)\s+the\s+(office|kitchen|garden|gym|park|bedroom|car|morning)\b/gi),
        ].map((match) => match[1]!),
      ),
    ],
    visuals: [],
    tone: findTone(text),
    action: null,
    durationMs: findWishedDurationMs(text),
  };
  sentences.forEach((sentence, index) => {
    readSentence(sentence, brief, index === 0 && !subjectFromPattern);
  });
  const mood = brief.points.length === 0 && brief.offers.length === 0 && MOOD.test(text);
  brief.kind = PLACE_SUBJECT.test(subject) ? 'place' : mood ? 'theme' : 'product';
  brief.points = distinctPhrases(brief.points).filter(
    (point) => point.toLowerCase() !== subject.toLowerCase(),
  );
  return mergeProduct(brief, product && cleanProduct(product), splitPhrases);
}

function readSentence(sentence: string, brief: CopyBrief, firstNamesSubject: boolean): void {
  let open = false;
  sentence
    .split(/,(?!\d)|(?<!with|to|action|points|features|highlighting|are|for):\s/)
    .forEach((raw, index) => {
      const clause = raw.trim().replace(/^and\s+/i, '');
      const action = ACTION.exec(clause);
      if (clause === '' || findAdLawIssues(clause).length > 0) return;
      if (action) {
        brief.action ??= action[1]!;
      } else if (
        TONE.test(clause) ||
        (NO_FACT.test(clause) && !/\bfor\b|with|highlight|featur/i.test(clause))
      ) {
        open = false;
      } else if (OFFER.test(clause)) {
        brief.offers.push(clause);
      } else {
        const points = POINT.exec(clause);
        const audience = AUDIENCE.exec(points ? clause.slice(0, points.index) || points[1]! : clause);
        const visual = VISUAL.exec(clause);
        const aboutSubject =
          audience && brief.subject && audience[1]!.toLowerCase().includes(brief.subject.toLowerCase());
        if (audience && !aboutSubject)
          brief.audience ??= audience[1]!.replace(/\s+(?:who|that)\b.*$/i, '').trim();
        if (points) {
          brief.points.push(...splitPhrases(points[1]!.replace(/\s+for\s+.*$/i, '')));
          open = true;
        } else if (visual && !visual[1]!.toLowerCase().includes(brief.subject.toLowerCase())) {
          brief.visuals.push(...splitPhrases(visual[1]!.replace(/\s+and\s+/gi, ', ')));
        } else if (
          !audience &&
          !visual &&
          (open || !(index === 0 && firstNamesSubject)) &&
          !NO_FACT.test(clause)
        ) {
          if (!clause.toLowerCase().includes(brief.subject.toLowerCase()))
            brief.points.push(...splitPhrases(clause));
        }
      }
    });
}

function cleanSubject(text: string): string {
  return removeAdLawIssues(text.replace(/:.*$|\s+(?:with|for|that|which)\s.*$/i, ''))
    .replace(/\b\d+[\s-]*(?:s|secs?|seconds?|minutes?)\b/gi, '')
    .replace(/\b(?:vertical|horizontal|portrait|landscape|promo|promotional|short|video|film|clip)\b/gi, '')
    .replace(/^(?:our|my|an?|the|this|new|for|about)\s+/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 6)
    .join(' ');
}

function splitPhrases(text: string): string[] {
  return text
    .split(/[;,/|\n]+|\s+and\s+(?:also\s+)?/i)
    .map((phrase) =>
      phrase
        .trim()
        .replace(/^(?:and|its?|the|has|is|it)\s+/i, '')
        .replace(/\.$/, ''),
    )
    .filter((phrase) => phrase.length >= 3 && phrase.split(/\s+/).length <= 10);
}

function cleanProduct(product: ProductFacts): ProductFacts {
  const clean = (text: string) => removeAdLawIssues(text).replace(/\s+/g, ' ').trim();
  return {
    name: clean(product.name),
    category: clean(product.category),
    targetAudience: clean(product.targetAudience),
    keyFeatures: product.keyFeatures.map(clean),
    sellingPoints: product.sellingPoints.map(clean),
  };
}
