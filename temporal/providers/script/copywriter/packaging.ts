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
  const lead = points.find((point) => point.length <= (zh ? 10 : 28));
  const title = lead
    ? `${subject}${zh ? '｜' : ': '}${lead}`
    : zh && kind === 'theme'
      ? `遇见${subject}`
      : subject;
  const told = points.slice(0, 3).join(zh ? '、' : ', ');
  const summary = zh
    ? `用${sceneCount}个分镜${kind === 'theme' ? '记录' : '介绍'}${subject}${told ? `，讲清${told}` : ''}${audience ? `，给${audience}看` : ''}。`
    : `${subject} in ${sceneCount} scenes${told ? `: ${told}` : ''}${audience ? `, for ${audience}` : ''}.`;
  const tags = [subject, category, ...points, audience ?? ''].map((tag) =>
    tag.replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const hashtags = [...new Set(tags.filter((tag) => tag.length >= 2 && tag.length <= (zh ? 8 : 24)))].slice(
    0,
    5,
  );
  return { title: removeAdLawIssues(title), summary: removeAdLawIssues(summary), hashtags };
}
