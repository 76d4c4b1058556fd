import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { FilmDesk_file$key } from '../../__generated__/FilmDesk_file.graphql.ts';
import { Player, type PlayerHandle } from '../player/Player.tsx';
import { type FilmContext, FilmDeskContext } from './filmContext.ts';
import { createPlayClock } from './playClock.ts';

interface FilmDeskProps {
  file: FilmDesk_file$key;
  /** What was found in it; its time-codes lead to the player. */
  children: ReactNode;
}

/** The film that is judged, and below it everything that is said about it. */
export function FilmDesk({ file: fileRef, children }: FilmDeskProps) {
  const file = useFragment(
    graphql`
      fragment FilmDesk_file on ProjectFile {
        name
        url
        posterUrl
        durationMs
        width
        height
        fps
      }
    `,
    fileRef,
  );
  const player = useRef<PlayerHandle>(null);
  const [clock] = useState(createPlayClock);
  const film = useMemo<FilmContext>(
    () => ({
      clock,
      seekTo: (ms, show = false) => {
        player.current?.seekTo(ms);
        if (show) player.current?.show();
      },
    }),
    [clock],
  );
  return (
    <FilmDeskContext value={film}>
      <chakra.div display="flex" flexDirection="column" gap="5" minW="0">
        <Player ref={player} title={file.name} onTime={clock.tell} {...sizes(file)} />
        {children}
      </chakra.div>
    </FilmDeskContext>
  );
}

type Sizes = Omit<Parameters<typeof Player>[0], 'title' | 'ref' | 'onTime'>;

function sizes({ url, posterUrl, width, height, fps, durationMs }: Sizes): Sizes {
  return { url, posterUrl, width, height, fps, durationMs };
}
