import { chakra } from '@chakra-ui/react/styled-system';
import Maximize from 'lucide-react/icons/maximize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SquareDashed from 'lucide-react/icons/square-dashed';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { ReactNode } from 'react';
import { formatTimecode } from '../../lib/format.ts';
import { player as t } from '../../locales/zh-CN/player.ts';
import { Button } from '../../ui/Button.tsx';
import { Scrubber } from './Scrubber.tsx';
import type { ClipRange } from './transport.ts';
import type { PlayerControls } from './usePlayer.ts';

interface PlayerBarProps {
  player: PlayerControls;
  fps: number;
  durationMs: number;
  range: ClipRange | null;
  safeArea: boolean;
  onSafeArea: () => void;
  onFullscreen: () => void;
}

const speeds = [0.5, 1, 1.5, 2, 4];

export function PlayerBar({
  player,
  fps,
  durationMs,
  range,
  safeArea,
  onSafeArea,
  onFullscreen,
}: PlayerBarProps) {
  const frameMs = 1000 / Math.max(1, fps);
  return (
    <chakra.div px="3" pb="2" pt="1">
      <Scrubber currentMs={player.currentMs} durationMs={durationMs} range={range} onSeek={player.seekTo} />
      <chakra.div display="flex" alignItems="center" gap="0.5">
        <Tool label={player.playing ? t.pause : t.play} onClick={player.toggle}>
          {player.playing ? <Pause size={18} /> : <Play size={18} />}
        </Tool>
        <chakra.span hideBelow="sm">
          <Tool label={t.previousFrame} onClick={() => player.seekBy(-frameMs)}>
            <StepBack size={16} />
          </Tool>
          <Tool label={t.nextFrame} onClick={() => player.seekBy(frameMs)}>
            <StepForward size={16} />
          </Tool>
        </chakra.span>
        <chakra.span textStyle="caption" px="2" whiteSpace="nowrap">
          {formatTimecode(player.currentMs, true)} / {formatTimecode(durationMs, true)}
        </chakra.span>
        <chakra.span flex="1" />
        <chakra.select
          aria-label={t.speed}
          value={player.rate}
          onChange={(event) => player.setRate(Number(event.target.value))}
          css={speed}
        >
          {speeds.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </chakra.select>
        <Tool label={t.safeArea} pressed={safeArea} onClick={onSafeArea}>
          <SquareDashed size={17} />
        </Tool>
        <Tool label={player.muted ? t.unmute : t.mute} onClick={player.toggleMuted}>
          {player.muted ? <VolumeX size={17} /> : <Volume2 size={17} />}
        </Tool>
        <Tool label={t.fullscreen} onClick={onFullscreen}>
          <Maximize size={16} />
        </Tool>
      </chakra.div>
    </chakra.div>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <Button
      variant="onStage"
      size="sm"
      icon
      px="0"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

const speed = {
  h: '8',
  px: '1',
  border: 0,
  borderRadius: 'control',
  bg: 'transparent',
  color: 'stage.fg',
  textStyle: 'caption',
  cursor: 'pointer',
  '& option': { color: 'fg', bg: 'bg.panel' },
} as const;
