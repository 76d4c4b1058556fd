import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { News, NewsChannel } from './liveNews.ts';

/** News come in flocks: one look for all of them. */
const gatherMs = 250;

/** Asks for the page's data again when news come that `concerns` says are its own. */
export function useRevalidateOn(channel: NewsChannel, concerns: (news: News) => boolean): void {
  const { revalidate } = useRevalidator();
  const now = useRef({ concerns, revalidate });
  now.current = { concerns, revalidate };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = channel.listen((news) => {
      if (!now.current.concerns(news)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void now.current.revalidate(), gatherMs);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [channel]);
}
