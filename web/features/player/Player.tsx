import { chakra } from '@chakra-ui/react/styled-system';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useStableUrl } from '../../lib/useStableUrl.ts';
import { player as t } from '../../locales/zh-CN/player.ts';
import { Button } from '../../ui/Button.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { SafeArea } from './SafeArea.tsx';
import type { ClipRange } from './transport.ts';
import { usePlayer } from './usePlayer.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

interface PlayerProps {
  title: string;
  url: string;
  posterUrl: string | null | undefined;
  width: number;
  height: number;
  fps: number;
  durationMs: number;
  range?: ClipRange | null;
  /** For what stands beside it and leads to a place of the film. */
  ref?: Ref<PlayerHandle>;
  /** Hears where it is, in ms; with every frame while it plays. */
  onTime?: (ms: number) => void;
}

export interface PlayerHandle {
  seekTo: (ms: number) => void;
  /** Brings it into sight and gives it the keys. */
  show: () => void;
}

/** The one player: the right shape reserved, on a dark ground in both themes, never starting by itself. */
export function Player(props: PlayerProps) {
  const { title, url, posterUrl, width, height, fps, durationMs, range = null, ref, onTime } = props;
  const source = useStableUrl(url);
  const poster = useStableUrl(posterUrl);
  const player = usePlayer(durationMs, range);
  const onKeyDown = usePlayerKeys(player, fps);
  const frame = useRef<HTMLDivElement>(null);
  const { seekTo, currentMs } = player;
  useImperativeHandle(
    ref,
    () => ({
      seekTo,
      show: () => {
        frame.current?.focus({ preventScroll: true });
        frame.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
      },
    }),
    [seekTo],
  );
  useEffect(() => onTime?.(currentMs), [currentMs, onTime]);
  const [safeArea, setSafeArea] = useState(false);
  const [failed, setFailed] = useState(false);
  const ratio = width > 0 && height > 0 ? width / height : 16 / 9;
  return (
    <chakra.section ref={frame} css={stage} aria-label={title} tabIndex={0} onKeyDown={onKeyDown}>
      <chakra.div
        pos="relative"
        mx="auto"
        css={picture}
        style={{ aspectRatio: ratio, maxWidth: `calc(min(64dvh, 640px) * ${ratio})` }}
      >
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are drawn into the picture */}
        <chakra.video
          ref={player.video}
          src={source ?? undefined}
          poster={poster ?? undefined}
          playsInline
          preload="metadata"
          boxSize="full"
          display="block"
          aria-label={title}
          onClick={player.toggle}
          onError={() => setFailed(true)}
        />
        {safeArea && <SafeArea vertical={ratio < 1} />}
        {failed && (
          <chakra.div css={notice} role="alert">
            {t.failed}
            <Button
              size="sm"
              onClick={() => {
                setFailed(false);
                player.video.current?.load();
              }}
            >
              {t.retry}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      <PlayerBar
        player={player}
        fps={fps}
        durationMs={durationMs}
        range={range}
        safeArea={safeArea}
        onSafeArea={() => setSafeArea(!safeArea)}
        onFullscreen={() =>
          void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
        }
      />
    </chakra.section>
  );
}

const stage = {
  bg: 'stage',
  color: 'stage.fg',
  borderRadius: 'panel',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  '&:fullscreen': { justifyContent: 'space-between' },
  '&:fullscreen video': { objectFit: 'contain' },
  '&:fullscreen > div:first-of-type': {
    maxWidth: '100% !important',
    aspectRatio: 'auto !important',
    flex: 1,
    minH: 0,
  },
} as const;
const picture = { w: 'full' } as const;
const notice = {
  pos: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'center',
  bg: 'stage',
} as const;
