import type { FilmLanguage, Script } from '../../../contracts/script.ts';
import { removeAdLawIssues } from '../adlaw/adLaw.ts';
import type { CopyBrief } from './brief.ts';

/** Title, summary and hashtags of a film, from the same facts as its narration. */
export function describeFilm(
  brief: CopyBrief,
  sceneCount: number,
  language: FilmLanguage,
): Pick<Script, 'title' | 'summary' | 'hashtags'> {
  const { subject, points, audience, category, kind } = brief;
  const zh = language === 'zh';
  const mood = zh && kind === 'theme' && subject.length <= 6;
  const lead = points.find((point) => point.length <= (zh ? 10 : 28));
  const title = lead ? `${subject}${zh ? '｜' : ': '}${lead}` : mood ? `遇见${subject}` : subject;
  const told = points.slice(0, 3).join(zh ? '、' : ', ');
  const summary = zh
    ? `用${sceneCount}个分镜${kind === 'theme' ? '记录' : '介绍'}${subject}${told && `，讲清${told}`}${audience ? `，给${audience}看` : ''}。`
    : `${subject} in ${sceneCount} scenes${told && `: ${told}`}${audience ? `, for ${audience}` : ''}.`;
  return {
    title: zh ? removeAdLawIssues(title) : capital(removeAdLawIssues(title)),
    summary: zh ? removeAdLawIssues(summary) : capital(removeAdLawIssues(summary)),
    hashtags: hashtagsOf([subject, category, ...points, audience ?? ''], zh ? 8 : 24),
  };
}

function hashtagsOf(phrases: string[], maxChars: number): string[] {
  const tags = phrases
    // Without its point 2.5L would read 25L, so such phrases make no hashtag.
    .filter((phrase) => !/\d[^\p{L}\p{N}\s]/u.test(phrase))
    .map((phrase) => phrase.replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set(tags.filter((tag) => tag.length >= 2 && tag.length <= maxChars))].slice(0, 5);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
