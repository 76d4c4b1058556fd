import { useCallback, useEffect, useRef, useState } from 'react';
import { type ClipRange, reachedEnd, seekTarget, startPosition } from './transport.ts';

export interface PlayerControls {
  video: React.RefObject<HTMLVideoElement | null>;
  playing: boolean;
  currentMs: number;
  rate: number;
  muted: boolean;
  toggle: () => void;
  seekTo: (ms: number) => void;
  seekBy: (deltaMs: number) => void;
  setRate: (rate: number) => void;
  toggleMuted: () => void;
}

/** One video element and its transport. A new range is gone to and played. */
export function usePlayer(durationMs: number, range: ClipRange | null): PlayerControls {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [currentMs, setCurrentMs] = useState(0);
  const [rate, setRateState] = useState(1);
  const [muted, setMuted] = useState(false);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    let frame = 0;
    const tick = () => {
      const now = element.currentTime * 1000;
      setCurrentMs(now);
      if (reachedEnd(now, range)) element.pause();
      else if (!element.paused) frame = requestAnimationFrame(tick);
    };
    const onPlay = () => {
      setPlaying(true);
      frame = requestAnimationFrame(tick);
    };
    const onPause = () => {
      setPlaying(false);
      setCurrentMs(element.currentTime * 1000);
    };
    const onSeeked = () => setCurrentMs(element.currentTime * 1000);
    element.addEventListener('play', onPlay);
    element.addEventListener('pause', onPause);
    element.addEventListener('seeked', onSeeked);
    if (!element.paused) frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('play', onPlay);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('seeked', onSeeked);
    };
  }, [range]);

  useEffect(() => {
    const element = video.current;
    if (!element || !range) return;
    element.currentTime = range.startMs / 1000;
    // Refused where nobody has clicked yet: then the frame stands there, ready.
    element.play().catch(() => undefined);
  }, [range]);

  const seekTo = useCallback((ms: number) => {
    if (video.current) video.current.currentTime = ms / 1000;
    setCurrentMs(ms);
  }, []);

  return {
    video,
    playing,
    currentMs,
    rate,
    muted,
    seekTo,
    seekBy: (deltaMs) => {
      const now = (video.current?.currentTime ?? 0) * 1000;
      seekTo(seekTarget(now, deltaMs, durationMs, range));
    },
    toggle: () => {
      const element = video.current;
      if (!element) return;
      if (!element.paused) return element.pause();
      element.currentTime = startPosition(element.currentTime * 1000, durationMs, range) / 1000;
      element.play().catch(() => setPlaying(false));
    },
    setRate: (next) => {
      if (video.current) video.current.playbackRate = next;
      setRateState(next);
    },
    toggleMuted: () => {
      if (video.current) video.current.muted = !muted;
      setMuted(!muted);
    },
  };
}
