import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FilmResult_project$key } from '../../../../__generated__/FilmResult_project.graphql.ts';
import { Player } from '../../../../features/player/Player.tsx';
import { result as t } from '../../../../locales/zh-CN/result.ts';
import { LinkButton } from '../../../../ui/Button.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilmChecks } from './FilmChecks.tsx';

/** The film: watched, judged, taken home. */
export function FilmResult({ project: projectRef }: { project: FilmResult_project$key }) {
  const project = useFragment(
    graphql`
      fragment FilmResult_project on Project {
        title
        film {
          url
          downloadUrl
          posterUrl
          subtitleUrl
          width
          height
          fps
          durationMs
          ...FilmChecks_film
        }
        ...ExportButton_project
      }
    `,
    projectRef,
  );
  const { film } = project;
  if (!film) return null;
  return (
    <chakra.section aria-label={t.final} display="flex" flexDirection="column" gap="4">
      <Player
        title={project.title}
        url={film.url}
        posterUrl={film.posterUrl}
        width={film.width}
        height={film.height}
        fps={film.fps}
        durationMs={film.durationMs}
      />
      <chakra.div display="flex" gap="2" flexWrap="wrap">
        <LinkButton variant="ink" href={film.downloadUrl} download>
          <Download size={15} aria-hidden />
          {t.download}
        </LinkButton>
        <ExportButton project={project} />
        <LinkButton variant="ghost" href={film.subtitleUrl} download>
          {t.subtitles}
        </LinkButton>
        <LinkButton variant="ghost" href={film.posterUrl} download>
          {t.poster}
        </LinkButton>
      </chakra.div>
      <FilmChecks film={film} />
    </chakra.section>
  );
}
